package io.regwatch.ingest.extract.markup;

import java.util.regex.Pattern;

import io.regwatch.ingest.extract.markup.stamp.StampLine;
import io.regwatch.schema.text.StatusNotices;

/**
 * Recognises texts in the header or footer of a page that are about its document: from
 * when and to what it applies, that it has ended, and footnotes.
 */
final class DocumentNotes {

	private static final int MAX_LENGTH = 600;

	private static final Pattern NUMBER = Pattern.compile("\\p{N}");

	/** Beside the words that {@link StatusNotices} knows. */
	private static final Pattern APPLIES = Pattern.compile("(?iu)(?<!\\p{L})(?:appli(?:es|cable)"
			+ "|gilt|anwendbar|ab dem|s'applique|applicable|se aplica|si applica|van toepassing|obowiązuje|применяется"
			+ "|適用|适用|適用|적용)");

	/** What footers say of pages and offices as well. */
	private static final Pattern OF_SITE = Pattern.compile("(?iu)(?:modif|comment|open|clos|current|consult)\\p{L}*");

	/** Licences and policies of a site apply to all of its pages. */
	private static final Pattern POLICY = Pattern.compile("(?iu)(?:open\\sgovernment|creative\\scommons)\\slicen[cs]e"
			+ "|(?:cookies?|privacy|accessibility|copyright)\\s(?:policy|notice|statement)|terms\\s(?:of\\suse|and\\sconditions)");

	private static final Pattern SCOPE = Pattern.compile(
			"(?iu)(?:(?:applies|applicable|relevant)\\sto|scope|gilt\\sfür|s'applique\\sà|se\\saplica\\sa|si\\sapplica\\sa"
					+ "|van\\stoepassing\\sop|適用(?:対象|範囲)|适用(?:于|范围)|적용\\s?(?:대상|범위))\\s?[:：]?");

	private static final Pattern FOOTNOTE = Pattern.compile("[\u00B9\u00B2\u00B3\u2074-\u2079].{3,}");

	private DocumentNotes() {
	}

	/**
	 * Whether a text states that the document has ended, or from when or to what it
	 * applies.
	 */
	static boolean isState(String text, LineLinks links) {
		if (text.length() > MAX_LENGTH || links.count() > 0 || StampLine.of(text).isNotes()) {
			return false;
		}
		boolean stated = StatusNotices.hasState(OF_SITE.matcher(text).replaceAll("")) || APPLIES.matcher(text).find();
		return StatusNotices.isNotice(text) || (stated && NUMBER.matcher(text).find() && !POLICY.matcher(text).find());
	}

	/** Whether a text begins with the mark of a footnote. */
	static boolean isFootnote(String text, LineLinks links) {
		return links.count() == 0 && FOOTNOTE.matcher(text).matches();
	}

	/** Whether a heading says that the document applies to what follows. */
	static boolean isScope(String heading) {
		return SCOPE.matcher(heading).matches();
	}

}
