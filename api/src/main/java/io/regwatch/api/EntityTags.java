package io.regwatch.api;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.http.ETag;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.util.DigestUtils;
import org.springframework.web.server.ResponseStatusException;

/**
 * Compares {@code If-Match} with the entity tag that the response to a GET would have
 * now. The tags are weak, because responses are compressed, and are compared as such.
 */
@Component
public class EntityTags {

	private final JsonMapper json;

	EntityTags(JsonMapper json) {
		this.json = json;
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
		return ETag.parse(ifMatch).stream().anyMatch((tag) -> tag.compare(current, false));
	}

	/** As {@link org.springframework.web.filter.ShallowEtagHeaderFilter} makes it. */
	private ETag tag(Object current) {
		return new ETag("0" + DigestUtils.md5DigestAsHex(this.json.writeValueAsBytes(current)), true);
	}

}
