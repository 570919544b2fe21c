package io.regwatch.assessment.relevance;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.AffirmedTerms;
import io.regwatch.assessment.vocabulary.TermMatch;

/**
 * Characteristics that a text names side by side, or in one term, all of which are
 * needed: "active implantable".
 *
 * @param labels of the characteristics
 * @param start offset of the first
 * @param end offset after the last
 * @param ofDevices whether they say which devices are meant: "sterilisation of reusable
 * devices"
 */
record NamedGroup(Set<String> labels, int start, int end, boolean ofDevices) {

	/** What stands between members of a list. */
	private static final WordPattern LISTED = WordPattern
		.of("(?=[\\s,])[\\s,]*+((and|or|und|oder|et|ou|y|o|e|and/or|as well as|sowie|ainsi que|así como|nonché|bem como)\\s+((for|of|on|to|für|zu|pour|de|para|per|di)\\s+)?)?");

	/** The devices that have what stands before, alone or with another adjective. */
	private static final WordPattern DEVICES = WordPattern
		.of("\\w{0,3}( (and|or|und|oder) (?!(medical|medizinisch\\w*|other|all|any|andere\\w*)\\b)[\\p{L}-]{3,25})?[ -](medical |medizinisch\\w* )?(devices?|instruments?|products?|equipment|medizinprodukte?n?|produkte?n?|geräten?)\\b(?! software)");

	/** A characteristic whose words name the devices: "implantable devices". */
	private static final WordPattern OF_DEVICES = WordPattern.of("[ -]devices?$");

	private static final WordPattern PROCESS = WordPattern
		.of("\\b(e?sterili[sz]ation|stérilisation|esterilización|sterilizzazione|esterilização)\\b");

	/** Characters of the longest name of devices. */
	private static final int NEAR = 60;

	/** The devices that have what follows. */
	private static final WordPattern DEVICES_BEFORE = WordPattern
		.of("\\b(dispositi[fv]\\w*|produits|productos|prodotti|produtos)( médicaux| sanitarios| médicos| medici)? ((à|a|de) )?$");

	/**
	 * Those that a text affirms, in their order. Reusable devices are sterilised although
	 * they are not sold sterile: a process is none beside what devices have.
	 */
	static List<NamedGroup> in(String text) {
		List<NamedGroup> all = all(text);
		List<NamedGroup> marked = new ArrayList<>();
		for (NamedGroup group : all.reversed()) {
			boolean listed = !marked.isEmpty() && marked.getLast().ofDevices
					&& LISTED.matcher(text.substring(group.end, marked.getLast().start)).matches();
			marked.add((listed || group.isBesideDevices(text))
					? new NamedGroup(group.labels, group.start, group.end, true) : group);
		}
		boolean told = marked.stream().anyMatch(NamedGroup::ofDevices);
		List<NamedGroup> named = new ArrayList<>();
		for (NamedGroup group : marked.reversed()) {
			boolean listed = !named.isEmpty() && named.getLast().isListedWith(group, text);
			named.add(listed ? new NamedGroup(group.labels, group.start, group.end, true) : group);
		}
		return named.stream().filter((group) -> !told || group.ofDevices || !group.isProcess(text)).toList();
	}

	/** "Custom-made devices and implants". */
	private boolean isListedWith(NamedGroup next, String text) {
		String between = text.substring(this.end, next.start);
		Matcher devices = DEVICES.matcher(between);
		return this.ofDevices && CharacteristicRules.NOUNS.containsAll(next.labels)
				&& LISTED.matcher(devices.lookingAt() ? between.substring(devices.end()) : between).matches();
	}

	/** Labels that say which devices are meant; all that a text names if none do. */
	static Stream<String> limits(String text) {
		List<NamedGroup> all = in(text);
		boolean told = all.stream().anyMatch(NamedGroup::ofDevices);
		return all.stream().filter((group) -> group.ofDevices || !told).flatMap((group) -> group.labels.stream());
	}

	private static List<NamedGroup> all(String text) {
		List<NamedGroup> groups = new ArrayList<>();
		for (TermMatch match : AffirmedTerms.characteristics(text)) {
			if (!groups.isEmpty() && match.start() - groups.getLast().end <= 1) {
				groups.add(groups.removeLast().with(match));
			}
			else {
				groups.add(new NamedGroup(Set.of(match.label()), match.start(), match.end(), false));
			}
		}
		return groups;
	}

	private boolean isProcess(String text) {
		return PROCESS.isIn(text.substring(this.start, this.end));
	}

	private NamedGroup with(TermMatch match) {
		Set<String> both = Stream.concat(this.labels.stream(), Stream.of(match.label()))
			.collect(Collectors.toCollection(LinkedHashSet::new));
		return new NamedGroup(both, this.start, Math.max(this.end, match.end()), false);
	}

	private boolean isBesideDevices(String text) {
		return DEVICES.matcher(text.substring(this.end)).lookingAt()
				|| OF_DEVICES.isIn(text.substring(this.start, this.end))
				|| DEVICES_BEFORE.isIn(text.substring(Math.max(0, this.start - NEAR), this.start));
	}

}
