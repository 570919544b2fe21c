package io.regwatch.assessment.priority;

import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.update.SomeCandidates;
import io.regwatch.schema.Priority;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** From when acts bind that enter into force before they apply. */
class BindingDayTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Regulation on scales         | This Regulation shall enter into force on 20 January 2026. It shall apply from 1 March 2028. Scales shall bear a mark.  | HIGH
					Regulation on scales         | This Regulation shall enter into force on 20 January 2026. Scales shall bear a mark.                                     | URGENT
					Regulation on scales         | This Regulation shall enter into force on 20 January 2026. Scales shall bear a mark. Article 3 shall apply from 1 March 2028. | URGENT
					Regulation on scales         | This Regulation shall enter into force on 1 January 2026. It shall apply from 1 February 2026. Scales shall bear a mark. | URGENT
					Directive (EU) 2026/1 on scales | Member States shall adopt, by 30 November 2026, the laws needed to comply. They shall apply those provisions from 1 December 2026. | HIGH
					""")
	void dayOfApplicationCounts(String title, String text, Priority expected) {
		AssessableUpdate act = SomeCandidates.titled(SomeCandidates.of(UpdateKind.NEW_PUBLICATION, "rule",
				ReferenceType.REGULATION, VersionStatus.NOT_YET_IN_FORCE, 9), title);
		assertThat(AssessedText.of(AssessedText.product("We make scales.", "Scale"), act, text).priority())
			.isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					The leaflet on scales was withdrawn and is no longer needed. = Manufacturers shall keep records.             | LOW
					The leaflet on scales was withdrawn. Its forms are no longer used.                                            | LOW
					The leaflet on scales was withdrawn. Manufacturers of scales must no longer refer to it.                      | HIGH
					The leaflet on scales was withdrawn. Manufacturers of scales shall send a new form by 1 February 2026. = Old. | URGENT
					""")
	void guidanceThatEndsInformsUnlessItAsksForSomething(String text, Priority expected) {
		AssessableUpdate ended = SomeCandidates.titled(SomeCandidates.of(UpdateKind.WITHDRAWAL, "withdrawal",
				ReferenceType.GUIDANCE, VersionStatus.WITHDRAWN, -5), "Leaflet on scales");
		assertThat(AssessedText.of(AssessedText.product("We make scales.", "Scale"), ended, text).priority())
			.isEqualTo(expected);
	}

}
