package io.regwatch.ingest.discover;

import java.util.List;
import java.util.Optional;

import io.regwatch.ingest.run.ExternalIds;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.source.catalogue.SourceDefinition.Tolerance;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import io.regwatch.schema.RejectionReason;

import org.springframework.stereotype.Component;

/**
 * Rejects items with other ids than before if they are too many for an authority that
 * renumbers: then another column of the list is read as the id.
 */
@Component
class RenumberingLimit {

	private final Quarantine quarantine;

	RenumberingLimit(Quarantine quarantine) {
		this.quarantine = quarantine;
	}

	/**
	 * Rejects such items if they are too many.
	 * @param items with former ids
	 * @param known how many references the source is known to have had
	 * @param tolerance of the source
	 */
	Optional<Anomaly> reject(List<RunItem> items, int known, Tolerance tolerance) {
		List<RunItem> others = items.stream().filter((item) -> !isRespelled(item)).toList();
		if (tolerance.allows(others.size(), known)) {
			return Optional.empty();
		}
		others.forEach((item) -> this.quarantine.reject(item, null, RejectionReason.UNCONFIRMED,
				"It had the id '%s' before, and too many items have other ids than before".formatted(item.formerId())));
		RunItem first = others.getFirst();
		return Optional.of(new Anomaly(AnomalyRule.RENUMBERED,
				"%d of %d known items have other ids, more than the tolerated share of %s, such as '%s' instead of '%s'"
					.formatted(others.size(), known, tolerance.shrink(), first.externalId(), first.formerId())));
	}

	private static boolean isRespelled(RunItem item) {
		String former = item.formerId();
		return former != null && ExternalIds.isSame(item.externalId(), former);
	}

}
