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
					Was wir nicht herstellen: Betten, stents.                          | DENIED
					Neither beds nor chairs; not sold by us: stents.                   | DENIED
					There are no stents in any product and none is planned.            | DENIED
					Stents are neither made nor planned.                               | DENIED
					O fabrico dos nossos stents é no Porto. | AFFIRMED
					Los stents son no estériles.            | AFFIRMED
					Unsere stents gibt es nicht nur in Stahl. | AFFIRMED
					Not in our US range: stents.            | AFFIRMED
					Not our main business: stents.          | AFFIRMED
					We do not make the following: pumps, stents. | DENIED
					We do not make or sell: beds, stents.   | DENIED
					Not in our range: implants (hip, knee), stents. | DENIED
					Stents are planned.                                                | OPEN
					We do not just sell software: we also make stents.                 | AFFIRMED
					We do not make drugs: our products are stents.                     | AFFIRMED
					Not sold in the USA: stents.                                       | AFFIRMED
					Not supplied sterile: gowns and stents.                            | AFFIRMED
					Nothing in our range is sterile: stents.                           | AFFIRMED
					Wir stellen nicht nur Betten her: stents gehören auch dazu.        | AFFIRMED
					No son productos estériles: stents.                                | AFFIRMED
					Non solo produciamo letti: anche stents.                           | AFFIRMED
					Not in our range: implants and software – we make stents only.     | AFFIRMED
					The following may no longer be sold: stents.                       | AFFIRMED
					Our pumps do not need a computer and are sold with: stents.        | AFFIRMED
					Not in our range: beds; stents.                                    | AFFIRMED
					Not in our range: beds, chairs (we sell stents).                   | AFFIRMED
					""")
	void headingOfAListCounts(String sentence, Polarity expected) {
		assertThat(Polarity.allOf(WordPattern.of("\\bstents\\b"), List.of(sentence))).containsExactly(expected);
	}

}
