package io.regwatch.assessment.relevance;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.knowledge.DeviceKind;
import io.regwatch.assessment.knowledge.ProductDetail;
import io.regwatch.assessment.knowledge.RelatedKinds;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.Polarity;
import io.regwatch.assessment.mention.RiskClasses;
import io.regwatch.assessment.passage.ScopeSentences;
import io.regwatch.assessment.vocabulary.TermMatch;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.reading.Duty;
import io.regwatch.reading.ReadSentence;

/** Compares the devices that a duty or a statement names with the company's. */
final class DutyTargets {

	/** What stands between a bearer and the devices that the duty is about. */
	private static final WordPattern OF = WordPattern
		.of("^(?:[\\s,]*(?:and|or|und|oder|et|ou|y|e) (?:the |their |die |deren |les |leurs |los |sus |gli |os )?(?:importers?|distributors?|sponsors?|authori[sz]ed representatives?|importeure?n?|händlern?|bevollmächtigten?|importateurs?|distributeurs?|mandataires?|importadores|distribuidores|importatori|distributori|mandatari))*[\\s,]*(of|for|that|which|who|whose|with|von|der|die|deren|mit|für|des|de|du|d['’]|qui|dont|di|del|della|dei|delle|che|que|da|das|do|dos)\\b(?<devices>.*)");

	/** What only points to devices that were named before. */
	private static final WordPattern REFERENCE = WordPattern
		.of("\\b(such|these|those|the same|referred to|covered by|concerned|affected|mentioned|betroffen\\w*|diese\\w*|genannten?|concernés?|visés?|ces|questi|interessat\\w+|dichos?|afectad\\w+|esses|referid\\w+)\\b");

	/** "hearing aids and of devices that contain software". */
	private static final WordPattern SEVERAL = WordPattern
		.of("\\b(and|or|und|oder|et|ou|y|o|e)\\s+(of|for|von|für|de|du|des|pour|para|di|dei|delle|per|da|dos|das)\\b");

	private final Company company;

	private final ProfileFacts facts;

	private final CharacteristicRules characteristics;

	private final ClassAndAreaRules classes;

	DutyTargets(Company company, ProfileFacts facts, CharacteristicRules characteristics, ClassAndAreaRules classes) {
		this.company = company;
		this.facts = facts;
		this.characteristics = characteristics;
		this.classes = classes;
	}

	/** Of what devices a duty is; empty if it is not limited to any. */
	Optional<Relevance> of(ReadSentence sentence, Duty duty, String geography) {
		return devices(sentence.text(), duty).map(ScopeSentences::withoutExamples)
			.filter((devices) -> !REFERENCE.isIn(devices))
			.flatMap((devices) -> of(devices, geography));
	}

	/**
	 * What follows from all that words name: each class, kind, characteristic and detail
	 * has to be the company's. Empty also if they name several things of which one is
	 * enough.
	 */
	Optional<Relevance> of(String words, String geography) {
		if (ScopeSentences.widen(words) || SEVERAL.isIn(words)) {
			return Optional.empty();
		}
		Set<String> named = RiskClasses.named(List.of(words));
		Optional<Relevance> ofClass = this.classes.classes(named, named, geography);
		List<Relevance> all = Stream
			.of(ofClass, kinds(words), this.characteristics.named(List.of(words)), details(words))
			.flatMap(Optional::stream)
			.toList();
		return all.isEmpty() ? Optional.empty() : Optional.of(Relevance.every(all.stream()));
	}

	/** Whether labels are of kinds or products, not of what devices have. */
	boolean areKinds(List<String> labels) {
		return labels.stream()
			.anyMatch((label) -> this.facts.kinds().contains(label) || this.company.productNames().contains(label));
	}

	/** Whether the nomenclature keeps all named kinds apart from the company's. */
	boolean isDecisive(Relevance.Foreign foreign) {
		Set<String> own = categories(this.facts.kinds());
		return foreign.rule().equals("device_kind") && !own.isEmpty()
				&& categories(foreign.named()).stream().noneMatch(own::contains);
	}

	private static Set<String> categories(Collection<String> kinds) {
		return kinds.stream()
			.flatMap((kind) -> DeviceKind.named(kind).stream())
			.map(DeviceKind::category)
			.collect(Collectors.toCollection(LinkedHashSet::new));
	}

	/** The words of a sentence that limit whose duty it is. */
	private static Optional<String> devices(String sentence, Duty duty) {
		int what = sentence.lastIndexOf(duty.what());
		int end = (what < 0) ? sentence.length() : what;
		if (duty.who().isEmpty()) {
			return Optional.of(sentence.substring(0, end));
		}
		int who = sentence.indexOf(duty.who());
		if (who < 0) {
			return Optional.empty();
		}
		int start = who + duty.who().length();
		Matcher of = OF.matcher(sentence.substring(start, (start < end) ? end : sentence.length()));
		return of.find() ? Optional.ofNullable(of.group("devices")) : Optional.empty();
	}

	private Optional<Relevance> kinds(String words) {
		Set<String> named = Vocabulary.shipped()
			.matches(Topic.DEVICE_KINDS, words)
			.stream()
			.filter((match) -> Polarity.of(words, match.start(), match.end()) == Polarity.AFFIRMED)
			.map(TermMatch::label)
			.collect(Collectors.toCollection(LinkedHashSet::new));
		if (named.isEmpty()) {
			return Optional.empty();
		}
		List<String> both = named.stream().filter(this.facts.kinds()::contains).toList();
		if (!both.isEmpty()) {
			return Optional.of(new Relevance.Shared(both));
		}
		boolean open = !this.facts.deniesAll(named)
				&& (this.facts.kinds().isEmpty() || RelatedKinds.areRelated(named, this.facts.kinds()));
		return Optional.of(open ? new Relevance.Unclear(question(named))
				: new Relevance.Foreign("device_kind", List.copyOf(named), "products", this.company.productNames()));
	}

	/** Of details that exclude one another, one is enough. */
	private Optional<Relevance> details(String words) {
		List<ProductDetail> named = ProductDetail.in(words).toList();
		List<Relevance> details = named.stream()
			.map((detail) -> Relevance
				.any(Stream.concat(Stream.of(detail), detail.alternatives().filter(named::contains))
					.map(this.characteristics::of))
				.orElseThrow())
			.toList();
		return details.isEmpty() ? Optional.empty() : Optional.of(Relevance.every(details.stream()));
	}

	private static String question(Collection<String> named) {
		return "Does the company make %s?".formatted(String.join(", ", named));
	}

}
