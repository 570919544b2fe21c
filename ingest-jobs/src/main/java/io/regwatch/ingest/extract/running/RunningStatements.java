package io.regwatch.ingest.extract.running;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.schema.text.StatusNotices;

/**
 * What running headers and footers state of the version or the validity of a document.
 * Page numbers, and dates of printing, are no part of it.
 */
public final class RunningStatements {

	/** Longer lines without a version or an end are sentences about other documents. */
	private static final int MOST_STATE = 80;

	private static final Pattern ADDRESS = Pattern.compile("(?i)\\S*(?:://|www\\.)\\S*");

	/** Page numbers and signs at the ends of a line. */
	private static final Pattern ENDS = Pattern.compile("^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}]+$");

	private static final String VERSION_WORD = "(?iu)(?<!\\p{L})(?:versi(?:on|ón|one|e)|versão|verze|wersja|r[eé]vision"
			+ "|revisi(?:ón|one|e)|revisão|rev|[eé]dition|edici[oó]n|edição|edizione|issue|amendment|fassung|ausgabe|auflage"
			+ "|uitgave|utgåva|редакция|версия)(?!\\p{L})";

	/** Versions may have ordinal words, which differ by language. */
	private static final Pattern NAMED_VERSION = Pattern.compile(VERSION_WORD + "|[\\p{IsHan}&&[^出打]]版");

	private static final Pattern VERSION = Pattern.compile("(?:" + VERSION_WORD
			+ "\\.?(?:\\s(?:no|nr)\\.?)?[\\s:]*(?:\\p{Nd}|(?-i:[A-Z]|[IVX]+)(?=\\s*(?:$|[^\\p{L}\\s])))"
			+ "|(?<!\\p{L})v\\.?\\s?\\p{Nd}+\\.\\p{Nd})|\\p{Nd}\\p{L}{0,2}\\.?\\s(?:edition|version|édition|auflage|ausgabe)(?!\\p{L})"
			+ "|第\\s?\\p{Nd}+\\s?版|版本|改訂|修订|修訂|개정");

	/** What stands before the date on which somebody printed or fetched a document. */
	private static final String BY_PRINT = "print|generat|created (?:by|using|with)|retriev|download|access|gedruckt|ausdruck|erzeugt"
			+ "|abgerufen|imprim|consult[ée]e? le|télécharg|impres[oa]|descarg|stampat|scaricat|afgedrukt|wydruk|vytištěn";

	private static final String BY_PRINT_IN_CJK = "打印|印刷日|出力日|인쇄|下载";

	/**
	 * Endings that make words of printing of these; accessories and printers are none.
	 */
	private static final String ENDING = "(?:e[dt]|ing|out|é(?:es?|s)?|[ai]d[oa]|[oa]|owan\\p{L}{1,2}|u)?(?!\\p{L})";

	private static final Pattern PRINTED = Pattern.compile("(?iu)(?<!\\p{L})(?:(?:" + BY_PRINT + ")" + ENDING
			+ "|up to date|as (?:at|of)|on or before|stand(?!\\p{L}))|" + BY_PRINT_IN_CJK);

	/** A line with no other words than these and a date. */
	private static final Pattern PRINT_LINE = Pattern.compile("(?iu)(?:(?:" + BY_PRINT + ")" + ENDING + "|(?:"
			+ BY_PRINT_IN_CJK + ")\\p{L}*)[\\s:：]*(?:(?:on|at|am|le|el|il|em|op|dne|dnia)\\s)?(.*)");

	private static final Pattern TIME = Pattern.compile("\\p{Nd}{1,2}:\\p{Nd}{2}");

	/** The class of device that a document is about. */
	private static final Pattern SCOPE = Pattern
		.compile("(?iu)(?<!\\p{L})(?:class|classe|klasse|clase|класс)\\s[IVABCD]{1,3}[abm]?(?!\\p{L})");

	private RunningStatements() {
	}

	/**
	 * Returns each statement once, in the order of the alphabet.
	 * @param lines texts of running headers and footers, with a hash sign for each page
	 * number
	 * @return what they state
	 */
	public static List<String> of(Stream<String> lines) {
		return lines.map((line) -> ADDRESS.matcher(line).replaceAll(""))
			.map(RunningStatements::statement)
			.filter((text) -> !text.isBlank())
			.distinct()
			.sorted()
			.toList();
	}

	/** Whether a line says nothing but when somebody printed or fetched a document. */
	public static boolean isOfPrint(String line) {
		Matcher print = PRINT_LINE.matcher(line.strip());
		return print.matches() && RunningFacts.isDate(print.group(1));
	}

	private static String statement(String line) {
		String text = withoutEnds(line);
		String lasting = lasting(text);
		if (isDated(lasting) && !TIME.matcher(text).find()) {
			return lasting;
		}
		return Stream.concat(Stream.of(state(line, text, lasting)), RunningFacts.of(lasting).stream())
			.filter((part) -> !part.isEmpty())
			.collect(Collectors.joining(" "));
	}

	private static String state(String line, String text, String lasting) {
		if (RunningSentences.isNote(line)) {
			return without(lasting, RunningStatements::isPageNumber);
		}
		String sentence = RunningSentences.of(line);
		if (isDated(text) || (sentence.isEmpty() && text.length() <= MOST_STATE
				&& (isState(text, lasting) || RunningSentences.isRestriction(lasting(line))))) {
			return withoutDates(text);
		}
		String rest = lasting(withoutEnds(sentence));
		return hasNumber(rest) ? withoutDates(rest) : rest;
	}

	private static String withoutEnds(String line) {
		return ENDS.matcher(line).replaceAll("");
	}

	/** What stands before words about printing. */
	private static String lasting(String text) {
		Matcher printed = PRINTED.matcher(text);
		return printed.find() ? text.substring(0, printed.start()).strip() : text;
	}

	private static boolean isState(String text, String lasting) {
		return StatusNotices.hasState(text) || NAMED_VERSION.matcher(lasting).find() || SCOPE.matcher(lasting).find();
	}

	/** Whether a date in a text is that of a version, or of an end. */
	private static boolean isDated(String text) {
		return VERSION.matcher(text).find() || StatusNotices.isNotice(text);
	}

	private static String withoutDates(String text) {
		return without(text, (word) -> isPageNumber(word) || RunningFacts.isOfDate(word));
	}

	/** Without a number, the name of a month is another word. */
	private static boolean hasNumber(String text) {
		return text.codePoints().anyMatch((character) -> Character.isDigit(character) || character == '#');
	}

	private static boolean isPageNumber(String word) {
		return word.indexOf('#') >= 0;
	}

	private static String without(String text, Predicate<String> words) {
		return Stream.of(text.split("\\s+")).filter(Predicate.not(words)).collect(Collectors.joining(" "));
	}

}
