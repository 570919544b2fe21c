package io.regwatch.reading;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.text.BoundedPattern;
import org.jspecify.annotations.Nullable;

/** What a sentence is read with: headings, column heads, lead-in and the one before. */
final class ReadingContext {

	private static final Set<SentenceClass> OF_HEADINGS = Set.of(SentenceClass.SCOPE, SentenceClass.EXCLUSION,
			SentenceClass.EXEMPTION, SentenceClass.NEGATED_EXCLUSION, SentenceClass.NEGATED_EXEMPTION);

	/** What follows the recitals of an act: "HAS ADOPTED THIS REGULATION". */
	private static final BoundedPattern ENACTS = BoundedPattern.compile(
			"\\b(HAS|HAVE) ADOPTED\\b|\\b(HAT|HABEN) (FOLGENDE|DIESE)|\\b(A|ONT) ADOPTÉ\\b|\\bARRÊTENT?\\b|\\b(HA|HANNO) ADOTTATO\\b|\\b(HA|HAN) ADOPTADO\\b|\\b(ADOTOU|ADOTARAM)\\b|^(Article|Artikel|Artículo|Articolo|Artigo|Art\\.) (1|premier|primero)\\b");

	private final Deque<Heading> headings = new ArrayDeque<>();

	private Optional<Bearers.Named> subjectBefore = Optional.empty();

	private Stance stanceBefore = Stance.NONE;

	private boolean recitals;

	private @Nullable ReadSentence leadIn;

	private @Nullable String columns;

	private boolean columnsOblige;

	void begin(Block block, Tokens tokens) {
		switch (block.kind()) {
			case HEADING -> {
				while (!this.headings.isEmpty() && this.headings.peekLast().level() >= block.level()) {
					this.headings.removeLast();
				}
				this.subjectBefore = Optional.empty();
				this.stanceBefore = Stance.NONE;
				this.leadIn = null;
				this.recitals = false;
			}
			case LIST_ITEM, FURNITURE, IMAGE, STATUS -> {
			}
			case PARAGRAPH -> {
				if (!isEnumerated(tokens)) {
					this.leadIn = null;
				}
			}
			case TABLE_ROW -> {
			}
		}
		if (block.kind() != BlockKind.TABLE_ROW) {
			this.columns = null;
		}
	}

	void end(Block block, ReadSentence sentence, Stance stance, Optional<Bearers.Named> subject) {
		this.recitals = (this.recitals || sentence.is(SentenceClass.RECITAL)) && !ENACTS.find(sentence.text());
		switch (block.kind()) {
			case HEADING -> this.headings.addLast(new Heading(block.level(), sentence));
			case TABLE_ROW -> {
				if (this.columns == null) {
					this.columns = sentence.text();
				}
			}
			case PARAGRAPH, LIST_ITEM, FURNITURE, IMAGE, STATUS -> {
				this.stanceBefore = stance;
				this.subjectBefore = sentence.duties().isEmpty() ? subject
						: Optional.of(Bearers.Named.of(sentence.duties().getLast()));
				this.leadIn = sentence.text().endsWith(":") ? sentence : this.leadIn;
			}
		}
	}

	/** "(a)", "1.", "–", "•" at the beginning of a paragraph. */
	private static boolean isEnumerated(Tokens tokens) {
		String first = tokens.form(0);
		boolean bullet = "•–—-*▪◦·".contains(first) && !first.isEmpty();
		boolean bracket = first.equals("(") && tokens.form(2).equals(")");
		boolean short1 = tokens.size() > 1 && first.length() <= 4
				&& (tokens.form(1).equals(")") || (tokens.form(1).equals(".") && first.length() <= 2));
		return bullet || bracket || short1;
	}

	Stance stanceBefore() {
		return this.stanceBefore;
	}

	boolean isAmongRecitals(Block block) {
		return this.recitals && block.kind() != BlockKind.HEADING;
	}

	/**
	 * Whom a pronoun stands for: who has a duty in the sentence before, else its subject.
	 */
	Optional<Bearers.Named> subjectBefore() {
		return this.subjectBefore;
	}

	List<String> of(Block block) {
		if (block.kind() == BlockKind.HEADING) {
			return List.of();
		}
		List<String> context = new ArrayList<>(
				this.headings.stream().map((heading) -> heading.sentence().text()).collect(Collectors.toList()));
		if (this.leadIn != null) {
			context.add(this.leadIn.text());
		}
		if (this.columns != null && block.kind() == BlockKind.TABLE_ROW) {
			context.add(this.columns);
		}
		return context;
	}

	/**
	 * What the lead-in of a list says of scope, or the nearest heading of words that are
	 * no sentence. A sentence below "Devices not covered" says what is left out, too.
	 */
	Optional<SentenceClass> classOfHeading(Block block, boolean sentence) {
		if (block.kind() == BlockKind.HEADING) {
			return Optional.empty();
		}
		if (this.leadIn != null) {
			return this.leadIn.classes().stream().filter(OF_HEADINGS::contains).findFirst();
		}
		return Optional.ofNullable(this.headings.peekLast())
			.flatMap((heading) -> heading.sentence().classes().stream().filter(OF_HEADINGS::contains).findFirst())
			.filter((said) -> !sentence || said == SentenceClass.EXCLUSION);
	}

	/** The duty of a lead-in, and times in cells of a table about duties. */
	List<Duty> inherited(Block block, Marked words) {
		if (block.kind() == BlockKind.TABLE_ROW) {
			return ofRow(words);
		}
		if (this.leadIn == null || this.leadIn.duties().isEmpty()) {
			return List.of();
		}
		Duty duty = this.leadIn.duties().getLast();
		return List.of(new Duty(duty.bearer(), duty.who(), words.words(words.from(), words.to()), duty.toWhom(),
				duty.prohibited(), Deadlines.of(words)));
	}

	private List<Duty> ofRow(Marked words) {
		this.columnsOblige = (this.columns == null) ? words.has(Cue.TASK) : this.columnsOblige;
		List<Deadline> deadlines = this.columnsOblige ? Deadlines.of(words) : List.of();
		return deadlines.isEmpty() ? List.of()
				: List.of(new Duty(Bearer.UNSTATED, "", words.words(words.from(), words.to()), "", false, deadlines));
	}

	private record Heading(int level, ReadSentence sentence) {

	}

}
