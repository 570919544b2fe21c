package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProductDetails;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.company.ThreeValued;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.knowledge.DeviceFamily;
import io.regwatch.assessment.knowledge.DeviceKind;
import io.regwatch.assessment.knowledge.LawReach;
import io.regwatch.assessment.knowledge.ProductDetail;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.PassingMention;
import io.regwatch.assessment.mention.Polarity;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.ScopeSentences;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/**
 * The conditions that every exclusion has to meet, whichever rule found it: a filled
 * field of the profile, and a document that is limited by its title or by its scope. An
 * exclusion that does not meet them is left to a person.
 */
final class ExclusionConditions {

	private static final WordPattern CLOSED = WordPattern
		.of("\\b(only|solely|exclusively|(limited|restricted|confined) to|no other|nur|ausschließlich|uniquement|seulement"
				+ "|exclusivement|solo|únicamente|exclusivamente|apenas|soltanto|unicamente)\\b");

	/**
	 * What stands before the devices whose makers, or which themselves, a text is for.
	 */
	private static final WordPattern ADDRESSED = WordPattern
		.of("\\b(((manufacturer|maker|sponsor|applicant|importer|distributor)s? (of|for)|hersteller\\w* von|fabricants? (de|d['’])|fabricantes? de"
				+ "|fabbricanti? di) ?|this (standard|guidance|guideline|document|notice|regulation|order|rule|part|section)\\b[^.;]* (for|to|of|on) )[^.;]{0,40}$");

	/** Rules that compare kinds of devices. */
	private static final Set<String> OF_KINDS = Set.of("device_kind", "scope_of_text");

	/** Rules that read the list of characteristics, not what the products are. */
	private static final Set<String> OF_CHARACTERISTICS = Set.of("device_characteristic", "product_detail");

	private final Company company;

	private final ProfileFacts facts;

	private final ProductDetails details;

	ExclusionConditions(Company company, ProfileFacts facts) {
		this.company = company;
		this.facts = facts;
		this.details = new ProductDetails(facts);
	}

	/**
	 * The exclusion with the field that supports it, or what remains to be asked.
	 * @param geography of the authority
	 */
	Relevance checked(Relevance.Foreign found, String geography, UpdateTitles titles, Passages text) {
		Relevance.Foreign supported = supported(found);
		boolean limited = !OF_KINDS.contains(found.rule()) || isInTitles(found, titles) || isLimited(found, text);
		if (supported.values().isEmpty() || !limited) {
			return new Relevance.Unclear(
					"Does this concern the company: %s?".formatted(String.join(", ", found.named())));
		}
		boolean otherLaw = (OF_KINDS.contains(found.rule()) && isOfOtherLaw(found.named(), geography))
				|| (this.facts.isDiagnosticsOnly() && LawReach.separatesDiagnostics(geography)
						&& citeDevicesOnly(titles, text));
		return otherLaw ? new Relevance.Foreign(Relevance.Foreign.OTHER_LAW, supported.named(),
				supported.profileField(), supported.values()) : supported;
	}

	/** Whether the law of devices is cited, and that of in vitro diagnostics is not. */
	private static boolean citeDevicesOnly(UpdateTitles titles, Passages text) {
		List<String> all = Stream.concat(titles.texts().stream(), text.all().stream().map(Segment::text)).toList();
		return all.stream().anyMatch((one) -> one.contains("2017/745"))
				&& all.stream().noneMatch((one) -> one.contains("2017/746"));
	}

	/**
	 * In vitro diagnostics for makers of other devices; other devices for makers of
	 * nothing but diagnostics where these have a law of their own.
	 */
	private boolean isOfOtherLaw(List<String> named, String geography) {
		List<DeviceKind> kinds = named.stream().flatMap((kind) -> DeviceKind.named(kind).stream()).toList();
		if (kinds.isEmpty()) {
			return false;
		}
		return this.facts.isDiagnosticsOnly()
				? LawReach.separatesDiagnostics(geography) && kinds.stream().noneMatch(DeviceKind::isDiagnostic)
				: this.facts.characteristic(DeviceFamily.DIAGNOSTIC) == ThreeValued.HAS_NOT
						&& kinds.stream().allMatch(DeviceKind::isDiagnostic);
	}

