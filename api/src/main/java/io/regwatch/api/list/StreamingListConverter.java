package io.regwatch.api.list;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;

import io.regwatch.api.PublicUrls;
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
 * Writes lists as they are read: a thousand rows are in memory, however long the list is.
 * No database connection is held while a slow client takes them. If reading fails in the
 * middle, neither the array nor the response comes to its end.
 */
@Component
class StreamingListConverter extends AbstractHttpMessageConverter<Listing<?>> {

	private final ObjectWriter json;

	private final PublicUrls addresses;

	StreamingListConverter(JsonMapper json, PublicUrls addresses) {
		super(MediaType.APPLICATION_JSON);
		this.addresses = addresses;
		this.json = json.writer()
			.without(StreamWriteFeature.AUTO_CLOSE_CONTENT)
			.without(StreamWriteFeature.AUTO_CLOSE_TARGET);
	}

	@Override
	protected boolean supports(Class<?> type) {
		return Listing.class.equals(type);
	}

	@Override
	protected Listing<?> readInternal(Class<? extends Listing<?>> type, HttpInputMessage input) {
		throw new HttpMessageNotReadableException("A list is only answered", input);
	}

	@Override
	protected void writeInternal(Listing<?> listing, HttpOutputMessage output) throws IOException {
		write(listing, output);
	}

	private <T> void write(Listing<T> listing, HttpOutputMessage output) throws IOException {
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

	private static Hits open(Listing<?> listing) {
		try {
			return listing.hits().apply(listing.request());
		}
		catch (NumberFormatException ex) {
			throw ListRequest.invalidCursor();
		}
	}

	private <T> void writeAll(Hits hits, RowLoader<T> rows, HttpOutputMessage output) throws IOException {
		ShallowEtagHeaderFilter.disableContentCaching(request());
		List<Hit> page = hits.next();
		List<Found<T>> found = find(page, rows);
		OutputStream body = output.getBody();
		if (request().getMethod().equals(HttpMethod.HEAD.name())) {
			return;
		}
		JsonGenerator generator = begin(body);
		while (!page.isEmpty()) {
			found.forEach((one) -> generator.writePOJO(one.row()));
			page = hits.next();
			found = find(page, rows);
		}
		end(generator);
	}

	// One row more than asked for tells whether there is a next page.
	private <T> void writePage(Listing<T> listing, int limit, Hits hits, HttpOutputMessage output) throws IOException {
		List<Found<T>> found = new ArrayList<>();
		List<Hit> page = hits.next();
		while (!page.isEmpty() && found.size() <= limit) {
			found.addAll(find(page, listing.rows()));
			page = (found.size() <= limit) ? hits.next() : List.of();
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

	// Only at the end: closing sends what is buffered, and an answer that has begun can
	// no
	// longer become a failure.
	private static void end(JsonGenerator generator) {
		generator.writeEndArray();
		generator.close();
	}

	private static <T> List<Found<T>> find(List<Hit> hits, RowLoader<T> rows) {
		if (hits.isEmpty()) {
			return List.of();
		}
		Map<UUID, T> byId = rows.find(hits.stream().map(Hit::id).toList());
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
		return "<%s>; rel=\"next\"".formatted(this.addresses.request()
			.replaceQueryParam("cursor", request.cursor(last.position()))
			.build()
			.toUriString());
	}

	private static HttpServletRequest request() {
		return ((ServletRequestAttributes) Objects.requireNonNull(RequestContextHolder.getRequestAttributes()))
			.getRequest();
	}

	private record Found<T>(Hit hit, T row) {

	}

}
