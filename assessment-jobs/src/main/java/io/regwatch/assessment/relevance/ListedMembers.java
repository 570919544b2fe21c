package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.ProductDetail;
import io.regwatch.assessment.passage.Passages;

/** What titles list beside kinds of devices. */
final class ListedMembers {

	/** Rules that compare what may be one member of a list. */
	private static final Set<String> OF_MEMBERS = Set.of("device_kind", "product_detail");

	private final CharacteristicRules characteristics;

	private final KindRules kinds;

	ListedMembers(CharacteristicRules characteristics, KindRules kinds) {
		this.characteristics = characteristics;
		this.kinds = kinds;
	}

	/**
	 * What a title lists beside kinds that are not the company's: a detail, or what the
	 * company's devices have, of which the text names the company's own detail.
	 */
	Relevance beside(Relevance found, UpdateTitles titles, Passages text) {
		boolean ofKind = found instanceof Relevance.Foreign foreign && OF_MEMBERS.contains(foreign.rule());
		if (!ofKind && !(found instanceof Relevance.Unclear)) {
			return found;
		}
		List<String> listed = titles.texts().stream().flatMap(ListedSubjects::withoutKinds).toList();
		boolean has = this.characteristics.named(listed).filter(Relevance.Shared.class::isInstance).isPresent();
		Stream<Relevance> own = !has ? Stream.empty()
				: text.bodies()
					.stream()
					.flatMap(ProductDetail::in)
					.map(this.characteristics::of)
					.filter(Relevance.Shared.class::isInstance);
		Stream<Relevance> details = titles.texts()
			.stream()
			.flatMap(ListedSubjects::details)
			.map(this.characteristics::of);
		return Relevance.any(Stream.concat(details, own))
			.filter((one) -> one instanceof Relevance.Shared || (ofKind && one instanceof Relevance.Unclear))
			.or(() -> ofKind ? unknownMember(titles).or(() -> this.kinds.beside(titles)) : Optional.empty())
			.orElse(found);
	}

	/** A member of a title's list of devices whose kind is not known may be own. */
	private static Optional<Relevance> unknownMember(UpdateTitles titles) {
		return titles.texts()
			.stream()
			.flatMap(ListedSubjects::unknown)
			.findFirst()
			.map((one) -> new Relevance.Unclear(KindRules.question(List.of(one))));
	}

}
