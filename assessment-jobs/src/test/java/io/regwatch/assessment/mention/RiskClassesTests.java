package io.regwatch.assessment.mention;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Lists of classes are read to their ends. */
class RiskClassesTests {

	@ParameterizedTest
	@CsvSource({ "'Diagnostics of classes A sterile, B, C and D', IVDR Class D",
			"'In-vitro-Diagnostika der Klassen A steril, B, C und D', IVDR Class C",
			"'Dispositifs de diagnostic in vitro des classes A stériles, B et C', IVDR Class B",
			"'In-vitro-Diagnostika der Klassen A (steril), B (steril) und C', IVDR Class C",
			"'Diagnostics of class A sterile to D', IVDR Class D",
			"'Devices of classes I sterile, IIa and III', Class III" })
	void classAfterOneThatIsSterileIsNamed(String text, String last) {
		assertThat(RiskClasses.ofDiagnostics(List.of(text))).contains(last);
	}

}
