package io.regwatch.assessment.passage;

import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.reading.ReadSentence;

/**
 * A duty that a sentence states without a verb that obliges: what makers have done or are
 * asked to do by a day, an imperative, or a deadline that is named.
 */
final class ImpliedDuty {

	private static final String MAKERS = "(manufacturers?|makers?|sponsors?|applicants?|firms?|compan(y|ies)|(licen[cs]e|certificate|registration|approval) holders?)";

	/** "The manufacturer has lodged an application", "we ask sponsors to". */
	private static final WordPattern CONDITION = WordPattern
		.of("\\b%1$s\\b.{0,160}?\\b(has|have|is|are)( been)? (\\w+ed|sent|made|paid|given|begun|shown|asked|expected|invited|drawn up|put in place)\\b|\\b(asks?|asked|requests?|requested|expects?|invites?) (all |every |each |the |those )*%1$s\\b"
			.formatted(MAKERS));

	/** "Large organisations report the data by 1 April 2027". */
	private static final WordPattern PRESENT_IN_ENGLISH = WordPattern
		.of("^([^.;]{0,40}, )?((?!\\b(how|where|when|if)\\b)[\\p{L}-]+ ){0,3}(organi[sz]ations|businesses|producers|suppliers|registrants|holders|manufacturers|makers|sponsors|applicants|firms|companies) ((?!\\b(can|may|could|should|how|no|not|never|need|that|who|which|to|for)\\b)[\\p{L}-]+ ){0,4}(report|register|submit|pay|notify|send|apply|renew|confirm|provide|file|declare) (?!of\\b)");

	/** The number or letter of a step: "2. Register each device". */
	private static final WordPattern NUMBER = WordPattern.of("^[(]?\\w{1,3}[.)] ");

	/** What may be the name of a thing behind the number of a heading. */
	private static final WordPattern NAMED = WordPattern
		.of("^(update|supply|label|return|review|transfer|move|list|recall|stop|replace|report|check|remove) (?!(the|your|all|each|any|every|this|these|it|them)\\b)");

	/** "Manufacturers that have been certified are asked to": the last verb asks. */
	private static final WordPattern ASKED = WordPattern
		.of("\\b%s\\b.{0,160}\\b(is|are) (hereby )?(asked|expected|invited|requested)\\b".formatted(MAKERS));

	/** "If you do not register by December 31, the licence ends". */
	private static final WordPattern OMISSION = WordPattern
		.of("\\b(if|where|unless) (you|(the|a|an|no) )[^.;]{0,80}\\b(do not|does not|is not|are not|have not|has not|not been|no |unless)|\\bif [^,;]{0,60}\\bnot\\b[^,;]{0,80},|\\bunless (you|a|an|the|it|they)\\b"
				+ "|\\b(has|have|is|are|was|were) not (been )?(renewed|confirmed|submitted|registered|updated|declared|notified|reported|paid|listed|entered|filed)\\b|\\b(that|who|which) (do|does|did|has|have|had) not \\w+\\b[^.;]{0,80}\\bby\\b[^.;]{0,60}\\bwill (be|lose|no longer|have)\\b|, die ([^.;,]|\\d\\.){0,80}\\bnicht\\b([^.;,]|\\d\\.){0,100}, (werden|verlieren|gelten)\\b|\\bnicht (bis zum .{5,30} )?(erneuert|bestätigt|eingereicht|registriert|gemeldet)\\b|\\bn['’](a|ont) pas été \\w+|\\bno (se )?(hayan?|haya) (sido )?\\w+|\\bnão (forem|tenham sido|for) \\w+|\\bnon (sono|siano|è) (stat[aie] )?\\w+");

