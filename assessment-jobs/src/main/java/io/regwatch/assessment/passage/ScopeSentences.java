package io.regwatch.assessment.passage;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.reading.ReadSentence;

/** Sentences in which a text says what it is for, and what of them limits it. */
public final class ScopeSentences {

	/** What a sentence names besides does not narrow it. */
	private static final WordPattern BESIDES = WordPattern
		.of("\\b(including|such as|for example|whether or not|irrespective|regardless|in particular|of particular interest|particularly|notably|e\\.g\\.|among others|especially|einschlie(ß|ss)lich|insbesondere|y compris|notamment|incluid[oa]s?|compres[oaie])\\b");

	/** A sentence of all devices is not narrow. */
	private static final WordPattern WIDENS = WordPattern
		.of("\\b(all (medical )?devices|any (medical )?devices?|all manufacturers|every manufacturer|(devices|products) of (all|any|every) class(es)?|all (risk )?classes"
				+ "|alle Medizinprodukte|alle Hersteller\\w*|aller (Risiko)?klassen|tous les (dispositifs|fabricants)|toutes (les )?classes|todos los (productos|fabricantes)|todas las clases|tutti i (dispositivi|fabbricanti)|tutte le classi|todos os (dispositivos|produtos|fabricantes)|todas as classes)\\b");

	/** "The same holds for in vitro diagnostics", "Implants are covered, too". */
	private static final WordPattern ADDS = WordPattern
		.of("\\b(also|likewise|equally|additionally|in addition(?! to\\b)|as well(?! as)|extend(s|ed)? to|the same (holds|applies|goes|is true)|too(?=\\W*$|,)|mutatis mutandis|by analogy|auch|ebenfalls|ferner|zudem|zusätzlich|erstreckt sich|entsprechend|sinngemäß|gleiche[sn]? gilt|également|aussi|s['’]étend|de même|par analogie|también|asimismo|se extiende|lo mismo|anche|altresì|si estende|lo stesso|também|igualmente|estende-se|o mesmo)\\b");

	/** "For in vitro diagnostics, the periods of another act apply". */
	private static final WordPattern FRONTED = WordPattern
		.of("^\\W*(for|in the case of|as regards|as for|with regard to|für|bei|pour|para|per|en el caso de|nel caso d\\w+|no caso d\\w+)\\b");

	/**
	 * What a text is for, in the verbs that say so: "class I devices are subject to a
	 * licence" says what holds for them, not that nothing else is meant.
	 */
	private static final WordPattern STATES = WordPattern
		.of("\\b(appl(y|ies|icable)|covers?|covered|concerns?|scope|affect(s|ed)|address(es|ed)|(is|are) (intended |meant |relevant )?for|limited to|confined to|includes?|extends? to|only|sponsors of|manufacturers of|makers of|holders of"
				+ "|gilt|gelten|betrifft|betreffen|richtet|richten|erfasst|erfassen|umfasst|umfassen|Geltungsbereich|Anwendungsbereich|Hersteller von"
				+ "|s['’]applique(nt)?|applicables?|concerne(nt)?|vise(nt)?|couvre(nt)?|s['’]adresse(nt)?|champ d['’]application|fabricants de"
				+ "|se aplican?|aplicables?|afectan?|abarcan?|cubren?|se dirigen?|ámbito|fabricantes de"
				+ "|si applica(no)?|applicabil[ei]|riguarda(no)?|si rivolg(e|ono)|comprend(e|ono)|campo di applicazione|fabbricanti di|tenut[ei]"
				+ "|aplica(m)?(-se)?|aplicáve(l|is)|abrange(m)?|destina(m)?-se|âmbito)\\b");

	/** "This guidance", "the present Regulation". */
	private static final WordPattern WHOLE = WordPattern
		.of("\\b(this|the present|dies\\w+|vorliegende\\w*|le présent|la présente|ce|cette|el presente|la presente|est[ea]|il presente|quest[oa]|o presente|a presente) (\\w+ ){0,2}(documents?|guidance|guidelines?|regulations?|directives?|decision|order|final rule|standard|notice|act|law|documentos?|documento|dokument|leitfaden|leitlinie|verordnung|richtlinie|gesetz|beschluss|norm|merkblatt|règlement|directive|décision|arrêté|décret|loi|norme|guide|reglamento|directiva|decreto|orden|ley|norma|guía|regolamento|decisione|legge|linea guida|resolução|regulamento|portaria|instrução)\\b");

