package io.regwatch.assessment.passage;

import java.util.function.Function;
import java.util.function.Predicate;

import io.regwatch.reading.ReadSentence;

/**
 * Something that a text says, whoever reads it. It is found out once and kept with the
 * text.
 *
 * @param <T> immutable
 */
public final class TextFact<T> {

	private final Function<Passages, T> question;

	private TextFact(Function<Passages, T> question) {
		this.question = question;
	}

	/**
	 * Asks something of any text.
	 * @param <T> type of the answer
	 * @param question that depends on nothing else, and not on the identifier of a
	 * version
	 * @return to be kept in a constant
	 */
	public static <T> TextFact<T> of(Function<Passages, T> question) {
		return new TextFact<>(question);
	}

	/**
	 * Asks whether a new passage that is no heading is such.
	 * @param such of the words of a passage alone
	 * @return to be kept in a constant
	 */
	public static TextFact<Boolean> anyBody(Predicate<String> such) {
		return of((text) -> text.bodies().stream().anyMatch(such));
	}

	/**
	 * Asks whether a sentence of the whole text is such.
	 * @param such of the words of a sentence alone
	 * @return to be kept in a constant
	 */
	public static TextFact<Boolean> anySentence(Predicate<String> such) {
		return of((text) -> text.reading().sentences().stream().map(ReadSentence::text).anyMatch(such));
	}

	/**
	 * The answer of one text.
	 * @param text possibly empty
	 * @return what was found out before, if it was
	 */
	public T in(Passages text) {
		return text.facts().get(this, () -> this.question.apply(text));
	}

}
