package io.regwatch.schema.text;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class StatusNoticesTests {

	@ParameterizedTest
	@ValueSource(strings = { "Status: draft", "Authorised on 1 May", "Open for comments", "Reopened",
			"The consultation is closed", "In force", "Entwurf" })
	void stateOfADocumentIsRecognised(String text) {
		assertThat(StatusNotices.hasState(text)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Health Sciences Authority, Singapore", "Danish Medicines Agency, Copenhagen",
			"Competent authorities", "Disclosure", "Enclosure 2" })
	void namesOfAuthoritiesAndPlacesAreNoState(String text) {
		assertThat(StatusNotices.hasState(text)).isFalse();
	}

}
