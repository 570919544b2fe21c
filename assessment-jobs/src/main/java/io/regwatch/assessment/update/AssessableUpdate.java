package io.regwatch.assessment.update;

import java.time.Instant;
import java.util.UUID;

import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

/**
 * An update that a workspace sees.
 *
 * @param id of the update
 * @param revision counts the changes of its row
 * @param kind of the change
 * @param updateType the authority's class
 * @param title of the update
 * @param summary what ingestion says of it
 * @param reference what changed
 * @param source who published it
 * @param version that it made or modified
 * @param previousVersion what came before it; {@code null} if nothing did
 * @param publishedAt the authority's date, or when it was found
 * @param redlineState of the comparison with the version before; {@code null} if there
 * was none
 * @param explicit whether the workspace follows the reference itself
 * @param digest what is said of the update to everybody; {@code null} if there is none
 * @param fingerprint of the current assessment; {@code null} if there is none
 */
public record AssessableUpdate(UUID id, long revision, UpdateKind kind, String updateType, String title, String summary,
		Reference reference, Source source, Version version, @Nullable UUID previousVersion, Instant publishedAt,
		@Nullable String redlineState, boolean explicit, @Nullable Digest digest, @Nullable String fingerprint) {

	/**
	 * Whether it says that a document no longer applies, so that its text obliges to
	 * nothing.
	 * @return {@code true} for withdrawals, and versions that have ended or been replaced
	 */
	public boolean isEnded() {
		return this.kind == UpdateKind.WITHDRAWAL || switch (this.version.status()) {
			case SUPERSEDED, WITHDRAWN, REPEALED -> true;
			case DRAFT, IN_FORCE, NOT_YET_IN_FORCE -> false;
		};
	}

	/**
	 * The same as if its version took effect at another time.
	 * @param at when it takes effect, which is known
	 * @return with another version
	 */
	public AssessableUpdate effective(Instant at) {
		return new AssessableUpdate(this.id, this.revision, this.kind, this.updateType, this.title, this.summary,
				this.reference, this.source, new Version(this.version.id(), this.version.status(), at, true),
				this.previousVersion, this.publishedAt, this.redlineState, this.explicit, this.digest,
				this.fingerprint);
	}

	/**
	 * What changed.
	 *
	 * @param externalId the authority's own id
	 * @param title of the reference
	 * @param type what sort of document it is
	 */
	public record Reference(String externalId, String title, ReferenceType type) {

	}

	/**
	 * Who published it.
	 *
	 * @param title shown to readers
	 * @param geography code
	 * @param quotable whether its text may be shown
	 */
	public record Source(String title, String geography, boolean quotable) {

	}

	/**
	 * What the update made or modified.
	 *
	 * @param id of the assessed text
	 * @param status where it stands
	 * @param effectiveAt from when it applies
	 * @param dated whether that date is known; otherwise it is that of detection
	 */
	public record Version(UUID id, VersionStatus status, Instant effectiveAt, boolean dated) {

	}

	/**
	 * What is said of the update to everybody.
	 *
	 * @param summary in some sentences
	 * @param sha256 of all that it says
	 */
	public record Digest(String summary, String sha256) {

	}

}
