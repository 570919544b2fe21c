package io.regwatch.api.update;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/** An entry of an assessment's evidence as it is stored: of a rule, or of the text. */
record StoredEvidence(String statement, @Nullable String rule, @Nullable String profileField,
		@Nullable List<String> values, @Nullable UUID versionId, @Nullable Integer segment, @Nullable Integer page,
		@Nullable Integer start, @Nullable Integer end, @Nullable String quote) {

	/** Entries that show the same come together. */
	static List<Evidence.Statement> statements(List<StoredEvidence> entries, boolean quotable) {
		List<Evidence.Statement> statements = new ArrayList<>();
		Map<String, List<Evidence.Quote>> quotes = new LinkedHashMap<>();
		for (StoredEvidence entry : entries) {
			if (entry.rule != null) {
				statements.add(entry.ofRule(entry.rule));
			}
			else {
				quotes.computeIfAbsent(entry.statement, (_) -> new ArrayList<>()).add(entry.ofText(quotable));
			}
		}
		quotes.forEach((statement, of) -> statements.add(new Evidence.Statement(statement, null, of)));
		return statements;
	}

	private Evidence.Statement ofRule(String name) {
		return new Evidence.Statement(this.statement,
				new Evidence.Rule(name, Objects.requireNonNull(this.profileField), Objects.requireNonNull(this.values)),
				List.of());
	}

	private Evidence.Quote ofText(boolean quotable) {
		return new Evidence.Quote(Objects.requireNonNull(this.versionId), Objects.requireNonNull(this.page),
				Objects.requireNonNull(this.segment), Objects.requireNonNull(this.start),
				Objects.requireNonNull(this.end), quotable ? this.quote : null);
	}

}
