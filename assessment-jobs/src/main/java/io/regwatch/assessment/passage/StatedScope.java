package io.regwatch.assessment.passage;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.reading.ReadSentence;
import io.regwatch.reading.SentenceClass;

/** Whether a sentence says for what a text is, or for what it is not. */
final class StatedScope {

	/** An exemption from all of a text, not from one duty of many. */
	private static final WordPattern OF_ALL = WordPattern
		.of("\\bexempt(ed)? from (all |any )?(of )?(this|these|the (requirements|provisions|rules) of this|the scope)\\b");

	/** "Lenses without silver are not classified here", but not "are not exempt". */
	private static final WordPattern NOT_MEANT = WordPattern
		.of("\\b(not|nicht|pas|no|non|não) (\\w+ ){0,2}(affected|covered|concerned|included|rescinded|withdrawn|repealed|revoked|amended|selected|discussed|classified|addressed|subject to|products with|betroffen|erfasst|umfasst|eingestuft|gemeint|concernés?|visés?|couverts?|inclus|afectad[oa]s?|incluid[oa]s?|cubiert[oa]s?|interessat[ie]|inclus[ie]|copert[ie]|abrangid[oa]s?|incluíd[oa]s?)\\b");

	/** "Article 18(3) sets the following implants apart: sutures". */
	private static final WordPattern APART = WordPattern
		.of("\\b(sets?|leaves?|puts?|takes?|carves?) ([^.;:]{1,60} )?(apart|aside)\\b|\\b(nimmt|nehmen) [^.;]{1,160} aus\\W*$|\\b(met(tent)?|laissent?) ([^.;:]{1,60} )?(à part|de côté)\\b|\\b(deja|dejan) ([^.;:]{1,60} )?aparte\\b|\\b(mette|mettono|lascia|lasciano) ([^.;:]{1,60} )?da parte\\b|\\b(põe|põem|deixa|deixam) ([^.;:]{1,60} )?de parte\\b");

	/** "Implants are covered by ISO 14708": what another document is about. */
	private static final WordPattern ELSEWHERE = WordPattern
		.of("\\b(covered|governed|addressed|dealt with|treated|specified|described|regulated) (by|in|on|under) (the )?((EN |BS |DIN |prEN )*(ISO|IEC)\\b[/ ]?(IEC |TS |TR )?\\d|part \\d|a(nother| separate) (standard|document|guidance|guideline|part|act|regulation|directive|decision|order|notice|law)|(an?|its|their) (separate|different|own|dedicated) ([\\p{L}-]+ ){0,2}(notice|communication|announcement|document|guidance|guideline|page)\\b|(food|drugs?|medicines?|pharmac\\w+|tobacco|cosmetics?|chemicals?|biocid\\w+|narcotics?|controlled|machinery) [^.;,]{0,30}(act|regulations?|directive|law|code)\\b)"
				+ "|\\b(in|von|durch) (der )?(Norm )?((DIN |EN )*(ISO|IEC) ?\\d[\\d-]*|Teil \\d+|eine[mr] (anderen|eigenen|gesonderten|separaten) ([\\p{L}-]+ )?(Norm|Leitlinie|Mitteilung|Bekanntmachung|Dokument|Leitfaden|Merkblatt|Rundschreiben|Verordnung)) (behandelt|geregelt|abgedeckt|beschrieben)"
				+ "|\\b(couverts?|couvertes?|traitée?s?|régie?s?|relèvent) (par|dans|de) (la norme|l['’]ISO|l['’]IEC|une autre|un autre|la partie|une? (note|avis|guide|document|communication|instruction|circulaire) (séparée?|distincte?))|\\b(cubiert|tratad|regulad)[oa]s? (por|en) (la norma|otr[oa]|la parte|una? (nota|guía|comunicación|documento|aviso|circular) (aparte|separad[oa]|específic[oa]))|\\b(copert|trattat|disciplinat)[oiae] (da|dalla|nella|in) (norma|ISO|un['’]?altr\\w|parte|una? (nota|avviso|documento|comunicazione|guida|circolare) (separat[oa]|distint[oa]|apposit[oa]))|\\b(abrangid|tratad|cobert)[oa]s? (por|pela|na|em) (norma|ISO|outr[oa]|parte|uma? (nota|aviso|documento|comunicação|guia|circular) (separad[oa]|própri[oa]|distint[oa]))");

