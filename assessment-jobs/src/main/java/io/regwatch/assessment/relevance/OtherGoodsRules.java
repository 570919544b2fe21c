package io.regwatch.assessment.relevance;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.company.ThreeValued;
import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.knowledge.DeviceFamily;
import io.regwatch.assessment.knowledge.NeighbouringLaw;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.Polarity;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/** Law of other goods than the company's: medicines, food, devices for animals. */
final class OtherGoodsRules {

	/** What in vitro diagnostics do. */
	private static final WordPattern TESTS = WordPattern
		.of("diagnos\\w*|\\b(tests?|testing|assays?|reagents?|specimens?|analy[sz]ers?|laborator\\w+|detect\\w*|IVDR?s?)\\b|体外");

	/** "Devices other than in vitro diagnostics have their own transition": not meant. */
	private static final WordPattern OWN_LAW = WordPattern
		.of("\\b(other than|(its|their) own|separate(ly)?|not (affected|covered|concerned|included)|unaffected|andere[nr]? als|eigenen?|unberührt|autres que|propres?|distint[oa]s?|divers[ie]|outros)\\b");

	private final Company company;

	private final ProfileFacts facts;

	/** Goods that the profile names as the company's, or leaves open. */
	private final Set<NeighbouringLaw> made;

	OtherGoodsRules(Company company, ProfileFacts facts) {
		this.company = company;
		this.facts = facts;
		this.made = NeighbouringLaw.all()
			.stream()
			.filter((law) -> Polarity.allOf(law.made(), facts.sentences())
				.stream()
				.anyMatch((said) -> said != Polarity.DENIED))
			.collect(Collectors.toCollection(LinkedHashSet::new));
	}

	/** Two signals: what the title names, and what the text speaks of. */
	Optional<Exclusion> exclude(AssessableUpdate update, Supplier<Passages> text) {
		if (!this.company.isDescribed()) {
			return Optional.empty();
		}
		UpdateTitles titles = new UpdateTitles(update);
		GoodsInText goods = new GoodsInText(titles, text);
		return NeighbouringLaw.all()
			.stream()
			.filter((law) -> !law.goods().equals(NeighbouringLaw.HUMAN_TISSUE) || !isForTests(text.get()))
			.filter((law) -> isOf(law, update, titles, text, goods) || goods.leaveOutDevices(law))
			.findFirst()
			.map((law) -> excluded(law, update));
	}

	private boolean isOf(NeighbouringLaw law, AssessableUpdate update, UpdateTitles titles, Supplier<Passages> text,
			GoodsInText goods) {
		return !isMade(law)
				&& ((TitledGoods.isAbout(law, titles) && isConfirmed(law, update, text.get())) || goods.areAll(law));
	}

	/** A text on blood or tissue may be for makers of tests, which examine it. */
	private boolean isForTests(Passages text) {
		return this.facts.characteristic(DeviceFamily.DIAGNOSTIC) == ThreeValued.HAS && Vocabulary.shipped()
			.find(Topic.DEVICE_CHARACTERISTICS, text.statements().inclusions())
			.contains(DeviceFamily.DIAGNOSTIC);
	}

	/** Other goods are out of scope; in vitro diagnostics are devices. */
	private Exclusion excluded(NeighbouringLaw law, AssessableUpdate update) {
		Map.Entry<String, List<String>> field = this.company.filledField();
		String summary = "The title '%s' is about %s, and nothing in the profile is.".formatted(update.title(),
				law.goods());
		if (law.isDiagnostics()) {
			return Exclusion.notApplicable(
					new Evidence.OfRule(summary, Relevance.Foreign.OTHER_LAW, field.getKey(), field.getValue()));
		}
		return Exclusion.outOfScope(new Evidence.OfRule(summary, "document_class", field.getKey(), field.getValue()));
	}

	private boolean isMade(NeighbouringLaw law) {
		return law.isDiagnostics() ? this.facts.characteristic(DeviceFamily.DIAGNOSTIC) != ThreeValued.HAS_NOT
				: this.made.contains(law);
	}

	/**
	 * The second signal: the text speaks of the goods more than of devices or of the
	 * company's own; without a text, its publisher does.
	 */
	private boolean isConfirmed(NeighbouringLaw law, AssessableUpdate update, Passages text) {
		List<String> bodies = text.bodies();
		if (law.areDevices()) {
			return count(law.words(), bodies) > 1;
		}
		if (bodies.isEmpty()) {
			return law.isNamedIn(update.source().title()) || law.isNamedIn(update.summary());
		}
		return law.isDiagnostics()
				? bodies.stream().noneMatch((body) -> body.contains("2017/745") && !OWN_LAW.isIn(body))
						&& speakOfTests(update, bodies) && ofOwn(text) == 0
				: count(TitledGoods.DEVICES, bodies) <= count(law.words(), bodies)
						&& ofOwn(text) <= count(law.words(), whole(update, text));
	}

	/** Titles and all passages, unchanged ones included. */
	private static List<String> whole(AssessableUpdate update, Passages text) {
		return Stream
			.concat(Stream.of(update.title(), update.reference().title()), text.all().stream().map(Segment::text))
			.distinct()
			.toList();
	}

	/** How often the text names the company's own kinds of devices. */
	private long ofOwn(Passages text) {
		return text.statements()
			.withoutExclusions()
			.stream()
			.flatMap((one) -> Vocabulary.shipped().matches(Topic.DEVICE_KINDS, one).stream())
			.filter((match) -> this.facts.kinds().contains(match.label()))
			.count();
	}

	private static boolean speakOfTests(AssessableUpdate update, List<String> bodies) {
		return Stream.concat(Stream.of(update.title(), update.reference().title()), bodies.stream())
			.anyMatch((text) -> TESTS.isIn(text));
	}

	private static long count(WordPattern words, List<String> texts) {
		return texts.stream().flatMap((text) -> words.matcher(text).results()).count();
	}

}