	/** "By 15 January 2027, send the data". */
	private static final WordPattern IMPERATIVE = WordPattern
		.of("^(please |((by|before|within|until|no later than|not later than|at the latest by) .{3,60}?,? ))*(please )?(send|submit|report(?! on\\b)|notify|register|update|provide|supply|file|inform|return|complete|confirm|apply|upload|renew|replace|remove|withdraw|relabel|label|revise|re-?submit|pay(?! attention)|settle|validate|verify|appoint|designate|nominate|amend|correct (the|your|any|all|each|every)|discontinue|obtain|log (in|on)\\b.{0,120}\\band \\w+|sign in\\b.{0,120}\\band \\w+|declare|enter|comply|respond|reply|tell|give|make sure|ensure|check|review|transfer|move|list|delete|recall|stop) (?!of\\b)"
				+ "|^payez\\b|^(veuillez )?(acquitt|transmet|envo[iy]|déclar|notifi|enregistr|communiqu|soumet|adress|inform|mett|complét|confirm|vérifi|remplac|présent)\\w*(ez|er|re)\\b"
				+ "|^(pague|abone|envíe|presente|notifique|comunique|registre|remita|informe|actualice|complete|confirme|envie|apresente|atualize|verifique|transmita)(n|m)?\\b"
				+ "|^(pagare|pagate|versare|versate|inviare|inviate|trasmettere|trasmettete|comunicare|comunicate|presentare|presentate|registrare|registrate|notificare|notificate|aggiornare|confermare)\\b");

	/**
	 * Acts of the Romance and German languages oblige in the present tense: "il
	 * versamento è effettuato entro", "die Gebühr wird bis zum entrichtet".
	 */
	private static final WordPattern PRESENT = WordPattern
		.of("\\b(è|sono|viene|vengono) (\\w+ )?(effettuat|versat|pagat|corrispost|trasmess|presentat|comunicat|notificat|inviat|registrat|aggiornat|adeguat|inserit|depositat)[oaie]\\b|\\b(versano|versa|corrispondono|corrisponde|pagano)\\b"
				+ "|\\b(est|sont) (\\w+ )?(versée?s?|acquittée?s?|payée?s?|transmise?s?|déposée?s?|adressée?s?|déclarée?s?|notifiée?s?|effectuée?s?|communiquée?s?|enregistrée?s?|mise?s? à jour)\\b|\\b(verse(nt)?|acquitte(nt)?|paie(nt)?)\\b"
				+ "|\\b(wird|werden|ist|sind)\\b.{0,120}\\b(entrichtet|gezahlt|eingereicht|gemeldet|übermittelt|angezeigt|registriert|vorgelegt|mitgeteilt|nachgereicht|fällig)\\b|\\b(entrichten|zahlen|entrichtet|zahlt)\\b"
				+ "|\\bse (efectúan?|abonan?|presentan?|comunican?|remiten?|notifican?|pagan?)\\b|\\b(abonan?|pagan?)\\b|\\b(é|são) (efetuad|pag|apresentad|comunicad|enviad|registad|registrad|notificad|recolhid)[oa]s?\\b|\\b(pagam?|recolhem?)\\b");

	private static final WordPattern DEADLINE = WordPattern
		.of("\\b(deadline|due date|cut-off date|closing date|last (day|date)|(latest )?application date|sunset date|compliance date|compliance ([^.;]{0,60} )?is (required|mandatory)|expiry date|end date|Ablauftermin|Stichtag|date d['’](expiration|application)|fecha de (expiración|caducidad|vencimiento)|data di scadenza|data de expiração|Frist|date limite|délai|fecha límite|plazo|termine|scadenza|prazo|data limite)\\b");

	/** "The registration period": what makers do within some time. */
	private static final WordPattern WINDOW = WordPattern
		.of("\\b%1$s (period|window|round|phase|season)\\b|\\b(period|window|time) (for|of|to) ([\\p{L}-]+ ){0,4}%1$s\\b"
			.formatted(
					"(registration|registering|register|renewal|renewing|renew|re-?registration|notification|declaration|declaring|listing|filing|submission|application|reporting|payment|confirmation|certification|recertification|enrolment|enrollment)"));

	/** Places and money, for which others apply. */
	private static final WordPattern EVENTS = WordPattern
		.of("\\b(workshops?|webinars?|conferences?|meetings?|courses?|training|grants?|funding|pilots?|stud(y|ies)|trials?|vacanc(y|ies)|awards?)\\b");

	/** What is said about a draft. */
	private static final String OPINIONS = "comments?|consultations?|feedback|views|stellungnahmen?|observations?|consulta\\w*|consultazion\\w*|osservazioni|comentarios?|comentários?";

	/** What only commenting is limited by. */
	private static final WordPattern COMMENTS = WordPattern
		.of("\\b(%s|responses|responding|respond)\\b".formatted(OPINIONS));

	/** "Submit comments", "register for the webinar". */
	private static final WordPattern INVITES = WordPattern
		.of("\\b(%s|workshops?|webinars?|conferences?|courses?|vacanc(y|ies)|awards?)\\b|\\band comment\\b"
			.formatted(OPINIONS));

