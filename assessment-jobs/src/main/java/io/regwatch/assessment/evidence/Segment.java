package io.regwatch.assessment.evidence;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import io.regwatch.reading.ReadSentence;
import io.regwatch.reading.TextReader;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/**
 * A block of a version's stored text.
 *
 * @param versionId whose text
 * @param ordinal place in reading order
 * @param page from 1
 * @param heading whether it is one
 * @param text as it is stored
 * @param fresh whether the version before does not have it
 * @param sentences what it says, read with its headings, lead-ins and column heads
 */
public record Segment(UUID versionId, int ordinal, int page, boolean heading, String text, boolean fresh,
		List<ReadSentence> sentences) {

	public Segment {
		sentences = List.copyOf(sentences);
	}

	/**
	 * A block that is read alone.
	 * @param versionId whose text
	 * @param ordinal place in reading order
	 * @param page from 1
	 * @param heading whether it is one
	 * @param text as it is stored
	 * @param fresh whether the version before does not have it
	 */
	public Segment(UUID versionId, int ordinal, int page, boolean heading, String text, boolean fresh) {
		this(versionId, ordinal, page, heading, text, fresh, TextReader
			.read(List
				.of(new Block(ordinal, page, heading ? BlockKind.HEADING : BlockKind.PARAGRAPH, heading ? 1 : 0, text)))
			.sentences());
	}

	/**
	 * Reads the blocks of a text together: each with its headings, lead-ins and column
	 * heads.
	 * @param versionId whose text
	 * @param blocks in reading order
	 * @param fresh whether the version before does not have a block
	 * @return a segment for each block
	 */
	public static List<Segment> read(UUID versionId, List<Block> blocks, Predicate<Block> fresh) {
		Map<Integer, List<ReadSentence>> sentences = TextReader.read(blocks)
			.sentences()
			.stream()
			.collect(Collectors.groupingBy(ReadSentence::segment));
		return blocks.stream()
			.map((block) -> new Segment(versionId, block.ordinal(), block.page(), block.kind() == BlockKind.HEADING,
					block.text(), fresh.test(block), sentences.getOrDefault(block.ordinal(), List.of())))
			.toList();
	}

	/** Places differ: texts and sentences need not be read for it. */
	@Override
	public int hashCode() {
		return Objects.hash(this.versionId, this.ordinal);
	}

	/** The same block of another version with the same text. */
	Segment of(UUID version) {
		return version.equals(this.versionId) ? this
				: new Segment(version, this.ordinal, this.page, this.heading, this.text, this.fresh, this.sentences);
	}

	/**
	 * What a version says anew.
	 * @param text of a version, in reading order
	 * @return what is fresh, or all if nothing is
	 */
	public static List<Segment> said(Collection<Segment> text) {
		List<Segment> fresh = text.stream().filter(Segment::fresh).toList();
		return fresh.isEmpty() ? List.copyOf(text) : fresh;
	}

	/**
	 * Cites words of it, if they are there: nothing else counts as evidence. How letters
	 * and spaces are encoded does not matter; what is cited is as it is stored.
	 * @param statement what they show
	 * @param quote words that may stand there
	 * @return empty if they do not
	 */
	public Optional<Evidence.OfText> cite(String statement, String quote) {
		int start = quote.isBlank() ? -1 : this.text.indexOf(quote);
		Optional<NormalizedText.Span> place = (start < 0) ? new NormalizedText(this.text).find(quote)
				: Optional.of(new NormalizedText.Span(start, start + quote.length()));
		return place.map((span) -> new Evidence.OfText(statement, this.versionId, this.ordinal, this.page, span.start(),
				span.end(), this.text.substring(span.start(), span.end())));
	}

}
