package io.regwatch.ops.console.digestmail;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Stream;

import io.regwatch.api.StoreTimeout;
import io.regwatch.api.list.ListPage;
import io.regwatch.api.list.ListRequest;
import io.regwatch.api.obligation.Obligation;
import io.regwatch.api.obligation.ObligationFilter;
import io.regwatch.api.obligation.Obligations;
import io.regwatch.api.update.Update;
import io.regwatch.api.update.UpdateLists;
import io.regwatch.schema.Priority;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Lists the changes and deadlines of a workspace. */
@Component
class DigestSections {

	private static final int MAX = 1000;

	private static final int SOON = 30;

	private static final int LATER = 90;

	private static final Comparator<Update> MOST_URGENT_FIRST = Comparator.comparing(DigestSections::urgency)
		.thenComparing((one) -> one.update().publicationDate(), Comparator.reverseOrder());

	private static final String FIND_TITLES = """
			SELECT reported.title AS text, concat_ws(', ', reference.external_id, reported.retraction_reason) AS detail,
				'' AS url
			FROM reference_update AS reported
			JOIN reference ON reference.id = reported.reference_id
			WHERE reported.id = ANY (CAST(:ids AS uuid[]))
			ORDER BY reported.published_at DESC, reported.id
			""";

	private final JdbcClient jdbc;

	private final UpdateLists updates;

	private final Obligations obligations;

	private final StoreTimeout timeout;

	DigestSections(JdbcClient jdbc, UpdateLists updates, Obligations obligations, StoreTimeout timeout) {
		this.jdbc = jdbc;
		this.updates = updates;
		this.obligations = obligations;
		this.timeout = timeout;
	}

	/**
	 * New, changed and retracted updates.
	 * @param console address of the workspace in the console
	 */
	Stream<DigestSection> ofChanges(UUID workspace, ChangesSince changes, String console) {
		return Stream.of(updates("New", workspace, changes.added(), console),
				updates("Changed", workspace, changes.changed(), console), retracted(changes.retracted()));
	}

	/** Obligations that are in force and are due in 30 days, and in 31 to 90. */
	Stream<DigestSection> ofDeadlines(UUID workspace, LocalDate today, String console) {
		LocalDate soon = today.plusDays(SOON);
		return Stream.of(due("Due in %d days".formatted(SOON), workspace, today, soon, console),
				due("Due in %d to %d days".formatted(SOON + 1, LATER), workspace, soon.plusDays(1),
						today.plusDays(LATER), console));
	}

	private DigestSection updates(String title, UUID workspace, List<UUID> ids, String console) {
		List<DigestSection.Line> lines = new ArrayList<>();
		List<UUID> latest = ids.subList(Math.max(0, ids.size() - MAX), ids.size());
		if (!latest.isEmpty()) {
			this.updates.find(workspace, latest)
				.values()
				.stream()
				.sorted(MOST_URGENT_FIRST)
				.map((one) -> line(one, console))
				.forEach(lines::add);
		}
		return DigestSection.of(title, lines, lines.size() + ids.size() - latest.size());
	}

	private DigestSection retracted(List<UUID> ids) {
		return DigestSection.of("Retracted",
				this.jdbc.sql(FIND_TITLES)
					.param("ids", ids.stream().map(UUID::toString).toArray(String[]::new))
					.query((row, _) -> new DigestSection.Line(row.getString("text"), row.getString("detail"), ""))
					.list());
	}

	private DigestSection due(String title, UUID workspace, LocalDate from, LocalDate to, String console) {
		ObligationFilter filter = ObligationFilter.of(from + "/" + to, "new,changed,unchanged", null);
		ListRequest request = ListRequest.of(String.valueOf(MAX), null, "digest", workspace);
		return DigestSection.of(title,
				ListPage.read(this.obligations.list(workspace, filter, request), this.timeout)
					.rows()
					.stream()
					.map((one) -> line(one, console))
					.toList());
	}

	private static DigestSection.Line line(Obligation one, String console) {
		LocalDate day = Objects.requireNonNull(Objects.requireNonNull(one.due()).date());
		return new DigestSection.Line("%s: %s".formatted(day, one.evidence().text()),
				"%s, page %d".formatted(one.reference().externalId(), one.evidence().page()),
				console + "/updates/" + one.update());
	}

	private static DigestSection.Line line(Update one, String console) {
		Update.Context context = one.context();
		String state = (context != null)
				? "%s, priority %s".formatted(context.status().code().replace('_', ' '), context.priority().code())
				: "not assessed yet";
		return new DigestSection.Line(one.update().title(), "%s, %s".formatted(one.reference().externalId(), state),
				console + "/updates/" + one.id());
	}

	/** What is not assessed yet may be urgent. */
	private static Priority urgency(Update one) {
		Update.Context context = one.context();
		return (context != null) ? context.priority() : Priority.URGENT;
	}

}
