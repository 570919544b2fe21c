package io.regwatch.ingest.extract.running;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.text.DateNames;

/**
 * What running lines state that no program writes when it prints: dates directly after a
 * label that gives them a meaning, and the number of the document.
 */
final class RunningFacts {

	private static final String ENGLISH = "effective(?:\\s(?:date|as\\s(?:of|from)|from|on|until))?"
			+ "|(?:in|into)\\sforce(?:\\s(?:from|since|until|as\\s(?:of|from)))?"
			+ "|appl(?:y|ies|icable|ication)\\s(?:from|since|until|as\\s(?:of|from))"
			+ "|date\\sof\\s(?:application|adoption|approval|expiry|issue|publication|entry\\sinto\\sforce)"
			+ "|(?:approval|closing|due|expiry|expiration|issue|publication|review)\\sdate"
			+ "|valid(?:ity)?\\s(?:from|since|until|till|to|through)|until|(?:begins?|ends?|starts?)\\son|(?:expires|expired)(?:\\son)?"
			+ "|(?:due|deadline|closes?|closing|comments?|respond)(?:\\s(?:by|on))?|review(?:\\s(?:due|by|on))?"
			+ "|(?:adopted|approved|authori[sz]ed|enacted|issued|published|released|signed)(?:\\son)?";

	private static final String GERMANIC = "in\\skraft(?:\\s(?:seit|ab|am))?|(?:gilt|gültig(?:keit)?|anzuwenden)\\s(?:ab|bis|von|seit)"
			+ "|(?:beschlossen|genehmigt|verabschiedet|veröffentlicht)\\sam|(?:beginnt|endet)\\sam|frist(?:\\sbis)?|bis\\szum"
			+ "|geldig\\s(?:tot|van|vanaf)|van\\skracht\\s(?:sinds|tot|vanaf)|vervaldatum"
			+ "|(?:gäller|giltig)\\s(?:från|till)(?:\\soch\\smed)?|(?:gælder|gyldig)\\s(?:fra|til)";

	private static final String ROMANCE = "en\\svigueur\\s(?:le|depuis\\sle|dès\\sle|à\\s(?:compter|partir)\\sdu)|applicable\\s(?:depuis\\sle|à\\s(?:compter|partir)\\sdu)"
			+ "|jusqu['’]au|expire\\sle|(?:adopté|approuvé|publié)e?\\sle|date\\s(?:limite|d['’](?:effet|expiration|entrée\\sen\\svigueur))"
			+ "|(?:vigente|en\\svigor|válid[oa])\\s(?:desde|hasta|a\\spartir)(?:\\sdel?|\\sel)?|(?:adoptad|aprobad|publicad)[oa]\\sel"
			+ "|(?:em\\svigor|válid[oa])\\s(?:até|desde|a\\spartir\\sde)|(?:adotad|aprovad|publicad)[oa]\\sem|caducidad|scadenza|validade|vencimiento"
			+ "|in\\svigore\\s(?:dal|fino\\sal)|valid[oa]\\s(?:dal|fino\\sal)|(?:adottat|approvat|pubblicat)[oa]\\sil";

	private static final String OTHER = "(?:obowiązuje|ważn[ya])\\s(?:od|do)|platn[ýáé]\\s(?:od|do)"
			+ "|(?:действует|действителен|действительн[оа]|вступает\\sв\\sсилу)\\s(?:с|до)|утвержден[аоы]?"
			+ "|有効期限|有效期[至限]?|生效日期?|施行日?期?|実施日|实施日期?|適用日|发布日期?|発行日|시행일자?|유효기간";

	private static final Pattern LABEL = Pattern
		.compile("(?iu)(?<!\\p{L})(?:" + String.join("|", ENGLISH, GERMANIC, ROMANCE, OTHER) + ")[\\s:：–—-]+");

	/** Chinese, Japanese and Korean also put the label after the date. */
	private static final Pattern LABELLED_BEFORE = Pattern.compile(
			"\\p{Nd}{4}\\s?[年년]\\s?\\p{Nd}{1,2}\\s?[月월]\\s?\\p{Nd}{1,2}\\s?[日일]\\s?(?:起?施行|起?生效|起?实施|から(?:施行|適用)|시행)");

	/** Such as "AB-C12" and "ABCD 2026-1", but no paths of files and no dates. */
	private static final Pattern NUMBER = Pattern.compile(
			"(?<![\\p{L}\\p{N}.:/\\\\-])\\p{Lu}{2,8}(?:(?:[/-]\\p{Lu}{0,4}\\p{Nd}{1,4})+|\\s\\p{Nd}{4}[/-]\\p{Nd}{1,3})"
					+ "(?![\\p{L}\\p{N}/\\\\-])");

	/** The last word of a date. */
	private static final Pattern LAST = Pattern.compile(".*\\p{Nd}{4}.*|\\p{Nd}+\\D\\p{Nd}+\\D\\p{Nd}+\\D?");

	private static final Set<String> NAMES = DateNames.all();

	private RunningFacts() {
	}

	/** Returns each as the line has it. */
	static List<String> of(String text) {
		List<String> facts = new ArrayList<>();
		Matcher labels = LABEL.matcher(text);
		while (labels.find()) {
			String date = date(text.substring(labels.end()));
			if (date.codePoints().anyMatch(Character::isDigit)) {
				facts.add(labels.group() + date);
			}
		}
		for (Pattern pattern : List.of(LABELLED_BEFORE, NUMBER)) {
			pattern.matcher(text).results().map(MatchResult::group).forEach(facts::add);
		}
		return facts;
	}

	/** The words of a date at the beginning of a text. */
	private static String date(String text) {
		List<String> words = new ArrayList<>();
		for (String word : text.split("\\s+", -1)) {
			if (!isOfDate(word)) {
				break;
			}
			words.add(word);
			if (LAST.matcher(word).matches()) {
				break;
			}
		}
		return String.join(" ", words);
	}

	/** Whether a text is a date, with or without a time, and nothing else. */
	static boolean isDate(String text) {
		List<String> words = List.of(text.split("[\\s,]+", -1));
		return words.stream().allMatch(RunningFacts::isOfDate)
				&& words.stream().anyMatch((word) -> LAST.matcher(word).matches());
	}

	/** Whether a word is a number or a name that dates have. */
	static boolean isOfDate(String word) {
		return word.codePoints().anyMatch(Character::isDigit)
				|| NAMES.contains(word.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{M}]", ""));
	}

}
