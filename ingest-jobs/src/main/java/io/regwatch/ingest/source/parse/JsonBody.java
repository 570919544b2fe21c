package io.regwatch.ingest.source.parse;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.core.json.JsonReadFeature;
import java.nio.charset.Charset;
import java.util.List;
import java.util.function.Supplier;

import io.regwatch.http.CharsetDetector;
import io.regwatch.http.ResponseMetadata;
import io.regwatch.ingest.source.catalogue.FieldRule;
import io.regwatch.ingest.source.catalogue.YamlFile;
import io.regwatch.schema.Anomaly;
import org.jsoup.Jsoup;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * A JSON document. It is in UTF-8, 16 or 32, which its first bytes show, unless the host
 * says otherwise and is right.
 *
 * @param document whole
 * @param anomaly what is odd about its bytes; {@code null} if nothing is
 */
public record JsonBody(JsonNode document, @Nullable Anomaly anomaly) {

	/** A script writes its values as JavaScript does. */
	private static final JsonMapper SCRIPT = JsonMapper.builder()
		.enable(JsonReadFeature.ALLOW_SINGLE_QUOTES, JsonReadFeature.ALLOW_UNQUOTED_PROPERTY_NAMES,
				JsonReadFeature.ALLOW_TRAILING_COMMA, JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER,
				JsonReadFeature.ALLOW_JAVA_COMMENTS)
		.build();

	/**
	 * JSON that an element of an HTML page holds, or one of its attributes, or a script,
	 * also within a string.
	 */
	static JsonBody embedded(byte[] body, ResponseMetadata receipt, FieldRule rule) throws UnreadablePageException {
		String text = CharsetDetector.decode(body, receipt.charset());
		String json = new FieldReader((rule.select() != null) ? element(text, receipt) : new TextRow(text),
				receipt.url())
			.read(rule);
		if (json == null) {
			throw new UnreadablePageException(
					(rule.select() != null) ? "the page has no element '%s' with JSON".formatted(rule.select())
							: "nothing in the page matches '%s'".formatted(rule.regex()));
		}
		JsonNode document = parse(() -> SCRIPT.readTree(json));
		return new JsonBody(document.isString() ? parse(() -> SCRIPT.readTree(document.stringValue())) : document,
				null);
	}

	private static HtmlRow element(String page, ResponseMetadata receipt) {
		return new HtmlRow(Jsoup.parse(page, receipt.url().toString()), new HtmlGrid(), List.of(), null);
	}

	/**
	 * Reads a response whose body is JSON.
	 * @param body as received
	 * @param receipt metadata of the response
	 * @return the document
	 * @throws UnreadablePageException if it is not JSON
	 */
	public static JsonBody read(byte[] body, ResponseMetadata receipt) throws UnreadablePageException {
		Charset announced = CharsetDetector.announced(body, receipt.charset());
		boolean unicode = announced.name().startsWith("UTF-");
		Charset charset = unicode ? announced : CharsetDetector.charsetOf(body, receipt.charset());
		String text = new String(body, charset);
		if (CharsetDetector.isTwiceEncoded(text)) {
			throw new UnreadablePageException("its letters were encoded twice");
		}
		JsonNode document = charset.name().startsWith("UTF-") ? parse(() -> YamlFile.MAPPER.readTree(body))
				: parse(() -> YamlFile.MAPPER.readTree(text));
		return new JsonBody(document, CharsetDetector.flag(receipt.url(), announced, charset));
	}

	private static JsonNode parse(Supplier<JsonNode> parser) throws UnreadablePageException {
		try {
			return parser.get();
		}
		catch (JacksonException ex) {
			throw new UnreadablePageException("not JSON: " + ex.getOriginalMessage());
		}
	}

}
