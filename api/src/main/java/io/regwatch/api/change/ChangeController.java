package io.regwatch.api.change;

import java.time.Duration;
import java.util.UUID;

import io.regwatch.api.ApiController;
import io.regwatch.api.PublicUrls;
import io.regwatch.api.list.QueryParameters;
import io.regwatch.change.ChangeBatch;
import io.regwatch.change.ChangeCursor;
import io.regwatch.change.ChangeCursorExpiredException;
import io.regwatch.change.ChangeFeed;
import org.jspecify.annotations.Nullable;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;

/**
 * The change feed. A request that waits holds its HTTP connection and a virtual thread,
 * but no database connection.
 */
@ApiController
@RequestMapping("/api/workspaces/{workspaceId}/changes")
class ChangeController {

	private static final int DEFAULT_LIMIT = 100;

	private static final int MAX_LIMIT = 1000;

	private static final int MAX_WAIT_SECONDS = 30;

	private final ChangeFeed feed;

	private final PublicUrls urls;

	ChangeController(ChangeFeed feed, PublicUrls urls) {
		this.feed = feed;
		this.urls = urls;
	}

	@GetMapping(produces = { ApiController.JSON, CloudEventsBatchConverter.MEDIA_TYPE })
	ResponseEntity<ChangePage> list(@RequestAttribute UUID workspace, @RequestParam @Nullable String after,
			@RequestParam @Nullable String limit, @RequestParam @Nullable String wait) throws InterruptedException {
		int size = QueryParameters.integer("limit", limit, 1, MAX_LIMIT, DEFAULT_LIMIT);
		int seconds = QueryParameters.integer("wait", wait, 0, MAX_WAIT_SECONDS, 0);
		ChangeCursor cursor = (after != null) ? cursor(after) : this.feed.begin();
		ChangePage page = ChangePage.of(read(workspace, cursor, size, Duration.ofSeconds(seconds)),
				this.urls.path("/api/workspaces/" + workspace));
		return ResponseEntity.ok().header(HttpHeaders.LINK, next(page.cursor())).body(page);
	}

	/** Reads the page after a cursor, without waiting. */
	ChangePage page(UUID workspace, @Nullable String after, @Nullable String limit) {
		int size = QueryParameters.integer("limit", limit, 1, MAX_LIMIT, DEFAULT_LIMIT);
		ChangeCursor cursor = (after != null) ? cursor(after) : this.feed.begin();
		return ChangePage.of(read(workspace, cursor, size), this.urls.path("/api/workspaces/" + workspace));
	}

	// Changes of other workspaces end the wait of all, so it may have to go on.
	private ChangeBatch read(UUID workspace, ChangeCursor cursor, int limit, Duration wait)
			throws InterruptedException {
		long end = System.nanoTime() + wait.toNanos();
		ChangeBatch batch = read(workspace, cursor, limit);
		while (batch.changes().isEmpty() && this.feed.await(batch.cursor(), end)) {
			batch = read(workspace, batch.cursor(), limit);
		}
		return batch;
	}

	private ChangeBatch read(UUID workspace, ChangeCursor cursor, int limit) {
		try {
			return this.feed.read(workspace, cursor, limit);
		}
		catch (ChangeCursorExpiredException ex) {
			throw new ResponseStatusException(HttpStatus.GONE,
					ex.getMessage() + ": start again without 'after', which begins with all that is visible", ex);
		}
	}

	private String next(String cursor) {
		return "<%s>; rel=\"next\""
			.formatted(this.urls.request().replaceQueryParam("after", cursor).build().toUriString());
	}

	private static ChangeCursor cursor(String text) {
		return ChangeCursor.parse(text)
			.orElseThrow(() -> QueryParameters.unknown("after", text, "the cursor of an earlier response"));
	}

}
