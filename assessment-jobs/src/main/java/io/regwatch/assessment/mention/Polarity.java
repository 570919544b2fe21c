package io.regwatch.assessment.mention;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import io.regwatch.assessment.knowledge.WordPattern;

/**
 * Whether a sentence affirms what it names, denies it, or leaves it open. The negation of
 * a list holds for each of its members: "no battery, motor or software".
 */
public enum Polarity {

	/** It is so. */
	AFFIRMED,

	/** It is not so. */
	DENIED,

	/** The sentence leaves it open, or says that it is not known. */
	OPEN;

	private static final WordPattern OPENS = WordPattern
		.of("\\b(do(es)? not (say|state|tell|mention|specify|disclose)|(is|are) not (stated|specified|known|disclosed|named|mentioned|described|listed|given|indicated|declared|decided)|whether"
				+ "|unclear|unknown|undecided|leaves? open|left open|no information|silent (on|about)|says? nothing|(?<!\\b(none|nothing) (is|are) )(?<!\\bnor )(?<!\\bnot )planned(?! (changes?|modifications?|revisions?|amendments?)\\b)|under development|being considered|(not yet|nothing is) decided|geplant|prévue?s?|previst[oa]s?|to be (decided|determined|confirmed)|keine angaben?|non précisé|ob)\\b");

	private static final WordPattern NEGATOR = WordPattern
		.of("\\b(no|not(?! only)|non(?!-)|none|nothing|nobody|nowhere|nichts|rien|nada|niente|never|neither|nor|(?<!with (?:and|or) )without|free (of|from)|frei von|exempte?s? de|libres? de|isent[ao]s? de|priv[aeio] di|lacks?|excluding|except( for)?|other than|with the exception of|außer|ausgenommen|excepté|à l'exception|salvo|excepto|exceto|tranne|eccetto|instead of|rather than"
				+ "|cannot|kein\\w*|nicht|(?<!mit (?:und|oder) )ohne|weder|(?<!avec (?:et|ou) )sans|aucune?|ni|pas|sin|ning[uú]n\\w*|sem|nenhum\\w*|senza|nessun\\w*|geen|zonder)\\b");

	/** "Nothing other than ventilators": they are affirmed. */
	private static final WordPattern REMAINDER = WordPattern
		.of("\\b(nothing|none|nobody|no one|no( \\w+){1,2}|nichts|niemand|kein\\w*( \\w+){0,2}|rien|aucune?( \\w+)?|nada|ning[uú]n\\w*( \\w+)?|niente|nulla|nessun\\w*( \\w+)?|nenhum\\w*( \\w+)?),? (other than|but|except( for)?|besides|anderes als|außer|als|d['’]autre qu[e’']|sauf|hormis|más que|salvo|excepto|altro che|tranne|eccetto|senão|além de|exceto) ");

	/** A new statement begins: what was denied before is denied no longer. */
	private static final WordPattern BOUNDARY = WordPattern
		.of("[;:]|\\b(but|however|although|while|whereas|aber|sondern|mais|pero|mas|ma)\\b"
				+ "|[,.]\\s+(and |it |they |which |that |all |the |we )?(has|have|uses?|using|contains?|includes?|is|are|runs?|made|makes?|with|sold|sells|delivered|supplied|only|it|they)\\b"
				+ "|,\\s+(and )?(whose|of which|deren|dessen|dont|cuy[oa]s?|cuj[oa]s?|il cui|la cui|i cui|le cui)\\b"
				+ "|,\\s+(and )?\\w+(ed|made|iert\\w*) (with|by|from|of|in|on|mit|durch|aus)\\b"
				+ "|\\band (has|have|uses?|contains?|is|are|runs?|with)\\b");

	private static final WordPattern DENIED_AFTER = WordPattern
		.of("^(-| )free\\b|^ (was|were) (considered|discussed|examined)( in \\d{4})?,? (and|but)( then| later)? (rejected|dropped|abandoned|decided against)\\b|^\\w*[^,;.]{0,30}\\b(is|are|was|were|does|do|has|have|ist|sind|wird|werden|n'est|ne sont) (not|never|neither|nicht|weder|no|pas|ni)\\b(?! (only|just|nur|seulement)\\b)"
				+ "|^\\w*[^,;.]{0,30}\\b(es|son|è|sono|é|são) (ni|né|nem)\\b"
				+ "|^(, [\\p{L}-]+( [\\p{L}-]+)?){0,6},? (and|or|und|oder|sowie) (?!(they|it|these|those|we|its|their|sie|es|wir)\\b)([\\p{L}-]+ ){1,2}(is|are|ist|sind|werden) (not|never|nicht) (made|sold|supplied|offered|part of|among|in our|von uns|hergestellt|angeboten|Teil)\\b"
				+ "|^(,? [\\p{L}-]+){0,8} \\w+n wir (nicht|nie)\\b|^[\\s,:(–-]{0,3}(no|none|not used)\\b");

