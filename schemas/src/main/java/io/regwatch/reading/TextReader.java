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
		List<StatedDate> dates = addressed ? List.of() : DateReader.of(words);
		List<Duty> duties = (addressed || block.kind() == BlockKind.HEADING) ? List.of() : duties(block, words);
		Set<SentenceClass> classes = addressed ? Set.of() : classes(block, words, dates, duties);
		Tokens tokens = words.tokens();
		int start = tokens.start(words.from());
		int end = tokens.end(words.to() - 1);
		ReadSentence sentence = new ReadSentence(block.ordinal(), start, end, tokens.text().substring(start, end),
				words.lexicon().language(), classes, addressed, duties, dates, this.context.of(block),
				block.kind() == BlockKind.HEADING);
		this.sentences.add(sentence);
		this.context.end(block, sentence);
	}

	private List<Duty> duties(Block block, Marked words) {
		List<Duty> duties = words.has(Cue.RECITAL, Cue.DATE_COMMENT) ? List.of()
				: DutyReader.of(words, this.context.dutyBefore());
		return duties.isEmpty() ? this.context.inherited(block, words) : duties;
	}

	private Set<SentenceClass> classes(Block block, Marked words, List<StatedDate> dates, List<Duty> duties) {
		Set<SentenceClass> classes = EnumSet.noneOf(SentenceClass.class);
		classes.addAll(Polarity.of(words, this.context.classesBefore()));
		if (classes.isEmpty() && block.kind() == BlockKind.HEADING) {
			classes.addAll(ofHeading(words));
		}
		if (classes.isEmpty() && duties.isEmpty()) {
			this.context.classOfHeading(block).ifPresent(classes::add);
		}
		Optional.of(SentenceClass.DUTY).filter((_) -> !duties.isEmpty()).ifPresent(classes::add);
		Optional.of(SentenceClass.DATE).filter((_) -> !dates.isEmpty()).ifPresent(classes::add);
		Optional.of(SentenceClass.DEFINITION).filter((_) -> words.has(Cue.DEFINITION)).ifPresent(classes::add);
		Optional.of(SentenceClass.RECITAL).filter((_) -> words.has(Cue.RECITAL)).ifPresent(classes::add);
		Optional.of(SentenceClass.NOTICE).filter((_) -> words.has(Cue.NOTICE)).ifPresent(classes::add);
		return classes;
	}

	private static Set<SentenceClass> ofHeading(Marked words) {
		if (words.has(Cue.EXEMPTION_NOUN)) {
			return Set.of(SentenceClass.EXEMPTION);
		}
		if (words.has(Cue.EXCLUSION_NOUN)) {
			return Set.of(SentenceClass.EXCLUSION);
		}
		return words.has(Cue.SCOPE_NOUN) ? Set.of(SentenceClass.SCOPE) : Set.of();
	}

}