	/** "A separate document will address implants". */
	private static final WordPattern SEPARATE = WordPattern
		.of("\\b(a|another) (separate|different|further|second) (document|guidance|guideline|notice|act|order) (will|shall|is to|is going to) (address|cover|deal with|follow|treat|concern)\\b|\\bein (gesonderte|eigene|weitere)\\w* (Dokument|Leitfaden|Merkblatt) (wird|soll)\\b|\\bun (autre )?document (distinct|séparé) (traitera|portera)");

	/** What a certificate does not cover is not what the text does not cover. */
	private static final WordPattern NOT_OF_TEXT = WordPattern
		.of("(?<!\\b(this|the present) )\\b(markings?|marks?|certificates?|licen[cs]es?|approvals?|authori[sz]ations?|clearances?|registrations?|patents?) (did|do|does|had|has|have) not (yet )?(cover|include|extend)|(?<!\\b(rule|order|guidance|regulations?|act|notice|document|standard|text|scope) )\\bdid not (cover|include|extend)\\b"
				+ "|\\b(kennzeichnung|zertifikate?|zulassung|bescheinigung)(en)? ([^.;,]{1,40} nicht (abdeckt?e?n?|umfasste?n?|erfasste?n?|deckte?n?)|(deckte?n?|umfasste?n?|erfasste?n?) [^.;,]{1,40} nicht)\\b|(?<!\\b(ce|cette) )\\b(marquage|certificats?|autorisations?) (ne|n['’]) ?(couvr\\w+|avai\\w+|a|ont) pas\\b|\\bne couvrai(t|ent) pas\\b"
				+ "|(?<!\\b(este|esta) )\\b(marcado|certificados?|autorizaci\\w+) no (cub\\w+|abarc\\w+|inclu\\w+)|\\bno cubrían?\\b|(?<!\\b(questo|questa|presente) )\\b(marcatura|certificat[oi]|autorizzazion[ei]) non (copr\\w+|comprend\\w+)|\\bnon copriva(no)?\\b|(?<!\\b(este|esta) )\\b(marcação|certificados?|autorizaç\\w+) não (cobr\\w+|abrang\\w+)|\\bnão cobriam?\\b");

	/** Words with which a text says what it is for, whatever else it names. */
	private static final WordPattern STATES_SCOPE = WordPattern
		.of("\\b(appl(y|ies|icable)|concerns?|gilt|gelten|betrifft|betreffen|s['’]applique\\w*|concerne\\w*|se aplican?|si applica\\w*|riguarda\\w*|aplica(m)?-se|abrange\\w*) (only )?(to |für |aux? |à |a |al |ai |agli |alle |à |às |aos |l['’])?[^.;]*$");

	/** "This guidance, which applies to devices of class II, explains". */
	private static final WordPattern APPLIES = WordPattern
		.of("\\b(which|that) (applies|apply|is applicable|is intended|is meant) (to|for)\\b|\\b(der|die|das) für [^,]{3,80} gilt\\b|\\bqui s['’]applique (à|aux)\\b|\\bque se aplica a\\b|\\bche si applica a\\b");

	private StatedScope() {
	}

	/** Whether a sentence says what a text is for; denied exclusions do. */
	static boolean includes(ReadSentence sentence) {
		return (sentence.includes() || (!sentence.excludes() && ScopeSentences.isListing(sentence.text()))
				|| (!sentence.excludes() && APPLIES.isIn(sentence.text())
						&& ScopeSentences.nameDocument(sentence.text())))
				&& !ELSEWHERE.isIn(sentence.text()) && !APART.isIn(sentence.text());
	}

	/** Whether a sentence says what the whole text is not for. */
	static boolean excludes(ReadSentence sentence) {
		return ((sentence.is(SentenceClass.EXCLUSION) && !NOT_OF_TEXT.isIn(sentence.text())) || isElsewhere(sentence)
				|| SEPARATE.isIn(sentence.text()) || APART.isIn(sentence.text())
				|| (sentence.is(SentenceClass.EXEMPTION) && OF_ALL.isIn(sentence.text())))
				&& ScopeSentences.isOfWhole(sentence);
	}

	/** Whether a sentence says in other words that something is not meant. */
	static boolean isNotMeant(ReadSentence sentence) {
		return !sentence.is(SentenceClass.NEGATED_EXCLUSION) && !sentence.is(SentenceClass.NEGATED_EXEMPTION)
				&& NOT_MEANT.isIn(sentence.text());
	}

	/** What another document is about is not what this one is about. */
	private static boolean isElsewhere(ReadSentence sentence) {
		return sentence.includes() && !ScopeSentences.nameDocument(sentence.text())
				&& ELSEWHERE.matcher(sentence.text())
					.results()
					.anyMatch((place) -> !STATES_SCOPE.isIn(sentence.text().substring(0, place.start())));
	}

}
