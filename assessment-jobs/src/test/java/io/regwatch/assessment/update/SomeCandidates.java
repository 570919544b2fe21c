package io.regwatch.assessment.update;

import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;

/** Updates as tests need them. */
public final class SomeCandidates {

	public static final Instant NOW = Instant.parse("2026-01-11T00:00:00Z");

	private SomeCandidates() {
	}

	public static AssessableUpdate inForce(String title, boolean quotable) {
		return of(title, quotable, UpdateKind.NEW_PUBLICATION, "guidance", ReferenceType.GUIDANCE,
				VersionStatus.IN_FORCE, -10, NOW);
	}

	public static AssessableUpdate of(UpdateKind kind, String updateType, ReferenceType type, VersionStatus status,
			int days) {
		return of("Devices", true, kind, updateType, type, status, days, NOW);
	}

	public static AssessableUpdate of(UpdateKind kind, String updateType, ReferenceType type, VersionStatus status,
			int days, Duration published) {
		return of("Devices", true, kind, updateType, type, status, days, NOW.plus(published));
	}

	public static AssessableUpdate titled(AssessableUpdate update, String title) {
		return new AssessableUpdate(update.id(), update.revision(), update.kind(), update.updateType(), title, "",
				new AssessableUpdate.Reference("R 1", title, update.reference().type()), update.source(),
				update.version(), null, update.publishedAt(), null, false, null, null);
	}

	private static AssessableUpdate of(String title, boolean quotable, UpdateKind kind, String updateType,
			ReferenceType type, VersionStatus status, int days, Instant published) {
		return new AssessableUpdate(UUID.randomUUID(), 1, kind, updateType, title, "",
				new AssessableUpdate.Reference("R 1", title, type),
				new AssessableUpdate.Source("An office", "EU", quotable),
				new AssessableUpdate.Version(UUID.randomUUID(), status, NOW.plus(Duration.ofDays(days)), true), null,
				published, null, false, null, null);
	}

}
