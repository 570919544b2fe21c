package io.regwatch.api.savedsearch;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.regwatch.api.JsonCode;
import io.regwatch.api.update.Update;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Priority;
import io.regwatch.search.SearchedText;
import io.regwatch.search.TextMatch;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.annotation.JsonSerialize;

/**
 * A filter of updates; an empty list does not restrict.
 *
 * @param id of the saved search
 * @param name for people
 * @param search words in titles, ids and summaries, all of which must match; {@code null}
 * for any
 * @param status of the context, any of them
 * @param priority of the context, any of them
 * @param source ids, any of them
 * @param geography codes of sources, any of them
 * @param createdAt when it was created
 * @param changedAt when it was last replaced
 */
public record SavedSearch(UUID id, String name, @Nullable String search,
		@JsonSerialize(contentUsing = JsonCode.Serializer.class) List<ApplicabilityStatus> status,
		@JsonSerialize(contentUsing = JsonCode.Serializer.class) List<Priority> priority, List<String> source,
		List<String> geography, Instant createdAt, Instant changedAt) {

	boolean matches(Update update, SearchedText text) {
		Update.Context context = update.context();
		return matches(this.status, (context != null) ? context.status() : null)
				&& matches(this.priority, (context != null) ? context.priority() : null)
				&& matches(this.source, update.reference().source().id())
				&& matches(this.geography, update.reference().source().geography())
				&& (this.search == null || new TextMatch(this.search).matches(text));
	}

	private static <T> boolean matches(List<T> allowed, @Nullable T value) {
		return allowed.isEmpty() || (value != null && allowed.contains(value));
	}

}
