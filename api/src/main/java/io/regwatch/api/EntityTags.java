package io.regwatch.api;

import io.regwatch.schema.ContentHash;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.http.ETag;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ResponseStatusException;

/**
 * Strong entity tags of what a PATCH with {@code If-Match} changes: RFC 9110 has it
 * compared strongly, so the weak tags of other responses would never match. Responses
 * with a strong tag are not compressed.
 */
@Component
public class EntityTags {

	private final JsonMapper json;

	EntityTags(JsonMapper json) {
		this.json = json;
	}

	/**
	 * Makes the response to a GET.
	 * @param <T> type of the body
	 * @param body to be tagged
	 * @return with a strong entity tag
	 */
	public <T> ResponseEntity<T> tagged(T body) {
		return ResponseEntity.ok().eTag(tag(body).formattedTag()).body(body);
	}

	/**
	 * Requires that a resource is what the client has read.
	 * @param ifMatch the header; {@code null} requires nothing
	 * @param current body of the response to a GET, locked by the caller's transaction
	 * @throws ResponseStatusException with status 412 if it is something else
	 */
	public void requireMatch(@Nullable String ifMatch, Object current) {
		if (ifMatch != null && !ifMatch.strip().equals("*") && !matches(ifMatch, tag(current))) {
			throw new ResponseStatusException(HttpStatus.PRECONDITION_FAILED,
					"It is not what 'If-Match' names any more: read it again; nothing was applied");
		}
	}

	private static boolean matches(String ifMatch, ETag current) {
		return ETag.parse(ifMatch).stream().anyMatch((tag) -> tag.compare(current, true));
	}

	private ETag tag(Object current) {
		return new ETag(ContentHash.of(this.json.writeValueAsString(current)).hex(), false);
	}

}