	/**
	 * What is added to a list: "the annex is amended by adding the following categories".
	 */
	private static final WordPattern LISTS = WordPattern
		.of("\\b(list|schedule|annex|appendix|table|catalogue|categories)\\b[^.;:]{0,80}\\b(amended|extended|supplemented|expanded|updated) (by (adding|inserting|including)|(with|by) the following|to (add|include))\\b|\\b(list|schedule|annex|appendix|table) [^.;:]{0,80}\\bincludes? the following\\b"
				+ "|\\b(is|are|were|was|(has|have) been) (added|inserted|newly included) (to|in|into) (the )?[^.;:]{0,30}\\b(list|schedule|annex|appendix|table|catalogue)\\b"
				+ "|\\b(Liste|Anhang|Anlage|Verzeichnis|Tabelle)\\b[^.;:]{0,60}\\b(um (die )?folgende\\w*|wie folgt)\\b[^.;:]{0,40}\\b(ergänzt|erweitert)\\b|\\bin (die|den|das) (Liste|Anhang|Anlage|Verzeichnis)\\b[^.;:]{0,80}\\b(aufgenommen|eingefügt)\\b"
				+ "|\\b(liste|annexe|tableau|catégories)\\b[^.;:]{0,80}\\b(complétée?s?|modifiée?s?) par (l['’](ajout|insertion|adjonction)|les? suivante?s?)|\\b(sont|est) (ajoutée?s?|insérée?s?) (à|dans|au) (la |l['’])?(liste|annexe|tableau)\\b"
				+ "|\\b(lista|anexo|tabla|tabela|allegato|elenco|tabella)\\b[^.;:]{0,80}\\b(añad\\w+|incluy\\w+|acrescid\\w+|aditad\\w+|aggiunt\\w+|integrat[oa] con)\\b|\\b(se añaden|são aditad[oa]s|sono aggiunt[ie]) (a|à|al|ao|alla|all['’]) ?(la |el )?(lista|anexo|tabla|tabela|allegato|elenco|tabella)\\b");

	/** What a text is about stands at its beginning. */
	private static final int READ = 40;

	/** What a sentence leaves out of a part of the text is not left out of all of it. */
	private static final WordPattern PARTIAL = WordPattern
		.of("\\b(this|these|the) (sub)?(section|clause|paragraph|chapter|annex|step|table|duty|obligation|time limit|deadline)s?\\b");

	/** "Only to devices that also contain a medicine". */
	private static final WordPattern ONLY = WordPattern
		.of("\\b(only|solely|exclusively|nur|ausschließlich|lediglich|uniquement|seulement|exclusivement|únicamente|solamente|sólo|solo|soltanto|esclusivamente|apenas|somente)\\b");

	/** "Custom-made devices are subject to Article 2": a part of the text is for them. */
	private static final WordPattern OF_ARTICLE = WordPattern
		.of("\\b((is|are|remains?) subject to|falls? under|fallen unter|unterlieg(t|en)|(est|sont) soumis(es?)? (à|aux)|relève(nt)? d[eu]s?|est(á|án) sujet[oa]s? al?|(è|sono) soggett[oaie] (a|all|alla|alle|agli)|est(á|ão) sujeit[oa]s? ao?s?)['’]? ?(the |den |dem |la |l['’])?(articles?|sections?|clauses?|paragraphs?|points?|schedules?|artikeln?|abschnitt|absatz|paragraphe|artículos?|apartados?|articol[oi]|paragrafo|artigos?) \\(?\\d++\\w*+\\)?+(?: ?\\(\\w+\\))*+(?! ?(of|des|der|du|de|del|della|do|da|mdr|ivdr)\\b)");

	private ScopeSentences() {
	}

	/**
	 * Whether a sentence may say what the whole text is for. Far from the beginning of a
	 * long text, it speaks of a part unless it names the document.
	 */
	static boolean isOfWhole(ReadSentence sentence) {
		return sentence.segment() < READ || WHOLE.isIn(sentence.text());
	}

	/**
	 * Whether a sentence adds what it names to a list.
	 * @param sentence as it stands
	 * @return {@code true} for "the annex is amended by adding"
	 */
	public static boolean isListing(String sentence) {
		return LISTS.isIn(sentence);
	}

	/**
	 * Whether a sentence names the document that it stands in.
	 * @param sentence as it stands
	 * @return {@code true} for "this guidance"
	 */
	public static boolean nameDocument(String sentence) {
		return WHOLE.isIn(sentence);
	}

	/**
	 * Whether words name all devices or all manufacturers.
	 * @param words a sentence or a part of it
	 * @return {@code true} if they do
	 */
	public static boolean widen(String words) {
		return WIDENS.isIn(words);
	}

	/**
	 * Words without what they name besides: "of fillers, including those of collagen".
	 * @param words a sentence or a part of it
	 * @return what stands before the examples
	 */
	public static String withoutExamples(String words) {
		return BESIDES.before(words);
	}

	/**
	 * Whether a sentence speaks of a section or of one duty: what it leaves out is not
	 * left out of the whole text.
	 * @param sentence as it stands
	 * @return {@code true} for "this section"
	 */
	public static boolean isOfPart(String sentence) {
		return PARTIAL.isIn(sentence);
	}

	/** Whether a sentence of the scope names some devices rather than adds to others. */
	static boolean isOfSome(String sentence) {
		return !widen(sentence) && (!ADDS.isIn(sentence) || ONLY.isIn(sentence)) && !FRONTED.isIn(sentence)
				&& !isOfPart(sentence) && !OF_ARTICLE.isIn(sentence);
	}

	/** Whether a sentence says what a text is for. */
	static boolean isLimit(String sentence) {
		return nameDocument(sentence) || isListing(sentence) || STATES.isIn(sentence);
	}

}
