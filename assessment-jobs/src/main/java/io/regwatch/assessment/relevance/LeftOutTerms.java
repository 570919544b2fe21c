package io.regwatch.assessment.relevance;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.company.ThreeValued;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.LimitedNoun;
import io.regwatch.assessment.vocabulary.TermMatch;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/** What sentences leave out as a whole, so that the company's devices are among it. */
final class LeftOutTerms {

	/**
	 * What the things that are left out are not: "devices that are neither sterile nor".
	 */
	private static final WordPattern LACKED = WordPattern
		.of("\\b(that|which|who|die|der|das|qui|que|che)\\b[^,;.]{0,30}\\b(are|is|have|has|sind|ist|haben|sont|est|son|es|sono|è|são|é) (neither|not|no|weder|nicht|ni|non|não)\\b[^.;]*$");

	private static final WordPattern OTHERS = WordPattern
		.of("\\b(other|andere[nrs]?|übrige[nr]?|autres|otr[oa]s|altr[ie]|outr[oa]s)( \\w+)? ?$");

	/** Characters before a thing in which a sentence may say that it is lacked. */
	private static final int REACH = 200;

	private final Company company;

	private final ProfileFacts facts;

	LeftOutTerms(Company company, ProfileFacts facts) {
		this.company = company;
		this.facts = facts;
	}

	/**
	 * What sentences name without a limit, or with one that the profile names, too: that
	 * "hospital ventilators" are left out says nothing of others, unless the title is
	 * about an unrelated kind.
	 */
	Set<String> named(Topic topic, List<String> sentences) {
		String profile = String.join(" ", this.facts.sentences()).toLowerCase(Locale.ROOT);
		return sentences.stream()
			.flatMap((sentence) -> named(topic, sentence, profile))
			.collect(Collectors.toCollection(LinkedHashSet::new));
	}

	private Stream<String> named(Topic topic, String sentence, String profile) {
		List<TermMatch> matches = Vocabulary.shipped().matches(topic, sentence);
		Set<String> others = matches.stream()
			.filter((match) -> OTHERS.isIn(sentence.substring(0, match.start()))
					&& (topic == Topic.DEVICE_CHARACTERISTICS || isOwn(sentence, match)))
			.map(TermMatch::label)
			.collect(Collectors.toSet());
		return matches.stream()
			.filter((match) -> !others.contains(match.label()) && LimitedNoun.isOfAll(sentence, match, profile)
					&& !LACKED.isIn(sentence.substring(Math.max(0, match.start() - REACH), match.start())))
			.map(TermMatch::label);
	}

	/**
	 * Whether a company calls its devices nothing else: what is meant beside "other
	 * surgical instruments" is one of these, too.
	 */
	private boolean isOwn(String sentence, TermMatch match) {
		String noun = sentence.substring(match.start(), match.end());
		return this.company.products()
			.stream()
			.flatMap((product) -> Stream.of(product.name(), product.description()))
			.anyMatch((words) -> words.equalsIgnoreCase(noun) || words.equalsIgnoreCase(match.label()));
	}

	/**
	 * Whether a sentence names a characteristic without another one in the same words, or
	 * right beside them, that the devices have not: "active implantable".
	 */
	boolean areAll(String sentence, String label) {
		List<TermMatch> named = Vocabulary.shipped().matches(Topic.DEVICE_CHARACTERISTICS, sentence);
		return named.stream()
			.filter((one) -> one.label().equals(label))
			.anyMatch((one) -> named.stream()
				.filter((other) -> other.start() <= one.end() + 1 && one.start() <= other.end() + 1)
				.allMatch((other) -> this.facts.characteristic(other.label()) == ThreeValued.HAS));
	}

}
