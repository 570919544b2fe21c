package io.regwatch.ingest.extract.pdf;

import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.schema.text.StatusNotices;

/**
 * What running headers and footers state of the version or the validity of a document.
 * Page numbers, and dates of printing, are no part of it.
 */
final class RunningNotices {

	/** Longer lines without a version or an end are sentences about other documents. */
	private static final int MOST_STATE = 80;

	/** A line stands on more than one of so many pages; facing pages have two lines. */
	private static final int SHARE = 4;

	private static final Pattern NUMBER = Pattern.compile("\\p{Nd}+");

	/** The number of pages after the number of one. */
	private static final Pattern TOTAL = Pattern
		.compile("(?iu)#(\\s*[页頁쪽]?\\s*(?:of|/|von|sur|de|di|van|av|z|iš|no|из|από|من|共|총|\\|)\\s*)\\p{Nd}+");

	/** Page numbers and signs at the ends of a line. */
	private static final Pattern ENDS = Pattern.compile("^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}]+$");

	private static final Pattern ADDRESS = Pattern.compile("(?i)\\S*(?:://|www\\.)\\S*");

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
	private static final Pattern PRINTED = Pattern.compile(
			"(?iu)(?<!\\p{L})(?:print|generat|retriev|download|access|up to date|as (?:at|of)|on or before|gedruckt|ausdruck"
					+ "|erzeugt|abgerufen|stand(?!\\p{L})|imprim|consult[ée]e? le|télécharg|impres[oa]|descarg|stampat|scaricat|afgedrukt"
					+ "|wydruk|vytištěn)|打印|印刷日|出力日|인쇄|下载");

	private static final Pattern TIME = Pattern.compile("\\p{Nd}{1,2}:\\p{Nd}{2}");

	private static final Comparator<String> SHORTEST = Comparator.comparingInt(String::length)
		.thenComparing(Comparator.naturalOrder());

	/** The class of device that a document is about. */
	private static final Pattern SCOPE = Pattern
		.compile("(?iu)(?<!\\p{L})(?:class|classe|klasse|clase|класс)\\s[IVABCD]{1,3}[abm]?(?!\\p{L})");

	private RunningNotices() {
	}

	/**
	 * Returns each statement once, in the order of the alphabet.
	 * @param running indices of the running headers and footers
	 */
	static List<String> of(List<PdfLine> lines, BitSet running, int pages) {
		Map<String, List<PdfLine>> groups = running.stream()
			.mapToObj(lines::get)
			.flatMap((line) -> line.pieces().stream())
			.collect(Collectors.groupingBy((piece) -> RunningNumbers.masked(piece.text()), LinkedHashMap::new,
					Collectors.toList()));
		return groups.values()
			.stream()
			.filter((group) -> isThroughout(group, pages))
			.map((group) -> statement(withoutPageNumbers(group)))
			.filter((text) -> !text.isBlank())
			.distinct()
			.sorted()
			.toList();
	}

	private static boolean isThroughout(List<PdfLine> group, int pages) {
		long covered = group.stream().map(PdfLine::page).distinct().count();
		return covered > 1 && covered * SHARE > pages;
	}

	/**
	 * A page number may equal a number of the version: the line with most masked counts.
	 */
	private static String withoutPageNumbers(List<PdfLine> group) {
		Set<String> constant = new HashSet<>(numbers(group.getFirst()));
		group.forEach((line) -> constant.retainAll(numbers(line)));
		return group.stream().map((line) -> masked(line.text(), constant)).min(SHORTEST).orElseThrow();
	}

	private static List<String> numbers(PdfLine line) {
		return NUMBER.matcher(line.text()).results().map(MatchResult::group).toList();
	}

	private static String masked(String text, Set<String> constant) {
		String masked = NUMBER.matcher(ADDRESS.matcher(text).replaceAll(""))
			.replaceAll((number) -> constant.contains(number.group()) ? number.group() : "#");
		return ENDS.matcher(TOTAL.matcher(masked).replaceAll("#$1#")).replaceAll("");
	}

	private static String statement(String text) {
		Matcher printed = PRINTED.matcher(text);
		String lasting = printed.find() ? text.substring(0, printed.start()).strip() : text;
		if (isDated(lasting) && !TIME.matcher(text).find()) {
			return lasting;
		}
		boolean state = isDated(text) || (text.length() <= MOST_STATE && isState(text, lasting));
		return Stream.concat(Stream.of(state ? withoutDates(text) : ""), RunningFacts.of(lasting).stream())
			.filter((part) -> !part.isEmpty())
			.collect(Collectors.joining(" "));
	}

	private static boolean isState(String text, String lasting) {
		return StatusNotices.hasState(text) || NAMED_VERSION.matcher(lasting).find() || SCOPE.matcher(lasting).find();
	}

	/** Whether a date in a text is that of a version, or of an end. */
	private static boolean isDated(String text) {
		return VERSION.matcher(text).find() || StatusNotices.isNotice(text);
	}

	private static String withoutDates(String text) {
		return Stream.of(text.split("\\s+"))
			.filter((word) -> word.indexOf('#') < 0 && !RunningFacts.isOfDate(word))
			.collect(Collectors.joining(" "));
	}

}
