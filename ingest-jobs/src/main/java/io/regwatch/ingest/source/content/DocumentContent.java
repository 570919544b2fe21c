package io.regwatch.ingest.source.content;

import io.regwatch.ingest.source.parse.UnreadablePageException;
import io.regwatch.ingest.source.parse.BulkArchive;
import io.regwatch.ingest.source.parse.JsonRow;
import io.regwatch.ingest.source.parse.JsonBody;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;

import io.regwatch.http.ResponseMetadata;
import io.regwatch.ingest.source.catalogue.ContentRule;
import io.regwatch.ingest.source.catalogue.JsonLocation;
import io.regwatch.schema.text.BoundedPattern;

/** Takes the document out of what a host sends. */
public final class DocumentContent {

	private static final BoundedPattern DATA_URI = BoundedPattern.compile("^\\s*data:[^,]*,");

	private static final BoundedPattern SPACE = BoundedPattern.compile("\\s");

	private DocumentContent() {
	}

	/**
	 * Applies a source's rule.
	 * @param body as it was received
	 * @param receipt metadata of the response
	 * @param rule of the source
	 * @param address that was requested, whose fragment may name a section
	 * @return the bytes of the document; a page of which a part is the document is whole
	 * @throws UnreadablePageException if the response has nothing where the rule points
	 */
	public static byte[] of(byte[] body, ResponseMetadata receipt, ContentRule rule, URI address)
			throws UnreadablePageException {
		byte[] content = (rule.pointer() != null) ? value(body, receipt, rule.pointer()) : body;
		if (rule.isBase64()) {
			content = decode(content);
		}
		if (rule.unzip() != null) {
			content = member(content, rule.unzip());
		}
		return rule.isPartOfPage() ? PageContent.whole(content, receipt, rule, address) : content;
	}

	private static byte[] value(byte[] body, ResponseMetadata receipt, String pointer) throws UnreadablePageException {
		String value = JsonRow.text(JsonLocation.find(JsonBody.read(body, receipt).document(), pointer));
		if (value == null || value.isBlank()) {
			throw new UnreadablePageException("There is nothing at '%s'".formatted(pointer));
		}
		return value.getBytes(StandardCharsets.UTF_8);
	}

	/** Line breaks and the beginning of a data URI are not part of the encoding. */
	private static byte[] decode(byte[] content) throws UnreadablePageException {
		String text = DATA_URI.removeFirst(new String(content, StandardCharsets.US_ASCII));
		try {
			return Base64.getDecoder().decode(SPACE.replaceAll(text, ""));
		}
		catch (IllegalArgumentException ex) {
			throw new UnreadablePageException("It is not Base64: " + ex.getMessage());
		}
	}

	private static byte[] member(byte[] content, String name) throws UnreadablePageException {
		Map<String, byte[]> found = new LinkedHashMap<>();
		try {
			BulkArchive.forEach(new ByteArrayInputStream(content), name,
					(member, file) -> found.put(String.valueOf(member), file.readAllBytes()));
		}
		catch (IOException ex) {
			throw new UnreadablePageException("The archive cannot be read: " + ex.getMessage());
		}
		if (found.size() > 1) {
			throw new UnreadablePageException(
					"The archive has %d files that 'unzip' fits, %s: which one is the document?".formatted(found.size(),
							found.keySet().stream().limit(2).map("'%s'"::formatted).toList()));
		}
		return found.values().iterator().next();
	}

}
