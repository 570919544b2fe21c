package io.regwatch.ingest.compare;

import java.time.Instant;
import java.util.Set;
import java.util.UUID;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.update.FileKey;
import io.regwatch.ingest.update.ListedStatus;
import io.regwatch.ingest.update.TextDifference;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.Materiality;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class ChangeClassifierTests {

	private static final FileKey FILE = new FileKey(ContentHash.of("1"), "pdf");

	private static final Instant EFFECTIVE = Instant.parse("2026-05-26T00:00:00Z");

	private static final Instant AFTER = Instant.parse("2026-11-22T12:00:00Z");

	private static final Instant BEFORE = Instant.parse("2021-05-26T00:00:00Z");

	private static final TextDifference TEXT = new TextDifference(Materiality.TEXT, 1, 0);

	@Test
	void ofWhenTextDiffersIsRevision() {
		assertThat(ChangeClassifier.of(known(VersionStatus.IN_FORCE, true), listed(null, null), TEXT))
			.isEqualTo(new Change.Revision(TEXT));
	}

	@Test
	void ofWhenOnlyFurnitureDiffersIsSilent() {
		TextDifference furniture = new TextDifference(Materiality.FURNITURE, 0, 0);
		assertThat(ChangeClassifier.of(known(VersionStatus.IN_FORCE, true), listed(null, null), furniture))
			.isEqualTo(new Change.Silent(Materiality.FURNITURE));
	}

	@Test
	void ofWhenFileIsTheSameIsNothing() {
		assertThat(ChangeClassifier.of(known(VersionStatus.IN_FORCE, true), listed(VersionStatus.IN_FORCE, "1"), null))
			.isEqualTo(new Change.None());
	}

	@Test
	void ofWhenStatusDiffersIsStatus() {
		assertThat(ChangeClassifier.of(known(VersionStatus.DRAFT, true), listed(VersionStatus.IN_FORCE, null), null))
			.isEqualTo(new Change.Status(VersionStatus.DRAFT, VersionStatus.IN_FORCE));
	}

	@Test
	void ofWhenOnlyEditionDiffersIsNoRevision() {
		TextDifference furniture = new TextDifference(Materiality.FURNITURE, 0, 0);
		assertThat(ChangeClassifier.of(known(VersionStatus.IN_FORCE, true), listed(null, "2"), null))
			.isEqualTo(new Change.Edition("1", "2"));
		assertThat(ChangeClassifier.of(known(VersionStatus.IN_FORCE, true), listed(null, "2"), furniture))
			.isEqualTo(new Change.Edition("1", "2"));
	}

	@Test
	void ofWhenOnlyStatementsOfValidityDifferIsNoRevision() {
		TextDifference status = new TextDifference(Materiality.STATUS, 1, 0);
		assertThat(ChangeClassifier.of(known(VersionStatus.IN_FORCE, true), listed(null, null), status))
			.isEqualTo(new Change.Validity(status));
	}

	@Test
	void ofWhenOnlyTheTitleStatesAnotherValidityIsStatement() {
		assertThat(ChangeClassifier.of(known(VersionStatus.IN_FORCE, true), titled("[Withdrawn] Title"), null))
			.isEqualTo(new Change.Statement(new ListedStatus("[Withdrawn] Title", true)));
		assertThat(ChangeClassifier.of(known(VersionStatus.IN_FORCE, true), titled("Another title"), null))
			.isEqualTo(new Change.None());
	}

	@Test
	void ofWhenWithdrawnByRemovalIsListedAgainIsReinstated() {
		assertThat(ChangeClassifier.of(known(VersionStatus.WITHDRAWN, false), listed(null, null), null))
			.isEqualTo(new Change.Status(VersionStatus.WITHDRAWN, VersionStatus.DRAFT));
	}

	@Test
	void ofWhenEffectiveDateIsMovedIsPostponement() {
		Instant later = Instant.parse("2027-05-26T00:00:00Z");
		ListedItem listed = new ListedItem("1", "1", "urn:1", "1.pdf", null, null, null, null, null, null, null, later,
				null, null, null);
		assertThat(ChangeClassifier.of(known(VersionStatus.NOT_YET_IN_FORCE, true), listed, null))
			.isEqualTo(new Change.Postponement(EFFECTIVE, later));
	}

	@Test
	void ofWhenADayToComeIsTakenBackOrAnnouncedIsPostponement() {
		Instant day = AFTER.plusSeconds(90 * 86_400);
		KnownReference dated = upcoming(EffectiveDateBasis.LISTING, day);
		assertThat(ChangeClassifier.of(dated, listed(null, null), null)).isEqualTo(new Change.Postponement(day, null));
		KnownReference undated = upcoming(EffectiveDateBasis.UNKNOWN, BEFORE);
		ListedItem announced = new ListedItem("1", "1", "urn:1", "1.pdf", null, null, null, null, null, null, null, day,
				null, null, null);
		assertThat(ChangeClassifier.of(undated, announced, null)).isEqualTo(new Change.Postponement(null, day));
		assertThat(ChangeClassifier.of(undated, listed(null, null), null)).isEqualTo(new Change.None());
	}

	@Test
	void ofWhenEffectiveDateGetsATimeIsNothing() {
		ListedItem listed = new ListedItem("1", "1", "urn:1", "1.pdf", null, null, null, null, null, null, null,
				EFFECTIVE.plusSeconds(9 * 3600), null, null, null);
		assertThat(ChangeClassifier.of(known(VersionStatus.IN_FORCE, true), listed, null)).isEqualTo(new Change.None());
	}

	@ParameterizedTest
	@CsvSource({ "Rev.1, rev. 1, true", "Rev 1, Rev. 1, true", "Rev. 1.1, Rev. 11, false", "Rev. 1, Rev. 2, false" })
	void ofWhenEditionIsOnlySpelledAnotherWayIsNothing(String before, String now, boolean same) {
		Change change = ChangeClassifier.of(known(VersionStatus.IN_FORCE, true, before), listed(null, now), null);
		assertThat(change).isEqualTo(same ? new Change.None() : new Change.Edition(before, now));
	}

	@Test
	void ofWhenEffectiveDateIsThatOfAnEarlierVersionIsNothing() {
		ListedItem listed = new ListedItem("1", "1", "urn:1", "1.pdf", null, null, null, null, null, null, null, BEFORE,
				null, null, null);
		assertThat(ChangeClassifier.of(known(VersionStatus.IN_FORCE, true), listed, null)).isEqualTo(new Change.None());
		assertThat(known(VersionStatus.IN_FORCE, true).isCorrectedBy(listed)).isFalse();
	}

	private static KnownReference known(VersionStatus status, boolean wasListed) {
		return known(status, wasListed, "1");
	}

	private static KnownReference known(VersionStatus status, boolean wasListed, String edition) {
		return new KnownReference(new UUID(0, 1), ReferenceType.GUIDANCE, "Title", "", "urn:1", new UUID(0, 2), 1,
				status, edition, null, EFFECTIVE, EffectiveDateBasis.LISTING, Set.of(BEFORE), FILE, FILE, wasListed,
				wasListed ? null : VersionStatus.DRAFT, AFTER);
	}

	private static KnownReference upcoming(EffectiveDateBasis basis, Instant day) {
		return new KnownReference(new UUID(0, 1), ReferenceType.GUIDANCE, "Title", "", "urn:1", new UUID(0, 2), 1,
				VersionStatus.NOT_YET_IN_FORCE, null, null, day, basis, Set.of(), FILE, FILE, true, null, AFTER);
	}

	private static ListedItem titled(String title) {
		return new ListedItem("1", "1", "urn:1", "1.pdf", title, null, null, null, null, null, null, null, null, null,
				null);
	}

	private static ListedItem listed(@Nullable VersionStatus status, @Nullable String edition) {
		return new ListedItem("1", "1", "urn:1", "1.pdf", null, null, null, status, null, edition, null, null, null,
				null, null);
	}

}
