package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.ProductDetail;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/**
 * Subjects that one title lists side by side: "standards for hearing aids, sterilisation
 * with ethylene oxide and beds". An act that updates a list concerns everybody whom one
 * of its entries concerns.
 */
final class ListedSubjects {

	/** Fewer members are rather two properties of one subject. */
	private static final int LIST = 3;

	/** "standards for wheelchairs and for the sterilisation of devices". */
	private static final WordPattern SUBJECTS = WordPattern
		.of("\\b(and|und|et|y|e) (for|on|of|für|zu|über|pour|sur|de|para|sobre|per|su|di)\\b");

	/** What stands behind a colon is said of what stands before it. */
	private static final Pattern PARTS = Pattern.compile("[:;]\\s");

	private static final WordPattern MEMBERS = WordPattern
		.of(",\\s+(?=\\p{L})|\\s(and|und|et|y|e|sowie|ainsi que|nonché)\\s");

	/** What may end before the first member: "standards for". */
	private static final WordPattern LEAD = WordPattern
		.of("\\b(for|on|regards|regarding|concerning|für|zu|über|betreffend|pour|sur|concernant|para|sobre|per|su|riguardo)\\s+");

	/** A noun with an attribute is a subject of its own: "sterilisation of products". */
	private static final WordPattern ATTRIBUTE = WordPattern
		.of("\\p{L}{5,} (of|by|with|for|von|mit|für|des|der|de|du|d['’]|pour|avec|par|para|con|di|dei|per|do|da|dos|com)\\b");

	private ListedSubjects() {
	}

	/** The parts of a title, of which each is about something else. */
	static Stream<String> of(String title) {
		return PARTS.splitAsStream(title).flatMap(ListedSubjects::members);
	}

	/**
	 * What a title joins to a kind of devices: "joint implants" of "hearing aids and
	 * joint implants". What stands before the first kind, and what has an attribute, may
	 * be said of all.
	 */
	static Stream<String> joinedKinds(String title) {
		return PARTS.splitAsStream(title)
			.map((part) -> MEMBERS.splitAsStream(withoutLead(part)).toList())
			.filter((members) -> members.stream().allMatch((one) -> !named(one).isEmpty() || endsInCharacteristic(one)))
			.flatMap((members) -> members.stream().skip(endsInCharacteristic(members.getFirst()) ? 0 : 1))
			.filter((one) -> !ATTRIBUTE.isIn(one));
	}

	/** As much of what is before the first member as leaves all names complete. */
	private static String withoutLead(String part) {
		String rest = part;
		Matcher lead = LEAD.matcher(part);
		while (lead.find() && names(part.substring(lead.end())).equals(names(part))) {
			rest = part.substring(lead.end());
		}
		return rest;
	}

	private static List<Object> names(String words) {
		return List.of(named(words), NamedGroup.in(words).stream().map(NamedGroup::labels).toList());
	}

	/** Devices by what they are: "surgical implants", but not "implantable pumps". */
	private static boolean endsInCharacteristic(String member) {
		return NamedGroup.in(member).stream().anyMatch((group) -> group.end() == member.length());
	}

	/** Details of the members of a list that name no kind of device. */
	static Stream<ProductDetail> details(String title) {
		return withoutKinds(title).flatMap(ProductDetail::in).distinct();
	}

	/** The members of a list that name no kind of device. */
	static Stream<String> withoutKinds(String title) {
		return PARTS.splitAsStream(title)
			.map((part) -> members(part).toList())
			.filter((members) -> members.size() > 1)
			.flatMap(List::stream)
			.filter((one) -> named(one).isEmpty());
	}

	/**
	 * The members of a list beside kinds of devices of which nothing is known: "standards
	 * for hoists and thermal regulation of patients".
	 */
	static Stream<String> unknown(String title) {
		return PARTS.splitAsStream(title)
			.map((part) -> members(part).toList())
			.filter((members) -> members.size() >= LIST)
			.flatMap(List::stream)
			.filter((one) -> isOther(one) && ProductDetail.in(one).findAny().isEmpty()
					&& Vocabulary.shipped().matches(Topic.DEVICE_CHARACTERISTICS, one).isEmpty());
	}

	/** What stands beside kinds of devices, whatever it is: "instruments and probes". */
	static Stream<String> beside(String title) {
		return PARTS.splitAsStream(title)
			.map((part) -> MEMBERS.splitAsStream(part).toList())
			.filter((members) -> members.stream().anyMatch((one) -> !named(one).isEmpty()))
			.flatMap(List::stream)
			.filter((one) -> named(one).isEmpty());
	}

	private static Stream<String> members(String part) {
		List<String> members = MEMBERS.splitAsStream(part).toList();
		boolean listed = members.size() >= LIST && !named(members.getFirst()).isEmpty()
				&& members.stream().skip(1).anyMatch(ListedSubjects::isOther);
		return listed ? members.stream() : SUBJECTS.splitAsStream(part);
	}

	private static boolean isOther(String member) {
		return named(member).isEmpty() && ATTRIBUTE.isIn(member);
	}

	private static List<String> named(String member) {
		return List.copyOf(Vocabulary.shipped().find(Topic.DEVICE_KINDS, List.of(member)));
	}

}
