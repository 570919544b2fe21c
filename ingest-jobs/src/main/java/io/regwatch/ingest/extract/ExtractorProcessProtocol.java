package io.regwatch.ingest.extract;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.json.JsonMapper;

/** JSON documents, a line each, over the standard streams of a child. */
final class ExtractorProcessProtocol {

	private static final JsonMapper JSON = JsonMapper.builder(factory())
		.disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
		.build();

	private ExtractorProcessProtocol() {
	}

	static <T> MappingIterator<T> reader(InputStream stream, Class<T> type) {
		return JSON.readerFor(type).readValues(stream);
	}

	static void write(OutputStream stream, Object value) throws IOException {
		JSON.writeValue(stream, value);
		stream.write('\n');
		stream.flush();
	}

	// A plain text without blank lines is one string.
	private static JsonFactory factory() {
		return JsonFactory.builder()
			.streamReadConstraints(StreamReadConstraints.builder().maxStringLength(Integer.MAX_VALUE).build())
			.build();
	}

}
