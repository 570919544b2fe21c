package io.regwatch.assessment.evidence;

import java.io.IOException;
import java.io.UncheckedIOException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import org.springframework.dao.DataIntegrityViolationException;

import static org.assertj.core.api.Assertions.assertThat;

class AssessmentFailureTests {

	@Test
	void reasonNamesTheCauseAndNoClassOfTheProgram() {
		assertThat(AssessmentFailure.of(new UncheckedIOException(new IOException("disk"))))
			.isEqualTo(AssessmentFailure.TEXT_UNREADABLE);
		assertThat(AssessmentFailure.of(new DataIntegrityViolationException("x")))
			.isEqualTo(AssessmentFailure.RESULT_NOT_STORED);
		assertThat(AssessmentFailure.of(new StackOverflowError())).isEqualTo(AssessmentFailure.TEXT_TOO_COMPLEX);
		assertThat(AssessmentFailure.of(new IllegalStateException("secret")).message())
			.contains("could not be assessed")
			.doesNotContain("secret", "Exception");
	}

	@ParameterizedTest
	@EnumSource
	void messageSaysWhatToDo(AssessmentFailure failure) {
		assertThat(failure.message()).startsWith("This update could not be assessed, because ")
			.containsPattern("\\. The next run tries again\\. (Read|If this remains, (read|check)) .*\\.$");
	}

}
