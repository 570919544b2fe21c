package io.regwatch.ingest.source;

import java.net.URI;
import java.nio.charset.Charset;

import io.regwatch.http.Receipt;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Reads JSON documents that list items. */
record JsonPages(JsonList list) implements PageReader {

	@Override
	public String type() {
		return "json";
	}

	@Override
	public Page read(byte[] body, Receipt receipt) throws UnreadablePageException {
		JsonNode document = parse(body, receipt.charset());
		JsonNode items = document.at(this.list.items());
		if (!items.isArray()) {
			throw new UnreadablePageException("there is no array at '%s'".formatted(this.list.items()));
		}
		return new Page(items.valueStream().map(JsonRow::new).toList(), total(document), next(document, receipt.url()),
				receipt.url(), null);
	}

	/**
	 * JSON is UTF-8, 16 or 32, which its first bytes tell, unless the host says
	 * otherwise.
	 */
	private static JsonNode parse(byte[] body, @Nullable Charset charset) throws UnreadablePageException {
		try {
			boolean unicode = charset == null || charset.name().startsWith("UTF-");
			return unicode ? YamlFile.MAPPER.readTree(body) : YamlFile.MAPPER.readTree(new String(body, charset));
		}
		catch (JacksonException ex) {
			throw new UnreadablePageException("not JSON: " + ex.getOriginalMessage());
		}
	}

	private @Nullable Integer total(JsonNode document) throws UnreadablePageException {
		if (this.list.total() == null) {
			return null;
		}
		String total = document.at(this.list.total()).asString("");
		if (!total.matches("\\d{1,9}")) {
			throw new UnreadablePageException("there is no total at '%s'".formatted(this.list.total()));
		}
		return Integer.valueOf(total);
	}

	private @Nullable URI next(JsonNode document, URI address) throws UnreadablePageException {
		String next = (this.list.next() != null) ? document.at(this.list.next()).asString("") : "";
		try {
			return next.isEmpty() ? null : address.resolve(next);
		}
		catch (IllegalArgumentException ex) {
			throw new UnreadablePageException("the next page has no usable address: '%s'".formatted(next));
		}
	}

}
