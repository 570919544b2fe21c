package io.regwatch.api.list;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Function;

import io.regwatch.api.PublicUrls;
import io.regwatch.api.StoreTimeout;
import io.regwatch.search.Hit;
import io.regwatch.search.Hits;
import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;
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
		try (Hits hits = open(listing)) {
			Integer limit = listing.request().limit();
			if (limit != null) {
				writePage(listing, limit, hits, output);
			}
			else {
				writeAll(hits, listing.rows(), output);
			}
		}
	}

	private static Hits open(ListResponse<?> listing) {
		try {
			return listing.hits().apply(listing.request());
		}
		catch (NumberFormatException ex) {
			throw ListRequest.invalidCursor();
		}
	}

	private <T> void writeAll(Hits hits, Function<Collection<UUID>, Map<UUID, T>> rows, HttpOutputMessage output)
			throws IOException {
		ShallowEtagHeaderFilter.disableContentCaching(request());
		List<Hit> page = this.timeout.call(hits::next);
		List<Found<T>> found = find(page, rows);
		OutputStream body = output.getBody();
		if (request().getMethod().equals(HttpMethod.HEAD.name())) {
			return;
		}
		JsonGenerator generator = begin(body);
		while (!page.isEmpty()) {
			found.forEach((one) -> generator.writePOJO(one.row()));
			page = this.timeout.call(hits::next);
			found = find(page, rows);
		}
		end(generator);
	}

	// One row more than asked for shows whether there is a next page.
	private <T> void writePage(ListResponse<T> listing, int limit, Hits hits, HttpOutputMessage output)
			throws IOException {
		List<Found<T>> found = new ArrayList<>();
		List<Hit> page = this.timeout.call(hits::next);
		while (!page.isEmpty() && found.size() <= limit) {
			found.addAll(find(page, listing.rows()));
			page = (found.size() <= limit) ? this.timeout.call(hits::next) : List.of();
		}
		if (found.size() > limit) {
			output.getHeaders().set(HttpHeaders.LINK, next(listing.request(), found.get(limit - 1).hit()));
		}
		JsonGenerator generator = begin(output.getBody());
		found.stream().limit(limit).forEach((one) -> generator.writePOJO(one.row()));
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

	private static <T> List<Found<T>> find(List<Hit> hits, Function<Collection<UUID>, Map<UUID, T>> rows) {
		if (hits.isEmpty()) {
			return List.of();
		}
		Map<UUID, T> byId = rows.apply(hits.stream().map(Hit::id).toList());
		List<Found<T>> found = new ArrayList<>();
		for (Hit hit : hits) {
			@Nullable T row = byId.get(hit.id());
			if (row != null) {
				found.add(new Found<>(hit, row));
			}
		}
		return found;
	}

	private String next(ListRequest request, Hit last) {
		return "<%s>; rel=\"next\"".formatted(
				this.urls.request().replaceQueryParam("cursor", request.cursor(last.position())).build().toUriString());
	}

	private static HttpServletRequest request() {
		return ((ServletRequestAttributes) Objects.requireNonNull(RequestContextHolder.getRequestAttributes()))
			.getRequest();
	}

	private record Found<T>(Hit hit, T row) {

	}

}
