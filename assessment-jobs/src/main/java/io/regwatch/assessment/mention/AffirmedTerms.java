package io.regwatch.assessment.mention;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.assessment.vocabulary.TermMatch;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/**
 * Terms that sentences affirm: they do not leave them out, and do not only mention them
 * beside something else.
 */
public final class AffirmedTerms {

	private AffirmedTerms() {
	}

	/**
	 * Kinds of devices that sentences affirm.
	 * @param sentences as they stand in a text
	 * @return labels of kinds
	 */
	public static Set<String> kinds(Collection<String> sentences) {
		return sentences.stream()
			.filter((sentence) -> !Polarity.leavesOpen(sentence))
			.flatMap((sentence) -> PassingMention.without(sentence)
				.filter((match) -> Polarity.stated(sentence, match.start(), match.end()) == Polarity.AFFIRMED))
			.map(TermMatch::label)
			.collect(Collectors.toCollection(LinkedHashSet::new));
	}

	/**
	 * Characteristics of devices that a sentence affirms.
	 * @param sentence as it stands in a text
	 * @return in their order
	 */
	public static List<TermMatch> characteristics(String sentence) {
		return Vocabulary.shipped()
			.matches(Topic.DEVICE_CHARACTERISTICS, sentence)
			.stream()
			.filter((match) -> Polarity.of(sentence, match.start(), match.end()) == Polarity.AFFIRMED
					&& !PassingMention.isBeside(sentence, match.start()))
			.toList();
	}

}
