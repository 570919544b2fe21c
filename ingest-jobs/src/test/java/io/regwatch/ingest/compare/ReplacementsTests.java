package io.regwatch.ingest.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import io.regwatch.ingest.compare.Replacement.Extent;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.RejectionReason;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ReplacementsTests {

	@Test
	void rejectWhenASingleTextIsReplacedAcceptsItTheNextTime() {
		assertThat(reason(10, one(Extent.MOST, true, false, false, false))).contains(RejectionReason.UNCONFIRMED);
		assertThat(reason(10, one(Extent.MOST, true, false, false, true))).isEmpty();
		assertThat(reason(10, one(Extent.NOTICE, true, false, false, true))).isEmpty();
	}

	@Test
	void rejectWhenFilesAreGoneAcceptsItTheNextTime() {
		assertThat(reason(10, one(Extent.FILES, true, false, false, false))).contains(RejectionReason.UNCONFIRMED);
		assertThat(reason(10, one(Extent.FILES, true, false, false, true))).isEmpty();
		assertThat(reason(10, one(Extent.FILES, false, false, false, false))).isEmpty();
	}

	@Test
	void rejectWhenOnlyAnExcerptIsLeftAcceptsItTheNextTime() {
		for (boolean row : List.of(true, false)) {
			for (boolean unexplained : List.of(true, false)) {
				assertThat(reason(10, new Replacement(ContentHash.of("1"), "page", Extent.EXCERPT, row, unexplained,
						false, false, false, false)))
					.contains(RejectionReason.UNCONFIRMED);
			}
		}
		assertThat(reason(10, one(Extent.EXCERPT, true, false, false, true))).isEmpty();
	}

	@Test
	void rejectWhenTheAddressLeadsElsewhereOrTheTextIsThatOfAnotherIsNotConfirmedByRepetition() {
		assertThat(reason(10, one(Extent.MOST, true, true, false, true))).contains(RejectionReason.UNCONFIRMED);
		assertThat(reason(10, one(Extent.MOST, true, false, true, true))).contains(RejectionReason.UNCONFIRMED);
		assertThat(reason(10, one(Extent.NOTICE, true, true, false, true))).isEmpty();
	}

	@Test
	void rejectWhenTheRowChangedOrTheEndIsGoneAcceptsASingleText() {
		assertThat(reason(10, one(Extent.MOST, false, true, false, false))).isEmpty();
		assertThat(reason(10, one(Extent.END, true, false, false, false))).isEmpty();
	}

	@Test
	void rejectWhenManyTextsAreReplacedInTheSameRowsIsNotConfirmedByRepetition() {
		for (Extent extent : List.of(Extent.MOST, Extent.END)) {
			assertThat(reasons(9, several(3, extent, true))).containsOnly(RejectionReason.UNCONFIRMED);
		}
		assertThat(reasons(10, several(3, Extent.MOST, true))).isEmpty();
		assertThat(reasons(3, several(2, Extent.MOST, true))).isEmpty();
		assertThat(reasons(3, several(3, Extent.NOTICE, true))).isEmpty();
	}

	@Test
	void rejectWhenFewOfManyCutTextsAreLeftHoldsThem() {
		assertThat(reason(10, one(Extent.END, true, false, false, true))).contains(RejectionReason.UNCONFIRMED);
	}

	@Test
	void rejectWhenMostTextsAreReplacedWithTheirRowsIsConfirmedByRepetition() {
		List<Replacement> first = IntStream.range(0, 3)
			.mapToObj((at) -> replacement(at, Extent.MOST, false, false))
			.toList();
		assertThat(reasons(5, first)).hasSize(3).containsOnly(RejectionReason.UNCONFIRMED);
		assertThat(reasons(6, first)).isEmpty();
		assertThat(reasons(5, several(3, Extent.MOST, false))).isEmpty();
	}

	@Test
	void rejectWhenDocumentsHaveTheSamePageBlocksIt() {
		List<Replacement> all = List.of(replacement(1, "page", Extent.MOST), replacement(2, "page", Extent.MOST),
				replacement(3, "other", Extent.MOST));
		assertThat(reasons(100, all)).containsExactly(RejectionReason.BLOCKED, RejectionReason.BLOCKED);
		assertThat(reasons(100, List.of(replacement(1, "page", Extent.NOTICE), replacement(2, "page", Extent.NOTICE))))
			.isEmpty();
	}

	@Test
	void rejectWhenAFewSentencesStandForManyIsNotConfirmedByRepetition() {
		Replacement brief = new Replacement(ContentHash.of("1"), "page", Extent.MOST, false, true, false, true, false,
				true);
		assertThat(reason(10, brief)).contains(RejectionReason.UNCONFIRMED);
		assertThat(reason(10,
				new Replacement(ContentHash.of("1"), "page", Extent.NOTICE, false, true, false, true, false, true)))
			.isEmpty();
	}

	private static Optional<RejectionReason> reason(int fetched, Replacement one) {
		return new Replacements(List.of(one), fetched).reject(one).map(Replacements.Rejection::reason);
	}

	private static List<RejectionReason> reasons(int fetched, List<Replacement> all) {
		Replacements judged = new Replacements(all, fetched);
		return all.stream().flatMap((one) -> judged.reject(one).stream()).map(Replacements.Rejection::reason).toList();
	}

	private static Replacement one(Extent extent, boolean unexplained, boolean redirected, boolean others,
			boolean repeated) {
		return new Replacement(ContentHash.of("1"), "page", extent, false, unexplained, redirected, false, others,
				repeated);
	}

	private static List<Replacement> several(int count, Extent extent, boolean unexplained) {
		return IntStream.range(0, count).mapToObj((at) -> replacement(at, extent, unexplained, true)).toList();
	}

	private static Replacement replacement(int number, Extent extent, boolean unexplained, boolean repeated) {
		return new Replacement(ContentHash.of("known " + number), "page " + number, extent, false, unexplained, false,
				false, false, repeated);
	}

	private static Replacement replacement(int number, String page, Extent extent) {
		return new Replacement(ContentHash.of("known " + number), page, extent, false, true, false, false, false, true);
	}

}
