package io.regwatch.assessment.priority;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.impact.AssessedText;
import io.regwatch.schema.Priority;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Days that a text states class by class, seen from 11 January 2026. */
class ClassDeadlinesTests {

	private static final String DUTY = "Manufacturers of medical devices shall register their devices according to the table. ";

	@ParameterizedTest
	@CsvSource(delimiter = ';',
			textBlock = """
					Class III; Class III and implantable devices | 1 March 2026. Class IIa devices | 1 March 2028.          ; URGENT
					Class IIa; Class III and implantable devices | 1 March 2026. Class IIa devices | 1 March 2028.          ; HIGH
					Class IIa; Class III and implantable devices: | 1st March 2026. Class IIa devices: | 2nd March 2028.    ; HIGH
					Class III; Class III and implantable devices. By 1 March 2026. Class IIa devices. By 1 March 2028.      ; URGENT
					Class IIa; Class III and implantable devices. By 1 March 2026. Class IIa devices. By 1 March 2028.      ; HIGH
					Class IIa; Class III devices: marks by 1 March 2026. Class IIa devices: marks by 1 March 2028.           ; HIGH
					Class IIa; Class III devices pay more. The meeting was held. On 1 March 2026. Class IIa devices pay less. ; HIGH
					""")
	void ownRowOfATableCounts(String own, String rows, Priority expected) {
		Company company = AssessedText.company("We make devices for clinics.", own);
		assertThat(AssessedText.of(company, "Registration of medical devices", DUTY + rows).priority())
			.isEqualTo(expected);
	}

}
