package io.regwatch.ingest.compare;

import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.update.FileKey;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class VersionStateTests {

	private static final Instant NOW = Instant.parse("2026-11-22T12:00:00Z");

	private static final Instant PUBLISHED = Instant.parse("2024-02-19T00:00:00Z");

	private static final Instant EFFECTIVE = Instant.parse("2024-08-19T00:00:00Z");

	@Test
	void ofEventWhenDatesAreThoseOfTheVersionBeforeIsUnknown() {
		VersionState state = VersionState.ofEvent(known(EFFECTIVE, Set.of()), listed(PUBLISHED, EFFECTIVE), null, NOW);
		assertThat(state.effectiveDateBasis()).isEqualTo(EffectiveDateBasis.UNKNOWN);
		assertThat(state.effective()).isEqualTo(NOW);
	}

	@Test
	void ofEventWhenTheDateOfTheVersionBeforeIsYetToComeKeepsIt() {
		Instant later = NOW.plusSeconds(86_400);
		assertThat(VersionState.ofEvent(known(later, Set.of()), listed(PUBLISHED, later), null, NOW))
			.isEqualTo(new VersionState(VersionStatus.NOT_YET_IN_FORCE, PUBLISHED, later, EffectiveDateBasis.LISTING));
		assertThat(VersionState.ofEvent(known(later, Set.of()), listed(PUBLISHED, null), later, NOW))
			.isEqualTo(new VersionState(VersionStatus.NOT_YET_IN_FORCE, PUBLISHED, later, EffectiveDateBasis.TEXT));
	}

	@Test
	void ofEventWhenDateIsThatOfAnEarlierVersionIsUnknown() {
		VersionState state = VersionState.ofEvent(known(NOW.minusSeconds(1), Set.of(EFFECTIVE)),
				listed(PUBLISHED, EFFECTIVE), null, NOW);
		assertThat(state.effectiveDateBasis()).isEqualTo(EffectiveDateBasis.UNKNOWN);
	}

	@Test
	void ofEventTakesDateOfTheTextBeforePublication() {
		Instant inText = Instant.parse("2027-04-30T00:00:00Z");
		VersionState state = VersionState.ofEvent(known(EFFECTIVE, Set.of()), listed(NOW, null), inText, NOW);
		assertThat(state)
			.isEqualTo(new VersionState(VersionStatus.NOT_YET_IN_FORCE, NOW, inText, EffectiveDateBasis.TEXT));
	}

	@Test
	void ofWhenListingStillHasAnEarlierDateKeepsTheDetectedOne() {
		KnownReference known = known(NOW, Set.of(EFFECTIVE));
		assertThat(known.isCorrectedBy(listed(PUBLISHED, EFFECTIVE))).isFalse();
	}

	@Test
	void findReadsTheDateOfTheWholeDocument() {
		assertThat(EffectiveDateInText.find(List.of(block("This guidance applies from 30 April 2027.")), null))
			.hasValue(Instant.parse("2027-04-30T00:00:00Z"));
		assertThat(EffectiveDateInText.find(List.of(block("Article 5 applies from 30 April 2027.")), null)).isEmpty();
	}

	@Test
	void findWhenTextEntersIntoForceAndAppliesLaterIsWhenItApplies() {
		assertThat(EffectiveDateInText
			.find(List.of(block("This decision shall enter into force on the twentieth day following its publication. "
					+ "It shall apply from 18 September 2022.")), PUBLISHED))
			.hasValue(Instant.parse("2022-09-18T00:00:00Z"));
		assertThat(
				EffectiveDateInText.find(List.of(block("Diese Verordnung tritt am 1. Mai 2027 in Kraft.")), PUBLISHED))
			.hasValue(Instant.parse("2027-05-01T00:00:00Z"));
	}

	@Test
	void findReadsGermanDates() {
		assertThat(EffectiveDateInText.find(List.of(block("Diese Leitlinie gilt ab dem 31. Dezember 2026.")), null))
			.hasValue(Instant.parse("2026-12-31T00:00:00Z"));
		assertThat(EffectiveDateInText.find(List.of(block("Die Verordnung tritt am 31.12.2026 in Kraft.")), null))
			.hasValue(Instant.parse("2026-12-31T00:00:00Z"));
		assertThat(EffectiveDateInText
			.find(List.of(block("Diese Verordnung tritt am Tag nach der Verkündung in Kraft.")), PUBLISHED))
			.hasValue(Instant.parse("2024-02-20T00:00:00Z"));
		assertThat(EffectiveDateInText.find(List.of(block("Die Richtlinie vom 31. Dezember 2016 wird zitiert.")), null))
			.isEmpty();
	}

	@Test
	void ofEventWhenDraftBecomesFinalWithoutADateHasTheDateOfItsDetection() {
		VersionState state = VersionState.ofEvent(known(PUBLISHED, Set.of()), listed(PUBLISHED, null), null, NOW);
		assertThat(state.effective()).isEqualTo(NOW);
		assertThat(state.effectiveDateBasis()).isEqualTo(EffectiveDateBasis.UNKNOWN);
		assertThat(state.published()).isEqualTo(PUBLISHED);
	}

	@Test
	void ofEventWhenPublicationIsAheadOfTheClockIsInForce() {
		Instant ahead = NOW.plusSeconds(7200);
		assertThat(VersionState.ofEvent(known(EFFECTIVE, Set.of()), listed(ahead, null), null, NOW))
			.isEqualTo(new VersionState(VersionStatus.IN_FORCE, ahead, ahead, EffectiveDateBasis.PUBLICATION));
	}

	private static Block block(String text) {
		return new Block(0, 1, BlockKind.PARAGRAPH, 0, text);
	}

	private static KnownReference known(Instant effective, Set<Instant> before) {
		FileKey file = new FileKey(ContentHash.of("1"), "pdf");
		return new KnownReference(new UUID(0, 1), ReferenceType.GUIDANCE, "Title", "", "urn:1", new UUID(0, 2), 2,
				VersionStatus.IN_FORCE, null, PUBLISHED, effective, EffectiveDateBasis.LISTING, before, file, file,
				true, null, NOW);
	}

	private static ListedItem listed(@Nullable Instant published, @Nullable Instant effective) {
		return new ListedItem("1", "1", "urn:1", "1.pdf", null, null, null, null, null, null, published, effective,
				null, null, null);
	}

}
