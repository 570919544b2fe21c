package io.regwatch.api.update;

import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.UUID;

import io.regwatch.api.list.ChangedSince;
import io.regwatch.api.list.ListRequest;
import io.regwatch.api.list.ListResponse;
import io.regwatch.change.ChangeFeed;
import io.regwatch.search.IndexSearch;
import io.regwatch.search.VisibilityRepository;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/**
 * The lists of updates: ids from the index, rows from the database. The index knows
 * neither status nor priority: lists with these filters and without words to search for
 * are found in the database.
 */
@Component
public class UpdateLists {

	private final VisibleUpdates updates;

	private final PastUpdates past;

	private final ChangedUpdates changed;

	private final ChangeFeed feed;

	private final IndexSearch index;

	private final VisibilityRepository visibilities;

	UpdateLists(VisibleUpdates updates, PastUpdates past, ChangedUpdates changed, ChangeFeed feed, IndexSearch index,
			VisibilityRepository visibilities) {
		this.updates = updates;
		this.past = past;
		this.changed = changed;
		this.feed = feed;
		this.index = index;
		this.visibilities = visibilities;
	}

	/**
	 * Finds the updates that a workspace sees.
	 * @param workspace that reads
	 * @param parameters filters
	 * @param limit the parameter {@code limit}; {@code null} for all
	 * @param cursor the parameter {@code cursor}; {@code null} for the first page
	 * @return the latest publication first
	 * @throws io.regwatch.api.error.InvalidInputException if a parameter is invalid
	 */
	public ListResponse<Update> list(UUID workspace, UpdateParameters parameters, @Nullable String limit,
			@Nullable String cursor) {
		UpdateParameters.Parsed filters = parameters.parse();
		ListRequest page = ListRequest.of(limit, cursor, "updates", parameters);
		if (filters.time().isPast()) {
			return new ListResponse<>(page, (request) -> this.past.open(workspace, filters, request.after()),
					(ids) -> this.past.find(workspace, filters, ids));
		}
		Instant since = filters.changedSince();
		if (since != null) {
			ChangedSince changes = new ChangedSince(this.feed, since);
			return new ListResponse<>(page, (request) -> this.changed.open(workspace, filters, changes, request),
					(ids) -> this.changed.find(workspace, filters, changes, ids));
		}
		if (filters.criteria().search() == null && filters.isByContext()) {
			return new ListResponse<>(page, (request) -> this.updates.open(workspace, filters, request),
					(ids) -> this.updates.find(workspace, filters, ids));
		}
		return new ListResponse<>(page, (request) -> this.index.open(filters.criteria(),
				this.visibilities.of(workspace), request.after(), request.hits()),
				(ids) -> this.updates.find(workspace, filters, ids));
	}

	/**
	 * Finds those of some updates that lists of a workspace show.
	 * @param workspace that reads
	 * @param ids of updates
	 * @return by their ids
	 */
	public Map<UUID, Update> find(UUID workspace, Collection<UUID> ids) {
		return this.updates.find(workspace, UpdateParameters.NONE.parse(), ids);
	}

}