	/** "Not in our range", "we do not make": all that stands before the colon. */
	private static final WordPattern DENYING_HEADING = WordPattern
		.of(("(^|[.;] )(((what|which) )?(we|our company) (do not|don['’]t|never|no longer|cannot) (make|manufacture|produce|sell|offer|supply|distribute)|what we do not do|(what is )?(not|never|no longer) (made|manufactured|produced|sold|offered|supplied)( by us)?|(not|nothing|none) (in|part of|among|within) (our|the) %1$s|not our %1$s|(excluded from|outside|out of) (our|the) %1$s"
				+ "|wir (fertigen|produzieren|verkaufen|machen) nicht|wir (bieten nicht an|stellen nicht her)|was wir nicht (herstellen|fertigen|anbieten|verkaufen|machen)|nicht (von uns )?(hergestellt|gefertigt|produziert|angeboten|verkauft)|nicht (im|in unserem|teil (des|unseres)) %2$s"
				+ "|(ce que )?nous ne (fabriquons|produisons|vendons|proposons|faisons) pas|hors (de )?(la |notre )?(gamme|catalogue)|(pas|non) (dans notre (gamme|catalogue)|(fabriqués?|proposés?) par nous)"
				+ "|(lo que )?no (fabricamos|producimos|vendemos|hacemos|ofrecemos)|(no (está|están) en|fuera de) (la |nuestra )?(gama|cartera)"
				+ "|(ciò che )?non (produciamo|fabbrichiamo|vendiamo|facciamo|offriamo)|fuori (dalla (nostra )?)?gamma"
				+ "|(o que )?não (fabricamos|produzimos|vendemos|fazemos|oferecemos)|fora da (nossa )?gama)( (the following|any of (these|the following)|or (make|sell|supply|distribute)|sind|los siguientes productos|les produits suivants))?\\s*$")
			.formatted(
					"((product|whole|entire) )?(range|business|portfolio|program(me)?|catalogue?|assortment|product line)",
					"(\\w*programms?|\\w*sortiments?|portfolios?|angebots?)"));

	private static final Pattern PARENTHESES = Pattern.compile("\\([^()]*\\)");

	private static final int REACH = 90;

	/** What is no list of things: another statement begins. */
	private static final WordPattern STATEMENT = WordPattern
		.of("[–—(]| - |\\b(we|our|ours|they|wir|unser\\w*|nous|nos|notre|nosotros|nuestr\\w+|noi|nostr\\w+|nós|noss\\w+|is|are|ist|sind|est|sont|es|son|è|sono|é|são)\\b");

	/**
	 * Reads what a sentence says of words in it.
	 * @param sentence as it stands
	 * @param start offset of the words
	 * @param end offset after them
	 * @return never {@code null}
	 */
	public static Polarity of(String sentence, int start, int end) {
		return leavesOpen(sentence) ? OPEN : stated(sentence, start, end);
	}

	/** Whether a sentence leaves all open that it names. */
	static boolean leavesOpen(String sentence) {
		return OPENS.isIn(sentence);
	}

	/** The same of a sentence that leaves nothing open. */
	static Polarity stated(String sentence, int start, int end) {
		String after = sentence.substring(end, Math.min(sentence.length(), end + REACH));
		return (isDenied(before(sentence, start)) || isUnderDenial(sentence, start) || DENIED_AFTER.isIn(after))
				? DENIED : AFFIRMED;
	}

	/**
	 * What sentences say of words wherever they stand.
	 * @param words that are looked for
	 * @param sentences as they stand
	 * @return possibly several; empty if the words stand nowhere
	 */
	public static Set<Polarity> allOf(WordPattern words, Collection<String> sentences) {
		return sentences.stream()
			.flatMap((sentence) -> words.matcher(sentence)
				.results()
				.map((found) -> of(sentence, found.start(), found.end())))
			.collect(Collectors.toCollection(LinkedHashSet::new));
	}

	/**
	 * Whether a sentence says that there is nothing but what it names.
	 * @param sentence as it stands
	 * @return {@code true} for "nothing other than ventilators"
	 */
	public static boolean isOfRemainder(String sentence) {
		return REMAINDER.isIn(sentence);
	}

	/** What stands before the words in the same statement. */
	private static String before(String sentence, int start) {
		String prefix = sentence.substring(Math.max(0, start - REACH), start);
		Matcher boundary = BOUNDARY.matcher(prefix);
		int from = 0;
		while (boundary.find()) {
			from = boundary.end();
		}
		return prefix.substring(from);
	}

	/** Whether words stand in a list whose heading denies it, however long it is. */
	private static boolean isUnderDenial(String sentence, int start) {
		int colon = sentence.lastIndexOf(':', start);
		if (colon < 0 || !DENYING_HEADING.isIn(sentence.substring(0, colon))) {
			return false;
		}
		String list = PARENTHESES.matcher(sentence.substring(colon + 1, start)).replaceAll("");
		return !BOUNDARY.isIn(list) && !STATEMENT.isIn(list);
	}

	private static boolean isDenied(String prefix) {
		String stated = REMAINDER.matcher(prefix).replaceAll("");
		return stated.endsWith("non-") || stated.endsWith("Non-") || NEGATOR.isIn(stated);
	}

}
