package io.regwatch.ingest.source.parse;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import org.apache.commons.lang3.StringUtils;

/**
 * Recognises a page of HTML that was cut off. HTML lets authors omit {@code </html>}, but
 * only programs that omit all optional end tags do so.
 */
public final class HtmlTruncation {

	/** Elements that must have an end tag. */
	private static final List<String> CONTAINERS = List.of("table", "ul", "ol", "dl", "div", "main", "section");

	private static final List<String> OPTIONAL_ENDS = List.of("</body", "</head", "</li", "</tr", "</td", "</th",
			"</tbody", "</dd", "</option");

	private HtmlTruncation() {
	}

	static boolean isCutOff(byte[] body) {
		String page = new String(body, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
		if (page.contains("</html")) {
			return false;
		}
		boolean document = Stream.of("<html", "<head", "<body", "<!doctype").anyMatch(page::contains);
		return isWithinTag(page) || hasOpenContainer(page)
				|| (document && OPTIONAL_ENDS.stream().anyMatch(page::contains));
	}

	/**
	 * Whether a page of which no other state is known was cut off within its text.
	 * @param body of a response
	 * @return {@code false} if it ends with a tag: some authors forget those that follow
	 */
	public static boolean isCutOffInText(byte[] body) {
		String page = new String(body, StandardCharsets.ISO_8859_1).stripTrailing();
		return page.startsWith("<") && !page.endsWith(">") && isCutOff(body);
	}

	private static boolean isWithinTag(String page) {
		int last = page.lastIndexOf('<');
		return last >= 0 && page.indexOf('>', last) < 0 && last + 1 < page.length()
				&& (Character.isLetter(page.charAt(last + 1)) || page.charAt(last + 1) == '/');
	}

	private static boolean hasOpenContainer(String page) {
		return CONTAINERS.stream()
			.anyMatch((name) -> starts(page, name) > StringUtils.countMatches(page, "</" + name + ">"));
	}

	private static int starts(String page, String name) {
		return Stream.of(" ", ">", "\n", "\r", "\t")
			.mapToInt((end) -> StringUtils.countMatches(page, "<" + name + end))
			.sum();
	}

}
