package io.regwatch.assessment.mention;

import java.util.List;

import io.regwatch.assessment.knowledge.WordPattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What sentences of profiles say of the things that they list. */
class PolarityTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Not in our range: cosmetics, creams, stents.                       | DENIED
					NOT made by us: drugs, feeding pumps, hip implants, diagnostics for the laboratory, wheelchairs, beds, hoists and stents. | DENIED
					NOT our business: chairs, stents.                                  | DENIED
					We do not make: gowns, stents.                                     | DENIED
					Excluded from our range: stents.                                   | DENIED
					Nicht im Programm: Stühle, stents.                                 | DENIED
					Wir stellen nicht her: Betten, stents.                             | DENIED
					Hors gamme : lits, stents.                                         | DENIED
					No fabricamos: camas, stents.                                      | DENIED
					Non produciamo: letti, stents.                                     | DENIED
					Não fabricamos: camas, stents.                                     | DENIED
					No machine learning; stents and none is planned.                   | AFFIRMED
					There are no stents in any product and none is planned.            | DENIED
					Stents are planned.                                                | OPEN
					Not sterile: gowns, stents.                                        | AFFIRMED
					Our pumps do not need a computer and are sold with: stents.        | AFFIRMED
					Not in our range: beds; stents.                                    | AFFIRMED
					Products: stents.                                                  | AFFIRMED
					""")
	void headingOfAListCounts(String sentence, Polarity expected) {
		assertThat(Polarity.allOf(WordPattern.of("\\bstents\\b"), List.of(sentence))).containsExactly(expected);
	}

}
