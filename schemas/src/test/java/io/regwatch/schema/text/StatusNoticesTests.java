package io.regwatch.schema.text;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

import org.apache.commons.io.IOUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
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

	@ParameterizedTest
	@ValueSource(strings = { "Withdrawn", "Οδηγία (καταργήθηκε)", "Kılavuz – yürürlükten kaldırılmıştır",
			"Наказ № 12 втратив чинність", "Ghid (abrogat)", "Útmutató – hatályon kívül helyezve", "Ohje (kumottu)",
			"Juhend, kehtetu", "Zrušené usmernenie", "Pedoman (dicabut)", "Thông tư hết hiệu lực", "ประกาศ (ยกเลิก)",
			"הנחיה (בוטלה)", "دليل (ملغاة)", "Guía sin efecto" })
	void endOfADocumentIsRecognised(String text) {
		assertThat(StatusNotices.isNotice(text)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Guía de retrasos en la entrega", "Regulament privind dispozitivele",
			"Panduan penarikan produk", "Zrušovací lhůty", "Withdrawal of devices", "Thông báo thu hồi sản phẩm" })
	void otherWordsOfADocumentAreNoEnd(String text) {
		assertThat(StatusNotices.isNotice(text)).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "This guidance was withdrawn on 1 May 2026. See the new one.",
			"See the new one. Diese Leitlinie wurde aufgehoben.", "Ce document est abrogé." })
	void sentenceAboutThisDocumentIsRecognisedAmongOthers(String text) {
		assertThat(StatusNotices.isOfThis(text)).isTrue();
		assertThat(StatusNotices.isNotice(text + " It is kept for reference.".repeat(40))).isTrue();
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "Withdrawn", "Revoked by Order 12", "Withdrawn: see the new guidance", "Aufgehoben am 1. Mai" })
	void stateAtTheBeginningIsThatOfTheDocument(String text) {
		assertThat(StatusNotices.isOwn(text)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Guidance on lamps withdrawn", "Withdrawn guidance",
			"Order on lamps revoked. This page lists orders." })
	void stateOfAnotherDocumentIsNotThatOfThisOne(String text) {
		assertThat(StatusNotices.isOwn(text)).isFalse();
		assertThat(StatusNotices.isNotice(text + " It is kept for reference.".repeat(40))).isFalse();
	}

	@ParameterizedTest
	@MethodSource("sentences")
	void sentenceIsRecognisedIfItsDocumentHasEnded(String line) {
		boolean ended = !line.startsWith("-");
		String sentence = ended ? line : line.substring(1);
		assertThat(StatusNotices.isNotice(sentence)).isEqualTo(ended);
		assertThat(!ended && StatusNotices.isOwn(sentence)).isFalse();
	}

	@Test
	void longTextWithoutEndIsReadInAMoment() {
		String text = "This guidance of 2026, by the agency, is not that which was, or would be, in force. "
			.repeat(500);
		assertThat(StatusNotices.isNotice(text)).isFalse();
	}

	/** Counter-examples begin with a dash. */
	static Stream<String> sentences() throws IOException {
		return IOUtils.resourceToString("/io/regwatch/schema/text/end-sentences.txt", StandardCharsets.UTF_8).lines();
	}

}
