package io.regwatch.ingest.source.catalogue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

import org.jspecify.annotations.Nullable;

/** A catalogue file or a folder's manifest does not follow its schema. */
public final class InvalidFileException extends RuntimeException {

	private final transient List<Problem> problems;

	public InvalidFileException(Path file, List<Problem> problems) {
		super(problems.stream().map((problem) -> problem.in(file)).collect(Collectors.joining(System.lineSeparator())));
		this.problems = List.copyOf(problems);
	}

	/**
	 * Everything that is wrong, in the order of the file.
	 * @return at least one
	 */
	public List<Problem> problems() {
		return this.problems;
	}

	/**
	 * One mistake.
	 *
	 * @param line from 1; {@code null} if it is unknown
	 * @param field path of the field, such as {@code schedule.cron}; empty for the file
	 * as a whole
	 * @param message what is wrong and what is allowed
	 */
	public record Problem(@Nullable Integer line, String field, String message) {

		private String in(Path file) {
			String place = (this.line != null) ? file + ":" + this.line : file.toString();
			return this.field.isEmpty() ? "%s: %s".formatted(place, this.message)
					: "%s: field '%s': %s".formatted(place, this.field, this.message);
		}

	}

}
