package io.regwatch.assessment.passage;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.reading.ReadSentence;
import io.regwatch.reading.SentenceClass;
import io.regwatch.reading.TextReading;

import org.springframework.util.function.SingletonSupplier;

/**
 * The sentences of one text by what they say: for what it is, for what not, and duties.
 */
public final class TextStatements {

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
	private static final WordPattern STATES = WordPattern
		.of("\\b(appl(y|ies|icable)|concerns?|gilt|gelten|betrifft|betreffen|s['’]applique\\w*|concerne\\w*|se aplican?|si applica\\w*|riguarda\\w*|aplica(m)?-se|abrange\\w*) (only )?(to |für |aux? |à |a |al |ai |agli |alle |à |às |aos |l['’])?[^.;]*$");

	/** "This guidance, which applies to devices of class II, explains". */
	private static final WordPattern APPLIES = WordPattern
		.of("\\b(which|that) (applies|apply|is applicable|is intended|is meant) (to|for)\\b|\\b(der|die|das) für [^,]{3,80} gilt\\b|\\bqui s['’]applique (à|aux)\\b|\\bque se aplica a\\b|\\bche si applica a\\b");

	private final TextReading reading;

	private final List<Segment> said;

	private final List<Segment> bodies;

	private final Supplier<List<String>> included = SingletonSupplier.of(() -> sentences(TextStatements::includes));

	private final Supplier<List<String>> left = SingletonSupplier.of(this::findLeftOut);

	TextStatements(TextReading reading, List<Segment> said, List<Segment> bodies) {
		this.reading = reading;
		this.said = said;
		this.bodies = bodies;
	}

	/**
	 * Sentences that leave nothing out, in whatever words.
	 * @return in reading order, without headings
	 */
	public List<String> withoutWhatIsLeftOut() {
		Set<String> left = Set.copyOf(leavingOut());
		return withoutExclusions().stream().filter((one) -> !left.contains(one)).toList();
	}

	/**
	 * Sentences that do not say what the text is not for.
	 * @return in reading order, without headings
	 */
	public List<String> withoutExclusions() {
		return this.reading.sentences()
			.stream()
			.filter((sentence) -> !sentence.heading() && !sentence.excludes())
			.map(ReadSentence::text)
			.toList();
	}

	/**
	 * The same without sentences that oblige only others than makers.
	 * @return in reading order, without headings
	 */
	public List<String> withoutDutiesOfOthers() {
		return sentences((sentence) -> !sentence.excludes() && (sentence.duties().isEmpty()
				|| sentence.duties().stream().anyMatch((duty) -> duty.bearer().mayBeMaker())));
	}

	/**
	 * Sentences that say what the text is for, denied exclusions among them.
	 * @return in reading order, without headings
	 */
	public List<String> inclusions() {
		return this.included.get();
	}

	/** Those of them that speak of the whole text. */
	List<String> inclusionsOfWhole() {
		return sentences((sentence) -> includes(sentence) && ScopeSentences.isOfWhole(sentence));
	}

	/**
	 * Sentences that say which devices the whole text is for, without what they name
	 * besides.
	 * @return in reading order, without those of all devices
	 */
	public List<String> inclusionsOfSome() {
		return inclusionsOfWhole().stream()
			.filter(ScopeSentences::isOfSome)
			.map(ScopeSentences::withoutExamples)
			.toList();
	}

	/**
	 * Sentences that say to what the whole text is limited, without what they name
	 * besides.
	 * @return in reading order, without those that say what holds for some devices
	 */
	public List<String> narrowInclusions() {
		return inclusionsOfSome().stream().filter(ScopeSentences::isLimit).toList();
	}

	private static boolean includes(ReadSentence sentence) {
		return (sentence.includes() || (ScopeSentences.isListing(sentence.text()) && !sentence.excludes())
				|| (ScopeSentences.nameDocument(sentence.text()) && !sentence.excludes()
						&& APPLIES.isIn(sentence.text())))
				&& !ELSEWHERE.isIn(sentence.text()) && !APART.isIn(sentence.text());
	}

	/** What another document is about is not what this one is about. */
	private static boolean isElsewhere(ReadSentence sentence) {
		return sentence.includes() && !ScopeSentences.nameDocument(sentence.text())
				&& ELSEWHERE.matcher(sentence.text())
					.results()
					.anyMatch((place) -> !STATES.isIn(sentence.text().substring(0, place.start())));
	}

	/**
	 * Sentences that speak of the document itself: "This document answers".
	 * @return in reading order, without exclusions
	 */
	public List<String> ofDocument() {
		return sentences((sentence) -> ScopeSentences.nameDocument(sentence.text()) && !sentence.excludes());
	}

	/**
	 * Sentences that say what the whole text is not for.
	 * @return in reading order, without headings
	 */
	public List<String> exclusions() {
		return sentences((sentence) -> ScopeSentences.isOfWhole(sentence)
				&& ((sentence.is(SentenceClass.EXCLUSION) && !NOT_OF_TEXT.isIn(sentence.text()))
						|| isElsewhere(sentence) || SEPARATE.isIn(sentence.text()) || APART.isIn(sentence.text())
						|| (sentence.is(SentenceClass.EXEMPTION) && OF_ALL.isIn(sentence.text()))));
	}

	/**
	 * Sentences that leave out what they name from the whole text, in the words of an
	 * exclusion or others.
	 * @return exclusions first
	 */
	public List<String> leavingOut() {
		return this.left.get();
	}

	private List<String> findLeftOut() {
		List<String> others = sentences((sentence) -> !sentence.is(SentenceClass.NEGATED_EXCLUSION)
				&& !sentence.is(SentenceClass.NEGATED_EXEMPTION) && NOT_MEANT.isIn(sentence.text()));
		return Stream.concat(exclusions().stream(), others.stream()).distinct().toList();
	}

	private List<String> sentences(Predicate<ReadSentence> wanted) {
		return this.reading.sentences()
			.stream()
			.filter((sentence) -> !sentence.heading() && wanted.test(sentence))
			.map(ReadSentence::text)
			.toList();
	}

	/**
	 * Sentences that relieve of a duty or of the text, as far as they are new.
	 * @return in reading order, without headings
	 */
	public List<String> reliefs() {
		return this.said.stream()
			.flatMap((segment) -> segment.sentences().stream())
			.filter((sentence) -> !sentence.heading() && sentence.excludes())
			.map(ReadSentence::text)
			.toList();
	}

	/**
	 * Sentences that newly oblige somebody.
	 * @return in reading order, without those that instruct the reader of the text
	 */
	public List<ReadSentence> obliging() {
		return news().filter((sentence) -> sentence.is(SentenceClass.DUTY) && !sentence.addressedToReader()).toList();
	}

	/**
	 * Sentences that the version before has not.
	 * @return in reading order, without headings
	 */
	public Stream<ReadSentence> news() {
		return this.bodies.stream().flatMap((segment) -> segment.sentences().stream());
	}

	/**
	 * What a document that ends newly leaves makers to do, for example to adapt by a day.
	 * @return empty if nothing of it is older: then it is the text that has ended
	 */
	public List<StatedDuty> addedDuties() {
		boolean added = this.reading.sentences()
			.stream()
			.map(ReadSentence::segment)
			.anyMatch((segment) -> this.said.stream().noneMatch((one) -> one.ordinal() == segment));
		return added ? duties() : List.of();
	}

	/**
	 * What the text newly leaves makers to do.
	 * @return in reading order
	 */
	public List<StatedDuty> duties() {
		return this.bodies.stream().flatMap((segment) -> DutyExtractor.of(segment.sentences()).stream()).toList();
	}

}
