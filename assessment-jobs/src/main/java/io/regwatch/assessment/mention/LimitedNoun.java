package io.regwatch.assessment.mention;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.vocabulary.TermMatch;

/**
 * What limits a noun of a sentence to some of the things that it names: "hospital
 * ventilators", "meters that use test strips".
 */
public final class LimitedNoun {

	private static final WordPattern BEFORE = WordPattern
		.of("[,;:.()–—/]|\\b(and|or|und|oder|sowie|et|ou|y|e|o|the|a|an|all|any|no|der|die|das|alle|les?|las?|los|il|gli|os|as|um|uma|to|for|of|von|de|di|für)\\b");

	/** "devices, which are not registered": a remark, which limits nothing. */
	private static final WordPattern AFTER = WordPattern
		.of("^(?!,\\s+which\\s+(?:is|are)\\s+(?:not\\s+)?(?:registered|covered|governed|regulated|addressed|subject)\\b),?\\s+(that|which|who|whose|with|without|for|used|intended|supplied|sold|containing|imported|made|of|from|in|die|mit|ohne|für|aus|zur|qui|avec|sans|destin\\w+|pour|que|con|sin|para|senza|per|com|sem)\\b(?<words>(\\W+\\w+){1,7})");

	private static final WordPattern WORD = WordPattern.of("\\w{4,}");

	/** A time, a size, an age or an exception after the noun. */
	private static final WordPattern QUALIFICATION = WordPattern
		.of("[\\d(\\[]|\\b(placed|put|manufactured|made|produced|under|over|below|above|until|before|after|since|unless|except|provided|hergestellt\\w*|bis|vor|nach|seit|sofern|außer|soweit|fabriqu\\w+|avant|après|jusqu\\w*|sauf|depuis|fabricad\\w+|antes|después|hasta|salvo|desde|fabbricat\\w+|prima|dopo|fino|tranne|depois|até|exceto)\\b");

	/** What is said of all of them. */
	private static final WordPattern REMARK = WordPattern
		.of(",\\s+which\\s+(?:is|are)\\s+(?:not\\s+)?(?:registered|covered|governed|regulated|addressed|subject)\\b[^,;.]*");

	/** An article or an act, whose number limits nothing. */
	private static final WordPattern CITATION = WordPattern
		.of("\\b(articles?|art\\.|artikeln?|artículos?|articol[io]|artigos?|sections?|annex(es)?|anhang|annexe|anexo|allegato|part|regulations?|verordnung|règlement|reglamento|regolamento|regulamento|directive|richtlinie|directiva|direttiva|diretiva) (\\((EU|EC|EEC|EG|UE|CE)\\) )?(no\\.? |nr\\.? |n[º°] )?[\\dIVX]+\\b(/\\d+)*(/(EU|EC|EEC|EG|UE|CE))?(\\(\\w+\\))*");

	/** Words that every device is called with. */
	private static final WordPattern GENERIC = WordPattern
		.of("^(other|such|these|those|this|that|most|medical|device\\w*|certain|existing|finished|licensed|registered|article|section|order|regulation|guidance|andere\\w*|solche\\w*|diese\\w*|autres?|otr[oa]s?|altri|altre|outr[oa]s?|also|however|are|were|have|been|remain|which|with|from|their|puts|sets|leaves|takes|keeps|nimmt|nehmen|mettent|laisse|laissent|deja|dejan|mette|mettono|lascia|artikel|artículo|articolo|artigo)$");

	private LimitedNoun() {
	}

	/**
	 * Whether what follows may limit it in a way that no word of a profile decides:
	 * "placed on the market before 2019", "under 5 kg", "until 1 January 2028".
	 */
	static boolean isQualified(String sentence, TermMatch noun) {
		String rest = REMARK.matcher(sentence.substring(noun.end())).replaceAll("");
		return QUALIFICATION.isIn(CITATION.matcher(rest).replaceAll(""));
	}

	/**
	 * Whether a sentence names all things of a noun, or those that a profile names, too:
	 * "hospital ventilators" are not all ventilators.
	 * @param sentence as it stands
	 * @param noun a term that stands in it
	 * @param profile in small letters
	 * @return {@code false} also if the limit is one that no word of a profile decides
	 */
	public static boolean isOfAll(String sentence, TermMatch noun, String profile) {
		return !isQualified(sentence, noun) && limits(sentence, noun).stream().allMatch(profile::contains);
	}

	/** The significant words that limit it, in small letters; empty if none do. */
	static List<String> limits(String sentence, TermMatch noun) {
		String prefix = sentence.substring(0, noun.start());
		Matcher boundary = BEFORE.matcher(prefix);
		int from = 0;
		while (boundary.find()) {
			from = boundary.end();
		}
		Matcher after = AFTER.matcher(sentence.substring(noun.end()));
		return Stream
			.of(prefix.substring(from), after.find() ? Objects.requireNonNullElse(after.group("words"), "") : "")
			.flatMap((words) -> WORD.matcher(words).results())
			.map((word) -> word.group().toLowerCase(Locale.ROOT))
			.filter((word) -> !GENERIC.isIn(word))
			.collect(Collectors.toUnmodifiableList());
	}

}
