package io.regwatch.assessment.priority;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.Obligations;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.RiskClasses;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.StatedDuty;
import io.regwatch.reading.Bearer;

import org.springframework.util.StringUtils;

/**
 * Days that a table or a list states for each class: "Class III and implantable devices |
 * 31 January 2027". Extraction may have torn a row into two lines.
 */
final class ClassTable {

	private static final String DATE = "(by |until |not later than |no later than )?(?<date>\\d{1,2}(?:st|nd|rd|th|º|er|\\.)? \\p{L}{3,9} \\d{4}|\\p{L}{3,9} \\d{1,2}, \\d{4}|\\d{1,2}\\.\\d{1,2}\\.\\d{4})\\W*$";

	/** Rows of the smallest table. */
	private static final int ROWS = 2;

	/** Characters of the longest name of classes. */
	private static final int LONGEST = 100;

	private static final WordPattern CELL = WordPattern.of("^\\W*" + DATE);

	private static final WordPattern ROW = WordPattern.of("^(?<classes>[^|]{3,100})\\|\\s*" + DATE);

	private ClassTable() {
	}

	/**
	 * The days of a text that obliges makers, as duties of the makers of each class. They
	 * are compared and never quoted.
	 */
	static List<StatedDuty> duties(Passages text) {
		boolean obliges = text.statements()
			.obliging()
			.stream()
			.flatMap((one) -> one.duties().stream())
			.anyMatch((duty) -> duty.bearer() == Bearer.MANUFACTURER);
		List<String> rows = obliges ? rows(text.bodies()) : List.of();
		return (rows.size() < ROWS) ? List.of() : rows.stream().flatMap(ClassTable::read).toList();
	}

	private static List<String> rows(List<String> lines) {
		return IntStream.range(0, lines.size())
			.mapToObj((line) -> duty(lines.get(line), (line + 1 < lines.size()) ? lines.get(line + 1) : ""))
			.flatMap(Optional::stream)
			.toList();
	}

	private static Optional<String> duty(String line, String next) {
		Matcher row = ROW.matcher(line);
		if (row.find()) {
			return duty(row.group("classes"), row);
		}
		Matcher cell = CELL.matcher(next);
		return cell.find() ? duty(line, cell) : Optional.empty();
	}

	private static Optional<String> duty(String classes, Matcher date) {
		boolean named = classes.length() <= LONGEST && !RiskClasses.named(List.of(classes)).isEmpty();
		return named
				? Optional.of("Manufacturers of %s shall comply by %s."
					.formatted(StringUtils.trimTrailingCharacter(classes.strip(), ':'), date.group("date")))
				: Optional.empty();
	}

	private static Stream<StatedDuty> read(String duty) {
		return Obligations.read(duty).stream().map(StatedDuty::of);
	}

}
