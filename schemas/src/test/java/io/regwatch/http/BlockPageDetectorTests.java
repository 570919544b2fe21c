package io.regwatch.http;

import java.time.Duration;

import io.regwatch.schema.RejectionReason;
import io.regwatch.schema.text.StreamSafeText;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

class BlockPageDetectorTests {

	@Test
	void reasonOfWhenTitleAsksForLoginAndFieldForPasswordIsLogin() {
		assertThat(BlockPageDetector.reasonOf("<title>Agency - Log in</title><input type='password'>"))
			.contains(RejectionReason.LOGIN);
		assertThat(BlockPageDetector.reasonOf("<title>Login instructions</title> no form")).isEmpty();
		assertThat(BlockPageDetector.reasonOf("<input type=password><title>Log in</title>")).isEmpty();
	}

	@Test
	void reasonOfWhenADocumentIsAboutChecksIsEmpty() {
		String title = "<title>Security check of software devices</title><script>var a = 1;</script>";
		assertThat(BlockPageDetector.reasonOf(title + "<p>Checking your browser</p>"))
			.contains(RejectionReason.CHALLENGE);
		assertThat(BlockPageDetector.reasonOf(title + "<p>Manufacturers keep the records.</p>".repeat(200))).isEmpty();
		assertThat(BlockPageDetector.reasonOf(title + "<script>" + "run(); ".repeat(2_000) + "</script>"))
			.contains(RejectionReason.CHALLENGE);
	}

	@Test
	void reasonOfWhenLoginTitlesRepeatIsLinear() {
		String titles = "<title>login ".repeat(5_000);
		assertTimeout(Duration.ofSeconds(2), () -> BlockPageDetector.reasonOf(titles));
		assertTimeout(Duration.ofSeconds(2), () -> BlockPageDetector.reasonOf(titles + "<input type=passwort>"));
	}

	@Test
	void reasonOfWhenMarksFollowLoginIsLinear() {
		String page = StreamSafeText
			.limit(("<title>login" + "\u0301".repeat(100)).repeat(500) + "\u0301".repeat(14_000));
		assertTimeout(Duration.ofSeconds(2), () -> BlockPageDetector.reasonOf(page));
	}

}
