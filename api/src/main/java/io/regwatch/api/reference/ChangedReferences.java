package io.regwatch.api.reference;

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
import io.regwatch.search.Criteria;
import io.regwatch.search.Hit;
import io.regwatch.search.HitPages;
import io.regwatch.search.SearchCursor;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Repository;

/**
 * References that the changes since a moment concern. The index is a moment late, so they
 * are found in the database.
 */
@Repository
class ChangedReferences {

	private static final String FIND_PAGE = """
			SELECT r.id, lower(r.title) COLLATE "C" AS key
			FROM changed_reference(:workspace, :first, :last) AS changed
			JOIN reference AS r ON r.id = changed.reference_id
			JOIN visible_reference AS visible ON visible.reference_id = r.id AND visible.workspace_id = :workspace
			WHERE
			""" + TitlePosition.AFTER + """
			ORDER BY lower(r.title) COLLATE "C", r.id
			LIMIT :size
			""";

	private static final String FIND_TIMES = """
			SELECT r.id, version.detected_at, changed.changed_at
			FROM changed_reference(:workspace, :first, :last) AS changed
			JOIN reference AS r ON r.id = changed.reference_id
			JOIN reference_version AS version ON version.id = r.current_version_id
			WHERE r.id = ANY (CAST(:ids AS uuid[]))
			""";

	private final ChangeStatements statements;

	private final VisibleReferences references;

	ChangedReferences(ChangeStatements statements, VisibleReferences references) {
		this.statements = statements;
		this.references = references;
	}

	/** Opens the list of candidates; the rows are filtered when they are read. */
	HitPages open(UUID workspace, ChangedSince changed, ListRequest page) {
		TitlePosition.of(ChangedSince.listed(page.after()));
		return changed.open(page, (changes, after, size) -> page(workspace, changes, after, size));
	}

	/** Reads the rows that match. */
	Map<UUID, Reference> find(UUID workspace, Criteria.OfReferences criteria, ChangedSince changed,
			Collection<UUID> ids) {
		Map<UUID, Reference> found = this.references.findMatching(workspace, criteria, ids);
		return this.statements.times(FIND_TIMES, workspace, changed.interval(), found.keySet())
			.stream()
			.map((times) -> Objects.requireNonNull(found.get(times.id())).at(times))
			.collect(Collectors.toMap(Reference::id, Function.identity()));
	}

	private List<Hit> page(UUID workspace, ChangeInterval changes, @Nullable SearchCursor after, int size) {
		TitlePosition position = TitlePosition.of(after);
		return this.statements.of(FIND_PAGE, workspace, changes)
			.param("key", position.key())
			.param("after", position.id())
			.param("size", size)
			.query(TitlePosition::hit)
			.list();
	}

}
