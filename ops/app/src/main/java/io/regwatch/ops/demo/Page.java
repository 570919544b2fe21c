package io.regwatch.ops.demo;

import java.nio.charset.StandardCharsets;

import io.regwatch.schema.ContentHash;

/** The response of a site at one address, with the bytes of its body. */
@SuppressWarnings("ArrayRecordComponent")
record Page(int status, String type, byte[] body) {

	private static final String HTML = "text/html; charset=utf-8";

	static Page pdf(byte[] body) {
		return new Page(200, "application/pdf", body);
	}

	static Page html(String text) {
		return html(bytes(text));
	}

	static Page html(byte[] body) {
		return new Page(200, HTML, body);
	}

	static Page json(byte[] body) {
		return new Page(200, "application/json", body);
	}

	static Page gone() {
		return new Page(410, HTML, bytes("<!DOCTYPE html><title>Gone</title><p>This document was withdrawn."));
	}

	static Page missing() {
		return new Page(404, HTML, bytes("<!DOCTYPE html><title>Not found</title><p>There is no such page."));
	}

	/** A strong validator: equal bytes have equal tags. */
	String etag() {
		return "\"%s\"".formatted(ContentHash.of(ContentHash.sha256().digest(this.body)).hex());
	}

	private static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}

}
