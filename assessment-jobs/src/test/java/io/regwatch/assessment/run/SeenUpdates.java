package io.regwatch.assessment.run;

import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

/** Updates that a workspace may see. */
final class SeenUpdates {

	static final Instant NOW = Instant.parse("2026-03-01T00:00:00Z");

	static final UUID ID = new UUID(1, 1);

	private SeenUpdates() {
	}

	/**
	 * An update that applies in some days and was assessed under a fingerprint, if any.
	 */
	static VisibleUpdate of(int days, @Nullable String digest, @Nullable String fingerprint) {
		return new VisibleUpdate(
				new AssessableUpdate(ID, 1, UpdateKind.NEW_PUBLICATION, "rule", "A rule", "",
						new AssessableUpdate.Reference("R 1", "A rule", ReferenceType.REGULATION),
						new AssessableUpdate.Source("An office", "EU", true),
						new AssessableUpdate.Version(ID, VersionStatus.NOT_YET_IN_FORCE,
								NOW.plus(Duration.ofDays(days)), true),
						null, NOW, null, false,
						(digest != null) ? new AssessableUpdate.Digest("In short", digest) : null, fingerprint),
				null);
	}

}
