package io.regwatch.ingest.source.parse;

import java.nio.charset.Charset;

import io.regwatch.http.CharsetDetector;
import io.regwatch.http.ResponseMetadata;
import io.regwatch.ingest.source.catalogue.YamlFile;
import io.regwatch.schema.Anomaly;
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
record JsonBody(JsonNode document, @Nullable Anomaly anomaly) {

	static JsonBody read(byte[] body, ResponseMetadata receipt) throws UnreadablePageException {
		Charset announced = CharsetDetector.announced(body, receipt.charset());
		boolean unicode = announced.name().startsWith("UTF-");
		Charset charset = unicode ? announced : CharsetDetector.charsetOf(body, receipt.charset());
		String text = new String(body, charset);
		if (CharsetDetector.isTwiceEncoded(text)) {
			throw new UnreadablePageException("its letters were encoded twice");
		}
		try {
			JsonNode document = charset.name().startsWith("UTF-") ? YamlFile.MAPPER.readTree(body)
					: YamlFile.MAPPER.readTree(text);
			return new JsonBody(document, CharsetDetector.flag(receipt.url(), announced, charset));
		}
		catch (JacksonException ex) {
			throw new UnreadablePageException("not JSON: " + ex.getOriginalMessage());
		}
	}

}
