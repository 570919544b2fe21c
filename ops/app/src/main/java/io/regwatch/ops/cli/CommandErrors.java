package io.regwatch.ops.cli;

import java.nio.file.FileSystemException;
import java.util.List;

import io.regwatch.assessment.evaluation.InvalidGoldException;
import io.regwatch.ingest.source.catalogue.InvalidFileException;
import io.regwatch.ops.cli.output.UsageException;
import io.regwatch.ops.server.FileProblem;
import io.regwatch.ops.server.ServersException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

import org.springframework.core.NestedExceptionUtils;

/** Prints the cause of a failed command to standard error, in one line. */
final class CommandErrors implements IExecutionExceptionHandler {

	private static final Logger logger = LoggerFactory.getLogger(CommandErrors.class);

	@Override
	public int handleExecutionException(Exception failure, CommandLine command, ParseResult parsed) {
		List<String> arguments = parsed.originalArgs();
		logger.debug("Command {} failed", arguments, failure);
		command.getErr().println("regwatch: " + message(failure));
		return isUsage(failure) ? ExitCode.USAGE : ExitCode.SOFTWARE;
	}

	private static boolean isUsage(Exception failure) {
		return failure instanceof InvalidFileException || failure instanceof InvalidGoldException
				|| failure instanceof UsageException || failure instanceof ServersException.Misconfigured;
	}

	static String message(Exception failure) {
		if (failure instanceof InvalidFileException || failure instanceof ServersException) {
			return String.valueOf(failure.getMessage());
		}
		return StartFailure.explain(failure).orElseGet(() -> plain(NestedExceptionUtils.getMostSpecificCause(failure)));
	}

	private static String plain(Throwable cause) {
		if (cause instanceof FileSystemException failure) {
			return "'%s': %s".formatted(failure.getFile(), FileProblem.reason(failure));
		}
		return (cause.getMessage() != null) ? cause.getMessage()
				: "Unexpected error %s: LOGGING_LEVEL_IO_REGWATCH=DEBUG shows its cause"
					.formatted(cause.getClass().getSimpleName());
	}

}
