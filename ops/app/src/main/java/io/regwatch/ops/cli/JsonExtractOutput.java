package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.Locale;

import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

/** Prints one JSON document, file by file. */
final class JsonExtractOutput implements ExtractOutput {

	private final PrintWriter out;

	private final JsonGenerator json;

	JsonExtractOutput(PrintWriter out) {
		this.out = out;
		this.json = JsonMapper.builder()
			.disable(tools.jackson.core.StreamWriteFeature.AUTO_CLOSE_TARGET)
			.build()
			.createGenerator(out);
		this.json.writeStartObject();
		this.json.writeArrayPropertyStart("files");
	}

	@Override
	public void print(ReadFile file) {
		this.json.writeStartObject();
		this.json.writeStringProperty("file", file.file().toString());
		switch (file.extraction()) {
			case Extraction.Text text -> write(text);
			case Extraction.Rejected rejected -> write(rejected);
		}
		this.json.writeEndObject();
	}

	@Override
	public void close() {
		this.json.close();
		this.out.println();
		this.out.flush();
	}

	private void write(Extraction.Text text) {
		this.json.writeStringProperty("mediaType", text.mediaType());
		this.json.writeStringProperty("title", text.title());
		this.json.writeStringProperty("language", text.language());
		this.json.writeNumberProperty("pages", text.pages());
		this.json.writeArrayPropertyStart("blocks");
		text.blocks().forEach(this::write);
		this.json.writeEndArray();
	}

	private void write(Extraction.Rejected rejected) {
		this.json.writeStringProperty("rejected", rejected.reason().code());
		this.json.writeStringProperty("detail", rejected.detail());
		this.json.writeStringProperty("mediaType", rejected.mediaType());
	}

	private void write(Block block) {
		this.json.writeStartObject();
		this.json.writeNumberProperty("ordinal", block.ordinal());
		this.json.writeNumberProperty("page", block.page());
		this.json.writeStringProperty("kind", block.kind().name().toLowerCase(Locale.ROOT));
		this.json.writeNumberProperty("level", block.level());
		this.json.writeStringProperty("text", block.text());
		this.json.writeEndObject();
	}

}
