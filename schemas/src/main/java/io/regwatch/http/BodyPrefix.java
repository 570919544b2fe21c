package io.regwatch.http;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.net.URI;
import java.nio.charset.Charset;
import java.util.List;

import io.regwatch.schema.text.StreamSafeText;
import org.apache.hc.core5.http.ContentType;
import org.jspecify.annotations.Nullable;

/**
 * The beginning of a body, by which it is checked before it is read.
 *
 * @param hops addresses requested
 * @param type as announced; {@code null} if not
 * @param start its first bytes
 */
@SuppressWarnings("ArrayRecordComponent")
record BodyPrefix(List<URI> hops, @Nullable ContentType type, byte[] start) {

	private static final int SIZE = 1 << 16;

	static BodyPrefix of(List<URI> hops, @Nullable ContentType type, InputStream body) throws IOException {
		return new BodyPrefix(hops, type, body.readNBytes(SIZE));
	}

	SniffedType kind() {
		return SniffedType.of(this.start);
	}

	/** The media type; empty if it is missing or generic. */
	String mediaType() {
		String name = (this.type != null) ? this.type.getMimeType() : "";
		return name.endsWith("/octet-stream") ? "" : name;
	}

	/** The beginning as text; empty if it is binary. */
	String text() {
		if (!kind().isText()) {
			return "";
		}
		@Nullable Charset host = (this.type != null) ? this.type.getCharset() : null;
		return StreamSafeText.limit(new String(this.start, CharsetDetector.announced(this.start, host)));
	}

	/** The whole body. */
	InputStream followedBy(InputStream rest) {
		return new SequenceInputStream(new ByteArrayInputStream(this.start), rest);
	}

}
