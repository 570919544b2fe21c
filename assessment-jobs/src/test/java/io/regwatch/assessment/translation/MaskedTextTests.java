package io.regwatch.assessment.translation;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class MaskedTextTests {

	private final MaskedText masked = MaskedText
		.of("It obliges: “Makers shall {2} report.” (page 3) “At once.” (page 4)");

	@Test
	void ofTakesOutQuotations() {
		assertThat(this.masked.text()).isEqualTo("It obliges: {1} (page 3) {2} (page 4)");
		assertThat(MaskedText.of("No quotation").text()).isEqualTo("No quotation");
	}

	@Test
	void unmaskPutsQuotationsBackLetterByLetter() {
		assertThat(this.masked.unmask("Pflichten: {2} (Seite 4) {1} (Seite 3)"))
			.hasValue("Pflichten: “At once.” (Seite 4) “Makers shall {2} report.” (Seite 3)");
	}

	@Test
	void unmaskWhenAMarkerIsMissingOrTwiceIsEmpty() {
		assertThat(this.masked.unmask("Pflichten: {1} (Seite 3)")).isEmpty();
		assertThat(this.masked.unmask("Pflichten: {1} {1} {2}")).isEmpty();
	}

}
