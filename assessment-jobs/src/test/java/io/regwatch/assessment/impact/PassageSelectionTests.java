package io.regwatch.assessment.impact;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.update.SomeCandidates;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PassageSelectionTests {

	private static final int LIMIT = 2000;

	private static final UUID VERSION = UUID.randomUUID();

	private static final Company PUMPS = new Company(1, "Infusion pumps", List.of("EU"), List.of(), List.of(),
			List.of(), List.of(new Company.Product("Volumax", "Infusion pump")));

	@Test
	void unchangedScopeIsShownBeforeWhatIsNearToTheProfile() {
		List<Segment> text = new ArrayList<>(List.of(segment(0, true, "Devices not covered", false), segment(1, false,
				"This guidance does not apply to devices that are used in veterinary medicine.", false)));
		for (int place = 2; place < 60; place++) {
			text.add(segment(place, false,
					"The infusion pump and its alarm, as number %d describes them in a table of values."
						.formatted(place),
					true));
		}
		List<Segment> shown = select(text);
		assertThat(shown).contains(text.get(0), text.get(1));
		assertThat(shown).hasSizeGreaterThan(10).isSortedAccordingTo((a, b) -> a.ordinal() - b.ordinal());
		assertThat(shown.stream().mapToInt((one) -> one.text().length()).sum()).isLessThanOrEqualTo(LIMIT);
	}

	@Test
	void manySentencesOfScopeLeaveRoomForDuties() {
		List<Segment> text = new ArrayList<>();
		for (int place = 0; place < 40; place++) {
			text.add(segment(place, false,
					"Annex %d applies to devices of class %d in hospitals.".formatted(place, place), true));
		}
		text.add(segment(40, false, "Manufacturers shall report each event within 10 days.", true));
		assertThat(select(text)).contains(text.getLast());
	}

	private static List<Segment> select(List<Segment> text) {
		Passages passages = new Passages(StoredText.read(text));
		return new PassageSelection(LIMIT).of(passages,
				new RuleBasedAssessor(PUMPS, SomeCandidates.NOW).rank(passages));
	}

	private static Segment segment(int ordinal, boolean heading, String text, boolean fresh) {
		return new Segment(VERSION, ordinal, 1, heading, text, fresh);
	}

}
