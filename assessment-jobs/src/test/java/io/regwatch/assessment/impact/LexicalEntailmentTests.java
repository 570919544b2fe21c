package io.regwatch.assessment.impact;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class LexicalEntailmentTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					Report serious incidents within 10 days.             | Manufacturers shall report serious incidents within 10 days.       | true
					Report serious incidents within 15 days.             | Manufacturers shall report serious incidents within 10 days.       | false
					The software of all pumps must be replaced.          | The label of a catheter shall show its length.                     | false
					Labels of catheters must show the length.            | The label of a catheter shall show its length.                     | true
					Infusion pumps are exempt.                           | Exemptions do not apply to infusion pumps.                         | false
					Infusion pumps are covered by the duty to report.    | Exemptions do not apply to infusion pumps.                         | true
					The guidance applies to wellness products.           | This guidance does not apply to wellness products.                 | false
					Wellness products are not covered.                   | This guidance does not apply to wellness products.                 | true
					No action is needed for the pumps.                   | Manufacturers of pumps shall report each event.                    | false
					See evil.example for the label of catheters.         | The label of a catheter shall show its length.                     | false
					Serious incidents must be reported from 1 July 2026. | Der Hersteller muss schwerwiegende Vorkommnisse ab dem 1. Juli 2026 melden. | true
					Serious incidents must be reported from 3 July 2026. | Der Hersteller muss schwerwiegende Vorkommnisse ab dem 1. Juli 2026 melden. | false
					""")
	void statementFollowsFromItsQuote(String statement, String quote, boolean entailed) {
		assertThat(LexicalEntailment.holds(statement, quote)).isEqualTo(entailed);
	}

}
