package io.regwatch.ingest.extract.markup;

import java.util.regex.Pattern;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/**
 * Tells boxes of a site from parts of a document that have the same name: an insurance
 * may be social, costs have a share, and a pager is a device. Boxes of a site have links,
 * buttons and labels, and sentences about the site only.
 */
final class BoxText {

	/** Words of a sentence that ends without a full stop. */
	private static final int MOST_OF_LABEL = 5;

	/** Words of a label that ends with one. */
	private static final int FEW = 3;

	private static final Pattern ENDED = Pattern.compile("(?s).*[.!?।。！？][\\p{Pe}\\p{Pf}\"]*\\s*");

	/** Without spaces between words. */
	private static final Pattern RUNNING = Pattern
		.compile("[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsThai}\\p{IsLao}\\p{IsKhmer}\\p{IsMyanmar}]{8}");

	private static final Pattern COOKIES = Pattern
		.compile("(?iu)cookies?(?!\\p{L})|кук[иі]|クッキー|쿠키|ملفات\\sتعريف|עוגיות|คุกกี้");

	private static final Pattern SITE = Pattern.compile(
			"(?iu)newsletter|subscri|sign\\sup|follow\\sus|share\\s(?:this|on|via|the\\spage)|this\\s(?:page|site|website)|our\\s(?:web)?site|tweet|facebook|search|log\\s?in"
					+ "|abonnier|anmelde|folgen\\ssie|teilen\\ssie|diese\\sseite|suche|abonne|inscri|suivez|partag|cette\\spage|recherch|suscri|síg[au]|compart|esta\\spágina|busca"
					+ "|iscri|segui(?:ci|teci)|condivid|questa\\spagina|cerca|assin|siga|aanmeld|volg\\sons|deel\\sdeze|prenumer|följ|dela|tilmeld|følg|tilaa|subskry|odběr|подпи|підпи"
					+ "|メールマガジン|登録|共有|検索|订阅|訂閱|分享|搜索|구독|공유|검색");

	private BoxText() {
	}

	/**
	 * Whether a text that is no link is a row of a table, or a sentence that is not about
	 * the site.
	 */
	static boolean isSentence(Block block) {
		String text = block.text();
		int words = text.strip().split("\\s+", MOST_OF_LABEL + 2).length;
		boolean sentence = block.kind() == BlockKind.TABLE_ROW || words > MOST_OF_LABEL
				|| (words > FEW && ENDED.matcher(text).matches()) || RUNNING.matcher(text).find();
		return sentence && !(SITE.matcher(text).find() && PageLinks.isNeutral(text)) && !PageFeedback.isQuestion(text);
	}

	static boolean isAboutCookies(String text) {
		return COOKIES.matcher(text).find();
	}

}
