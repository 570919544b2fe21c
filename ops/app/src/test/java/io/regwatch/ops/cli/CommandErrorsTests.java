package io.regwatch.ops.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;

class CommandErrorsTests {

	static Stream<Arguments> failures() {
		return Stream.of(argumentSet("missing", new NoSuchFileException("/a/b"), "'/a/b': no such file or directory"),
				argumentSet("denied", new AccessDeniedException("/a/b"), "'/a/b': permission denied"),
				argumentSet("exists", new FileAlreadyExistsException("/a/b"), "'/a/b': exists already"),
				argumentSet("full", new FileSystemException("/a/b", null, "No space left on device"),
						"'/a/b': No space left on device"));
	}

	@ParameterizedTest
	@MethodSource("failures")
	void failureOfAFileSaysWhatIsWrongWithIt(IOException failure, String message) {
		assertThat(CommandErrors.message(new UncheckedIOException(failure))).isEqualTo(message);
	}

	@Test
	void failureWithoutAMessageSaysHowToFindItsCause() {
		assertThat(CommandErrors.message(new IllegalStateException()))
			.isEqualTo("Unexpected error IllegalStateException: LOGGING_LEVEL_IO_REGWATCH=DEBUG shows its cause");
	}

}
