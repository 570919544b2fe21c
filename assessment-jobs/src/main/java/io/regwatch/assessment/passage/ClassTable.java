package io.regwatch.assessment.passage;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.Obligations;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.RiskClasses;
import io.regwatch.reading.ReadSentence;

import org.springframework.util.StringUtils;

/**
 * Days that a table or a list states for each class: "Class III and implantable devices |
 * 31 January 2027", "Class IIa devices: label and data by 1 July 2028". Extraction may
 * have torn a row into two lines.
 */
public final class ClassTable {

	private static final String DATE = "(by |until |not later than |no later than )?(?<date>\\d{1,2}(?:st|nd|rd|th|º|er|\\.)? \\p{L}{3,9} \\d{4}|\\p{L}{3,9} \\d{1,2}, \\d{4}|\\d{1,2}\\.\\d{1,2}\\.\\d{4})(\\W*$|[.;] )";

	/** Rows of the smallest table. */
	private static final int ROWS = 2;

	/** Characters of the longest name of classes. */
	private static final int LONGEST = 100;

	private static final WordPattern CELL = WordPattern.of("^\\W*" + DATE);

	private static final WordPattern ROW = WordPattern.of("^(?<classes>[^|]{3,100})\\|\\s*" + DATE);

	/** What makers do by the day of an item of a list. */
	private static final String TASKS = "(?:(?:label|data|mark|regist|compl|UDI|submi|application|kennzeichn|registr|étiquet|etiquet|etichett|rotul|enregistr)[\\p{L}-]*,? (?:(?:and|or|und|oder|et|ou|y|o|e) )?){0,4}";

	private static final WordPattern ITEM = WordPattern.of("^(?<classes>[^|:]{3,100}?)(?::| [–-]) *" + TASKS + DATE);

	/** Devices of all classes that no row names. */
	private static final WordPattern REST = WordPattern
		.of("^\\W*((all|any) )?(other|remaining|übrigen?|andere[nr]?|autres|otr[oa]s|altri|altre|outr[oa]s) (?![^|:]{0,20}\\b(class|klasse|clas[es]e))");

	private static final TextFact<List<ReadSentence>> DUTIES = TextFact.of(ClassTable::findDuties);

	private ClassTable() {
	}

	/**
	 * The days of a text that obliges makers, as duties of the makers of each class. They
	 * are compared and never quoted.
	 * @param text possibly empty
	 * @return a sentence for each row; empty if there is no table
	 */
	public static List<ReadSentence> duties(Passages text) {
		return DUTIES.in(text);
	}

	private static List<ReadSentence> findDuties(Passages text) {
		boolean obliges = text.statements()
			.obliging()
			.stream()
			.flatMap((one) -> one.duties().stream())
			.anyMatch((duty) -> duty.bearer().mayBeMaker());
		List<String> rows = obliges ? rows(text.bodies()) : List.of();
		boolean others = text.bodies().stream().anyMatch((line) -> REST.isIn(line) && row(line).isPresent());
		return (rows.size() < ROWS || others) ? List.of()
				: rows.stream().flatMap((row) -> Obligations.read(row).stream()).toList();
	}

	private static List<String> rows(List<String> lines) {
		return IntStream.range(0, lines.size())
			.mapToObj((line) -> duty(lines.get(line), (line + 1 < lines.size()) ? lines.get(line + 1) : ""))
			.flatMap(Optional::stream)
			.toList();
	}

	private static Optional<String> duty(String line, String next) {
		Optional<Matcher> row = row(line);
		if (row.isPresent()) {
			return duty(row.get().group("classes"), row.get());
		}
		Matcher cell = CELL.matcher(next);
		return cell.find() ? duty(line, cell) : Optional.empty();
	}

	private static Optional<Matcher> row(String line) {
		return Stream.of(ROW, ITEM).map((pattern) -> pattern.matcher(line)).filter(Matcher::find).findFirst();
	}

	private static Optional<String> duty(String classes, Matcher date) {
		boolean named = classes.length() <= LONGEST && !RiskClasses.named(List.of(classes)).isEmpty();
		return named
				? Optional.of("Manufacturers of %s shall comply by %s."
					.formatted(StringUtils.trimTrailingCharacter(classes.strip(), ':'), date.group("date")))
				: Optional.empty();
	}

}
