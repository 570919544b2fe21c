package io.regwatch.api.list;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.search.Hit;
import io.regwatch.search.Hits;
import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.support.ServletUriComponentsBuilder;

/**
 * Writes lists as they are read: a thousand rows are in memory, however long the list is.
 * No database connection is held while a slow client takes them. If reading fails in the
 * middle, the array stays open.
 */
@Component
public class JsonLists {

	private final ObjectWriter json;

	JsonLists(JsonMapper json) {
		this.json = json.writer().without(StreamWriteFeature.AUTO_CLOSE_CONTENT);
	}

	/**
	 * Answers a request with a list.
	 * @param <T> what the list holds
	 * @param request how much of it
	 * @param hits what the index finds
	 * @param rows the rows to it
	 * @param response to be written
	 * @throws IOException when the client has left
	 */
	public <T> void write(ListRequest request, Hits hits, Rows<T> rows, HttpServletResponse response)
			throws IOException {
		if (request.limit() != null) {
			writePage(request.limit(), hits, rows, response);
		}
		else {
			writeAll(hits, rows, response);
		}
	}

	private <T> void writeAll(Hits hits, Rows<T> rows, HttpServletResponse response) throws IOException {
		List<Hit> page = hits.next();
		List<Found<T>> found = find(page, rows);
		try (JsonGenerator generator = begin(response)) {
			while (!page.isEmpty()) {
				found.forEach((one) -> generator.writePOJO(one.row()));
				page = hits.next();
				found = find(page, rows);
			}
			generator.writeEndArray();
		}
	}

	// One row more than asked for tells whether there is a next page.
	private <T> void writePage(int limit, Hits hits, Rows<T> rows, HttpServletResponse response) throws IOException {
		List<Found<T>> found = new ArrayList<>();
		List<Hit> page = hits.next();
		while (!page.isEmpty() && found.size() <= limit) {
			found.addAll(find(page, rows));
			page = hits.next();
		}
		if (found.size() > limit) {
			response.setHeader(HttpHeaders.LINK, next(found.get(limit - 1).hit()));
		}
		try (JsonGenerator generator = begin(response)) {
			found.stream().limit(limit).forEach((one) -> generator.writePOJO(one.row()));
			generator.writeEndArray();
		}
	}

	private JsonGenerator begin(HttpServletResponse response) throws IOException {
		response.setContentType(MediaType.APPLICATION_JSON_VALUE);
		JsonGenerator generator = this.json.createGenerator(response.getOutputStream());
		generator.writeStartArray();
		return generator;
	}

	private static <T> List<Found<T>> find(List<Hit> hits, Rows<T> rows) {
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

	private static String next(Hit last) {
		return "<%s>; rel=\"next\"".formatted(ServletUriComponentsBuilder.fromCurrentRequest()
			.replaceQueryParam("cursor", last.position().cursor())
			.build()
			.toUriString());
	}

	private record Found<T>(Hit hit, T row) {

	}

}