	/** Whether a sentence says that what it names is all that is meant. */
	static boolean isClosed(String sentence) {
		return CLOSED.isIn(sentence) || ScopeSentences.isListing(sentence) || Polarity.isOfRemainder(sentence);
	}

	/** Whether kinds belong to different families or categories of devices. */
	static boolean areDifferent(Set<String> kinds) {
		return kinds.stream()
			.flatMap((kind) -> DeviceKind.named(kind).stream())
			.map((kind) -> kind.family().name() + ' ' + kind.category())
			.distinct()
			.count() > 1;
	}

	private static boolean isInTitles(Relevance.Foreign found, UpdateTitles titles) {
		return titles.labels(Topic.DEVICE_KINDS).stream().anyMatch(found.named()::contains)
				|| titles.oneDevice().isPresent();
	}

	/**
	 * What a text only mentions limits it to nothing: it has to say whom or what it is
	 * for, and to say so once more or that nothing else is meant.
	 */
	private static boolean isLimited(Relevance.Foreign found, Passages text) {
		boolean closed = text.statements().inclusions().stream().anyMatch(ExclusionConditions::isClosed);
		return closed || (!namesSeveral(text) && isAddressed(found, text) && isRepeated(found, text));
	}

	private static boolean isRepeated(Relevance.Foreign found, Passages text) {
		return text.reading()
			.sentences()
			.stream()
			.filter((sentence) -> Vocabulary.shipped()
				.find(Topic.DEVICE_KINDS, List.of(sentence.text()))
				.stream()
				.anyMatch(found.named()::contains))
			.limit(2)
			.count() == 2;
	}

	private static boolean isAddressed(Relevance.Foreign found, Passages text) {
		List<String> stated = Stream.concat(text.headings().stream(), text.statements().inclusions().stream()).toList();
		return Vocabulary.shipped().find(Topic.DEVICE_KINDS, stated).stream().anyMatch(found.named()::contains)
				|| text.bodies().stream().anyMatch((body) -> addresses(body, found.named()));
	}

	private static boolean addresses(String text, List<String> kinds) {
		return PassingMention.without(text)
			.anyMatch((match) -> kinds.contains(match.label()) && ADDRESSED.isIn(text.substring(0, match.start())));
	}

	private static boolean namesSeveral(Passages text) {
		Set<String> kinds = Vocabulary.shipped().find(Topic.DEVICE_KINDS, text.bodies());
		return areDifferent(kinds);
	}

	/** A field that is empty excludes nothing: another one may. */
	private Relevance.Foreign supported(Relevance.Foreign found) {
		if (!found.values().isEmpty()) {
			return found;
		}
		List<String> denials = found.named().stream().flatMap(this::denials).toList();
		String description = this.company.description();
		if (!denials.isEmpty()) {
			return cited(found, "companyDescription", denials);
		}
		List<String> products = this.company.productNames();
		if (!products.isEmpty() && isImpossible(found)) {
			return cited(found, "products", products);
		}
		if (OF_CHARACTERISTICS.contains(found.rule()) || description == null || description.isBlank()) {
			return found;
		}
		return cited(found, "companyDescription", List.of(description));
	}

	/** Sentences of the profile that deny a characteristic or a detail. */
	private Stream<String> denials(String label) {
		return Stream.concat(this.facts.denials(label).stream(),
				ProductDetail.named(label).stream().flatMap((detail) -> this.details.denials(detail).stream()));
	}

	/** Whether nothing of the families that the products belong to can have it. */
	private boolean isImpossible(Relevance.Foreign found) {
		return found.named()
			.stream()
			.allMatch((label) -> this.facts
				.isImpossible((one) -> one.hasNot().contains(label) || ProductDetail.named(label)
					.filter((detail) -> detail.impossible().contains(one.name()))
					.isPresent()));
	}

	private static Relevance.Foreign cited(Relevance.Foreign found, String field, List<String> values) {
		return new Relevance.Foreign(found.rule(), found.named(), field, values);
	}

}
