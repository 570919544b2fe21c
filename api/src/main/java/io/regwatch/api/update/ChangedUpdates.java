package io.regwatch.api.update;

import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.regwatch.api.list.ChangeStatements;
import io.regwatch.api.list.ChangedSince;
import io.regwatch.api.list.ListRequest;
import io.regwatch.change.ChangeInterval;
import io.regwatch.search.Hit;
import io.regwatch.search.HitPages;
import io.regwatch.search.SearchCursor;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Repository;

/**
 * Updates that the changes since a moment concern. The index is a moment late, so they
 * are found in the database.
 */
@Repository
class ChangedUpdates {

	private static final String FIND_PAGE = """
			SELECT u.id, u.published_at
			FROM changed_update(:workspace, :first, :last) AS changed
			JOIN reference_update AS u ON u.id = changed.update_id
			JOIN visible_reference AS visible
				ON visible.reference_id = u.reference_id AND visible.workspace_id = :workspace
			WHERE u.published_at BETWEEN :from AND :to AND
			""" + PublicationPosition.AFTER + """
			ORDER BY u.published_at DESC, u.id
			LIMIT :size
			""";

	private static final String FIND_TIMES = """
			SELECT u.id, u.detected_at, changed.changed_at
			FROM changed_update(:workspace, :first, :last) AS changed
			JOIN reference_update AS u ON u.id = changed.update_id
			WHERE u.id = ANY (CAST(:ids AS uuid[]))
			""";

	private final ChangeStatements statements;

	private final VisibleUpdates updates;

	ChangedUpdates(ChangeStatements statements, VisibleUpdates updates) {
		this.statements = statements;
		this.updates = updates;
	}

	/** Opens the list of candidates; the rows are filtered when they are read. */
	HitPages open(UUID workspace, UpdateParameters.Parsed filters, ChangedSince changed, ListRequest page) {
		PublicationPosition.of(ChangedSince.listed(page.after()));
		return changed.open(page, (changes, after, size) -> page(workspace, filters, changes, after, size));
	}

	/** Reads the rows that match. */
	Map<UUID, Update> find(UUID workspace, UpdateParameters.Parsed filters, ChangedSince changed,
			Collection<UUID> ids) {
		Map<UUID, Update> found = this.updates.find(workspace, filters, ids);
		return this.statements.times(FIND_TIMES, workspace, changed.interval(), found.keySet())
			.stream()
			.map((times) -> Objects.requireNonNull(found.get(times.id())).at(times))
			.filter(filters.search())
			.collect(Collectors.toMap(Update::id, Function.identity()));
	}

	private List<Hit> page(UUID workspace, UpdateParameters.Parsed filters, ChangeInterval changes,
			@Nullable SearchCursor after, int size) {
		PublicationPosition position = PublicationPosition.of(after);
		return this.statements.of(FIND_PAGE, workspace, changes)
			.param("from", VisibleUpdates.time(filters.criteria().from(), OffsetDateTime.MIN))
			.param("to", VisibleUpdates.time(filters.criteria().to(), OffsetDateTime.MAX))
			.param("before", position.publishedAt())
			.param("after", position.id())
			.param("size", size)
			.query(PublicationPosition::hit)
			.list();
	}

}
