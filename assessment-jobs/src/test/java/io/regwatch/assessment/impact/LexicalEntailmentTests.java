package io.regwatch.assessment.impact;

import java.util.List;
import java.util.Set;

import io.regwatch.assessment.company.Company;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class LexicalEntailmentTests {

	private static final LexicalEntailment NOTHING_KNOWN = new LexicalEntailment(Set.of(), Set.of());

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
					The derogation does not exempt packaging from this label. | This shall not be read as exempting such packaging from this label. | true
					The exemption does not apply to a powered pump.      | The exemption does not apply to powered pumps.                     | true
					Check whether the evaluation was learned from data.  | Software that follows rules without data is excluded from this guidance. | true
					Check whether the segmentation uses learning, and consider a change plan. | Without a plan, a change of the model is a substantial change. | true
					Self-tests must be registered.                       | Self-tests fall outside this guidance.                             | false
					Self-tests fall outside this guidance.               | This guidance does not apply to self-tests.                        | true
					The text now covers submucosal injection.            | leggasi: «filler mediante iniezione submucosa, esclusi quelli per tatuaggi» | true
					Batch tracing has to work by 5 November 2027.        | It shall apply from 5 November 2027.                               | true
					Serious incidents must be reported from 3 July 2026. | Der Hersteller muss schwerwiegende Vorkommnisse ab dem 1. Juli 2026 melden. | false
					""")
	void statementFollowsFromItsQuote(String statement, String quote, boolean entailed) {
		assertThat(NOTHING_KNOWN.holds(statement, quote, List.of())).isEqualTo(entailed);
	}

	@Test
	void wordsAndNumbersOfTheProfileNeedNoQuote() {
		LexicalEntailment pumps = LexicalEntailment
			.of(new Company(1, "Infusion pumps for intensive care.", List.of("EU"), List.of(), List.of(), List.of(),
					List.of(new Company.Product("Volumax 7", "Volumetric pump"))));
		String quote = "The alarm sounds, but the motor does not start again.";
		String statement = "Assess whether the motor of Volumax 7, the volumetric infusion pump, stops.";
		assertThat(pumps.holds(statement, quote, List.of())).isTrue();
		assertThat(NOTHING_KNOWN.holds(statement, quote, List.of())).isFalse();
		assertThat(pumps.holds("The new edition sets requirements for volumetric pumps.",
				"applies to volumetric pumps and their drips", List.of()))
			.isTrue();
		assertThat(pumps.holds("Recall the infusion pumps Volumax 7.", quote, List.of())).isFalse();
		assertThat(pumps.holds("Stop the motor of Volumax 7 within 9 days.", quote, List.of())).isFalse();
	}

	@Test
	void numbersOfHeadingsNeedNoQuote() {
		assertThat(NOTHING_KNOWN.holds("Principle 13A does not apply to devices that are not implantable.",
				"remain excepted, and so are devices that are not implantable",
				List.of("Devices to which principle 13A does not apply")))
			.isTrue();
	}

	@Test
	void headingsSayWhatAListIsOf() {
		String list = "Dental hand instruments, powered; ophthalmic tonometers, manual.";
		assertThat(NOTHING_KNOWN.holds("Manual tonometers are exempt.", list, List.of("Devices exempted"))).isTrue();
		assertThat(NOTHING_KNOWN.holds("Manual tonometers are exempt.", list, List.of())).isFalse();
	}

}