	private static final String WORDS_OF_DATE = "(\\d{1,2}(er|º|°|\\.)? (de )?\\p{L}+ (de )?\\d{4}|\\p{L}+ \\d{1,2},? \\d{4}|\\d{1,2}\\.\\d{1,2}\\.\\d{4})";

	private static final WordPattern LIMIT = WordPattern
		.of("\\b(?:no later than|not later than|at the latest by|by|before|until|required from|mandatory from|bis zum|spätestens am|vor dem|au plus tard le|avant le|d['’]ici au|jusqu['’]au|antes del?|a más tardar el|hasta el|entro il|prima del|non oltre il|até|is|on|ist der|endet am|est fixée? au|es el|é il|scade il|é) (?<date>%1$s)|(?<within>\\bwithin \\d+ (calendar |working )?(days|weeks|months) (of|after|from) [^,;.]{3,40})"
			.formatted(WORDS_OF_DATE));

	/** When a window closes, before or behind the day. */
	private static final WordPattern CLOSING = WordPattern
		.of("\\b(?:closes?|ends?|expires?|runs|(?:is|are|remains?|stays?) open)\\b[^.;]{0,60}? (?:on|by|until|to|through|at the end of) (?<last>%1$s)|\\b(?:on|by) (?<first>%1$s)[^.;]{0,80} (?:closes?|ends?|expires?)\\b(?! (?:on|by|until|at) )"
			.formatted(WORDS_OF_DATE));

	private static final WordPattern COPULA = WordPattern.of("^(is|on) ");

	/** A sentence of the same meaning, by language. */
	private static final Map<String, String> SENTENCES = Map.of("de", "Hersteller müssen sich bis zum %s registrieren.",
			"fr", "Le fabricant doit s'enregistrer au plus tard le %s.", "es",
			"El fabricante deberá registrarse a más tardar el %s.", "it",
			"Il fabbricante deve registrarsi entro il %s.", "pt", "O fabricante deve registrar-se até %s.");

	private ImpliedDuty() {
	}

	/** Whether a sentence names a deadline, but not one of comments. */
	static boolean namesDeadline(String text) {
		return DEADLINE.isIn(text) && !COMMENTS.isIn(text);
	}

	/** The duty as a sentence that obliges, by a day or within a number of days. */
	static Stream<String> of(ReadSentence sentence) {
		String text = sentence.text();
		if (text.chars().noneMatch(Character::isDigit)) {
			return Stream.empty();
		}
		Matcher closing = CLOSING.matcher(text);
		if (WINDOW.isIn(text) && !COMMENTS.isIn(text) && !EVENTS.isIn(text) && closing.find()) {
			return Stream.of("Manufacturers shall comply by %s."
				.formatted(Objects.requireNonNullElseGet(closing.group("last"), () -> closing.group("first"))));
		}
		Matcher limit = LIMIT.matcher(text);
		Matcher acts = acts(sentence).matcher(text);
		boolean present = !COMMENTS.isIn(text) && !INVITES.isIn(text) && !Addressees.nameOthers(text) && acts.find();
		Matcher condition = (ASKED.isIn(text) ? ASKED : CONDITION).matcher(text);
		boolean conditional = condition.find();
		boolean asked = isImperative(text) && !INVITES.isIn(text);
		int from = (present && sentence.language().equals("en")) ? acts.end() : conditional ? condition.end() : 0;
		boolean implied = present || conditional || asked || OMISSION.isIn(text) || namesDeadline(text);
		if (!implied || !(limit.find(from) || limit.find(0))) {
			return Stream.empty();
		}
		String other = SENTENCES.get(sentence.language());
		return Stream.of((other != null && limit.group("date") != null) ? other.formatted(limit.group("date"))
				: "Manufacturers shall comply %s.".formatted(COPULA.matcher(limit.group()).replaceFirst("by ")));
	}

	private static boolean isImperative(String text) {
		String step = NUMBER.matcher(text).replaceFirst("");
		return IMPERATIVE.isIn(step) && (step.equals(text) || !NAMED.isIn(step));
	}

	/** What says in the present tense what companies do. */
	private static WordPattern acts(ReadSentence sentence) {
		return sentence.language().equals("en") ? PRESENT_IN_ENGLISH : PRESENT;
	}

}
