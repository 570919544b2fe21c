package io.regwatch.api.update;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/** A stored entry of an assessment's evidence: a rule or a quote. */
record StoredEvidence(String statement, @Nullable String rule, @Nullable String profileField,
		@Nullable List<String> values, @Nullable UUID versionId, @Nullable Integer segment, @Nullable Integer page,
		@Nullable Integer start, @Nullable Integer end, @Nullable String quote) {

	/** Groups quotes by statement. */
	static List<UpdateEvidence.Statement> statements(List<StoredEvidence> entries, boolean quotable) {
		List<UpdateEvidence.Statement> statements = new ArrayList<>();
		Map<String, List<UpdateEvidence.Quote>> quotes = new LinkedHashMap<>();
		for (StoredEvidence entry : entries) {
			if (entry.rule != null) {
				statements.add(entry.ofRule(entry.rule));
			}
			else {
				quotes.computeIfAbsent(entry.statement, (_) -> new ArrayList<>()).add(entry.ofText(quotable));
			}
		}
		quotes.forEach((statement, of) -> statements.add(new UpdateEvidence.Statement(statement, null, of)));
		return statements;
	}

	private UpdateEvidence.Statement ofRule(String name) {
		return new UpdateEvidence.Statement(this.statement, new UpdateEvidence.Rule(name,
				Objects.requireNonNull(this.profileField), Objects.requireNonNull(this.values)), List.of());
	}

	private UpdateEvidence.Quote ofText(boolean quotable) {
		return new UpdateEvidence.Quote(Objects.requireNonNull(this.versionId), Objects.requireNonNull(this.page),
				Objects.requireNonNull(this.segment), Objects.requireNonNull(this.start),
				Objects.requireNonNull(this.end), quotable ? this.quote : null);
	}

}
