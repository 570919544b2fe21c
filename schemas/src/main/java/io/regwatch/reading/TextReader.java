package io.regwatch.reading;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/**
 * Reads what the sentences of a text say, in English, German, French, Italian, Spanish
 * and Portuguese, in linear time. What is read of a sentence depends on its headings, on
 * the sentence before, on the lead-in of its list and on the heads of its columns.
 */
public final class TextReader {

	private static final int LONGEST = 400;

	private final List<ReadSentence> sentences = new ArrayList<>();

	private final Language language = new Language();

	private final ReadingContext context = new ReadingContext();

	private final ReferencedDeadline referencedDeadline = new ReferencedDeadline();

	private TextReader() {
	}

	/**
	 * Reads a text.
	 * @param blocks in reading order, possibly a part of the document
	 * @return its sentences; furniture and images are left out
	 */
	public static TextReading read(List<Block> blocks) {
		TextReader reader = new TextReader();
		List<Block> read = blocks.stream()
			.filter((block) -> block.kind() != BlockKind.FURNITURE && block.kind() != BlockKind.IMAGE)
			.toList();
		List<Tokens> tokens = read.stream().map((block) -> Tokens.of(block.text())).toList();
		tokens.forEach(reader.language::add);
		for (int i = 0; i < read.size(); i++) {
			reader.read(read.get(i), tokens.get(i));
		}
		return new TextReading(reader.sentences);
	}

	private void read(Block block, Tokens tokens) {
		Lexicon lexicon = this.language.of(tokens);
		boolean whole = (block.kind() == BlockKind.HEADING || block.kind() == BlockKind.TABLE_ROW)
				&& tokens.size() <= LONGEST;
		this.context.begin(block, tokens);
		this.referencedDeadline.begin(block);
		int from = 0;
		for (int end : whole ? List.of(tokens.size()) : SentenceSplitter.ends(tokens, lexicon)) {
			if (from < end) {
				read(block, new Marked(tokens, from, end, lexicon));
			}
			from = end;
		}
	}

	private void read(Block block, Marked words) {
		boolean addressed = ReaderAddress.isIn(words);
		Clauses clauses = new Clauses(words);
		List<StatedDate> stated = addressed ? List.of() : DateReader.of(words);
		List<Duty> duties = (addressed || block.kind() == BlockKind.HEADING) ? List.of()
				: duties(block, words, clauses, stated);
		List<StatedDate> dates = (addressed || !stated.isEmpty() || !duties.isEmpty()) ? stated
				: DateReader.ofUntil(words);
		Stance stance = addressed ? Stance.NONE : stance(block, words, clauses, !dates.isEmpty(), !duties.isEmpty());
		Set<SentenceClass> classes = addressed ? Set.of() : classes(block, words, clauses, stance, dates, duties);
		Tokens tokens = words.tokens();
		int start = tokens.start(words.from());
		int end = tokens.end(words.to() - 1);
		ReadSentence sentence = new ReadSentence(block.ordinal(), start, end, tokens.text().substring(start, end),
				words.lexicon().language(), classes, addressed, duties, dates, this.context.of(block),
				block.kind() == BlockKind.HEADING);
		this.sentences.add(sentence);
		this.referencedDeadline.keep(words, duties, dates);
		this.context.end(block, sentence, stance, new Bearers(words).subject());
	}

	private List<Duty> duties(Block block, Marked words, Clauses clauses, List<StatedDate> dates) {
		List<Duty> duties = (SentenceClasses.isRecital(words, this.context.isAmongRecitals(block))
				|| dates.stream().anyMatch((date) -> date.kind() == DateKind.COMMENTS_UNTIL)) ? List.of()
						: DutyReader.of(words, clauses, this.context.subjectBefore());
		return this.referencedDeadline.resolve(duties.isEmpty() ? this.context.inherited(block, words) : duties, words);
	}

	private Stance stance(Block block, Marked words, Clauses clauses, boolean dated, boolean obliges) {
		Optional<SentenceClass> ofHeading = this.context.classOfHeading(block, clauses.hasMainVerb());
		boolean said = obliges || dated || ofHeading.isPresent() || words.has(Cue.NOTICE)
				|| SentenceClasses.isDefinition(words);
		Stance stance = Polarity.of(words, clauses, this.context.stanceBefore(), dated, said);
		if (!stance.classes().isEmpty() || obliges) {
			return stance;
		}
		Set<SentenceClass> classes = (block.kind() == BlockKind.HEADING) ? SentenceClasses.ofHeading(words)
				: ofHeading.map(Set::of).orElse(Set.of());
		return new Stance(classes, stance.theme());
	}

	/** "Devices that do not use power". */
	private static boolean isOfRelative(Marked words, Clauses clauses, Phrases.Hit notice) {
		return words.is(notice.from(), Cue.FINITE, Cue.NEGATOR) && clauses.isSubordinate(notice.from());
	}

	private Set<SentenceClass> classes(Block block, Marked words, Clauses clauses, Stance stance,
			List<StatedDate> dates, List<Duty> duties) {
		if (SentenceClasses.isRecital(words, this.context.isAmongRecitals(block))) {
			return Set.of(SentenceClass.RECITAL);
		}
		Set<SentenceClass> classes = EnumSet.noneOf(SentenceClass.class);
		boolean definition = SentenceClasses.isDefinition(words);
		if (!definition) {
			classes.addAll(stance.classes());
		}
		Optional.of(SentenceClass.DUTY).filter((_) -> !duties.isEmpty()).ifPresent(classes::add);
		Optional.of(SentenceClass.DATE).filter((_) -> !dates.isEmpty()).ifPresent(classes::add);
		Optional.of(SentenceClass.DEFINITION).filter((_) -> definition).ifPresent(classes::add);
		boolean notice = words.hits(Cue.NOTICE)
			.stream()
			.anyMatch((hit) -> (duties.isEmpty() && !isOfRelative(words, clauses, hit))
					|| !(words.is(hit.from(), Cue.DUTY_INDICATIVE) || clauses.isSubordinate(hit.from())));
		Optional.of(SentenceClass.NOTICE).filter((_) -> notice).ifPresent(classes::add);
		return classes;
	}

}
