package io.regwatch.api.change;

import java.time.Duration;
import java.util.UUID;

import io.regwatch.api.ApiController;
import io.regwatch.api.PublicUrls;
import io.regwatch.api.list.QueryParameters;
import io.regwatch.api.savedsearch.SavedSearchMatcher;
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

	private static final Duration MAX_READ = Duration.ofSeconds(5);

	private final ChangeFeed feed;

	private final SavedSearchMatcher searches;

	private final PublicUrls urls;

	ChangeController(ChangeFeed feed, SavedSearchMatcher searches, PublicUrls urls) {
		this.feed = feed;
		this.searches = searches;
		this.urls = urls;
	}

	@GetMapping(produces = { ApiController.JSON, CloudEventsBatchConverter.MEDIA_TYPE })
	ResponseEntity<ChangePage> list(@RequestAttribute UUID workspace,
			@RequestParam(required = false) @Nullable String after,
			@RequestParam(required = false) @Nullable String limit,
			@RequestParam(required = false) @Nullable String wait,
			@RequestParam(required = false) @Nullable String savedSearch) throws InterruptedException {
		int size = QueryParameters.integer("limit", limit, 1, MAX_LIMIT, DEFAULT_LIMIT);
		int seconds = QueryParameters.integer("wait", wait, 0, MAX_WAIT_SECONDS, 0);
		ChangeCursor cursor = (after != null) ? cursor(after) : this.feed.begin();
		Reader reader = new Reader(workspace, size, savedSearch(workspace, savedSearch));
		ChangePage page = page(workspace, read(reader, cursor, Duration.ofSeconds(seconds)));
		return ResponseEntity.ok().header(HttpHeaders.LINK, next(page.cursor())).body(page);
	}

	/** Reads the page after a cursor, without waiting. */
	ChangePage page(UUID workspace, @Nullable String after, @Nullable String limit) {
		int size = QueryParameters.integer("limit", limit, 1, MAX_LIMIT, DEFAULT_LIMIT);
		ChangeCursor cursor = (after != null) ? cursor(after) : this.feed.begin();
		return page(workspace, read(new Reader(workspace, size, null), cursor));
	}

	private ChangePage page(UUID workspace, MatchedChanges changes) {
		return ChangePage.of(changes, this.urls.path("/api/workspaces/" + workspace));
	}

	// Changes of other workspaces end the wait of all, so it may have to go on.
	private MatchedChanges read(Reader reader, ChangeCursor cursor, Duration wait) throws InterruptedException {
		long end = System.nanoTime() + wait.toNanos();
		MatchedChanges found = read(reader, cursor);
		while (found.isEmpty() && this.feed.await(found.batch().cursor(), end)) {
			found = read(reader, found.batch().cursor());
		}
		return found;
	}

	/**
	 * Reads on over changes that do not match, for a limited time: the cursor after them
	 * must reach the client.
	 */
	private MatchedChanges read(Reader reader, ChangeCursor cursor) {
		long end = System.nanoTime() + MAX_READ.toNanos();
		MatchedChanges found = readSome(reader, cursor);
		MatchedChanges kept = found.restrictedTo(reader.savedSearch());
		while (kept.isEmpty() && !found.isEmpty() && System.nanoTime() - end < 0) {
			found = readSome(reader, found.batch().cursor());
			kept = found.restrictedTo(reader.savedSearch());
		}
		return kept;
	}

	private MatchedChanges readSome(Reader reader, ChangeCursor cursor) {
		try {
			ChangeBatch batch = this.feed.read(reader.workspace(), cursor, reader.limit());
			return new MatchedChanges(batch, this.searches.match(reader.workspace(), batch.changes()));
		}
		catch (ChangeCursorExpiredException ex) {
			throw new ResponseStatusException(HttpStatus.GONE,
					ex.getMessage() + ": start again without 'after', which begins with all that is visible", ex);
		}
	}

	private @Nullable UUID savedSearch(UUID workspace, @Nullable String text) {
		String id = QueryParameters.one(text);
		return (id == null) ? null : this.searches.find(workspace, id)
			.orElseThrow(() -> QueryParameters.unknown("savedSearch", id, "the id of a saved search"));
	}

	private String next(String cursor) {
		return "<%s>; rel=\"next\""
			.formatted(this.urls.request().replaceQueryParam("after", cursor).build().toUriString());
	}

	private static ChangeCursor cursor(String text) {
		return ChangeCursor.parse(text)
			.orElseThrow(() -> QueryParameters.unknown("after", text, "the cursor of an earlier response"));
	}

	/** Who reads; a saved search restricts what. */
	private record Reader(UUID workspace, int limit, @Nullable UUID savedSearch) {

	}

}
