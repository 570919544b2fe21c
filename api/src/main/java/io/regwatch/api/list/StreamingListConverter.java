package io.regwatch.api.list;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Objects;

import io.regwatch.api.PublicUrls;
import io.regwatch.api.StoreTimeout;
import jakarta.servlet.http.HttpServletRequest;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractHttpMessageConverter;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.stereotype.Component;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;
import org.springframework.web.filter.ShallowEtagHeaderFilter;

/**
 * Streams lists in constant memory: a thousand rows at a time. No database connection is
 * held while a slow client receives them. If reading fails after the first bytes, the
 * connection breaks and the array is never closed.
 */
@Component
class StreamingListConverter extends AbstractHttpMessageConverter<ListResponse<?>> {

	private final ObjectWriter json;

	private final PublicUrls urls;

	private final StoreTimeout timeout;

	StreamingListConverter(JsonMapper json, PublicUrls urls, StoreTimeout timeout) {
		super(MediaType.APPLICATION_JSON);
		this.urls = urls;
		this.timeout = timeout;
		this.json = json.writer()
			.without(StreamWriteFeature.AUTO_CLOSE_CONTENT)
			.without(StreamWriteFeature.AUTO_CLOSE_TARGET);
	}

	@Override
	protected boolean supports(Class<?> type) {
		return ListResponse.class.equals(type);
	}

	@Override
	protected ListResponse<?> readInternal(Class<? extends ListResponse<?>> type, HttpInputMessage input) {
		throw new HttpMessageNotReadableException("Lists are only written", input);
	}

	@Override
	protected void writeInternal(ListResponse<?> listing, HttpOutputMessage output) throws IOException {
		write(listing, output);
	}

	private <T> void write(ListResponse<T> listing, HttpOutputMessage output) throws IOException {
		try (ListRows<T> rows = ListRows.open(listing, this.timeout)) {
			Integer limit = listing.request().limit();
			if (limit != null) {
				writePage(listing.request(), rows, limit, output);
			}
			else {
				writeAll(rows, output);
			}
		}
	}

	private <T> void writeAll(ListRows<T> rows, HttpOutputMessage output) throws IOException {
		if (!rows.isShort()) {
			ShallowEtagHeaderFilter.disableContentCaching(request());
		}
		OutputStream body = output.getBody();
		if (request().getMethod().equals(HttpMethod.HEAD.name())) {
			return;
		}
		JsonGenerator generator = begin(body);
		rows.forEach(generator::writePOJO);
		end(generator);
	}

	private <T> void writePage(ListRequest request, ListRows<T> rows, int limit, HttpOutputMessage output)
			throws IOException {
		ListPage<T> page = ListPage.of(request, rows, limit);
		String cursor = page.cursor();
		if (cursor != null) {
			output.getHeaders().set(HttpHeaders.LINK, next(cursor));
		}
		JsonGenerator generator = begin(output.getBody());
		page.rows().forEach(generator::writePOJO);
		end(generator);
	}

	private JsonGenerator begin(OutputStream body) {
		JsonGenerator generator = this.json.createGenerator(body);
		generator.writeStartArray();
		return generator;
	}

	// Closing flushes, and a response that has begun can no longer become an error.
	private static void end(JsonGenerator generator) {
		generator.writeEndArray();
		generator.close();
	}

	private String next(String cursor) {
		return "<%s>; rel=\"next\""
			.formatted(this.urls.request().replaceQueryParam("cursor", cursor).build().toUriString());
	}

	private static HttpServletRequest request() {
		return ((ServletRequestAttributes) Objects.requireNonNull(RequestContextHolder.getRequestAttributes()))
			.getRequest();
	}

}
