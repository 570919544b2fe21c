package io.regwatch.assessment.knowledge;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A generic group of devices, for devices whose kind is not known. Stems of its words are
 * found at the beginning of words and within long compounds.
 *
 * @param name in the plural
 * @param words that name it or its area of use, in several languages
 * @param devices words that name a device of it: not "dental practice"
 */
public record DeviceGroup(String name, WordPattern words, WordPattern devices) {

	/** Letters of the shortest stem that is found within a compound. */
	private static final int COMPOUND = 6;

	/** Ends what is no stem but a whole word: "lice" is no "licence". */
	private static final String WHOLE = ".";

	/** The rest of a word; longer words are none of these. */
	private static final String REST = "\\p{L}{0,20}";

	/** Places, persons and affairs: a "dental practice" is no device. */
	private static final String PLACE = REST
			+ "(?:practi[cs]e|clinic|clínic|klinik|hospital|hôpital|ospedal|krankenh|praxis|zentr|cent(?:re|er)|department|ward|office|laborator|service|servizi|servicio|staff|person|team|nurse|patient|surgeon|chirurg(?:en|ien)|doctor|arzt|ärzt|physician|profession|record|regist|societ|associat|school|disease|infection|procedure|cabinet|consult)";

	/** What stands between a noun and the area that follows it. */
	private static final String LINK = "[ '’](?:for|für|zur|zum|die|der|das|pour|de|d|du|des|la|le|les|l|para|el|los|las|per|di|da|do|dos|del|della|delle|dei|the|m[eé]dic\\p{L}{0,4})";

	private static final String NOUNS = KnowledgeTable.read("device-nouns.tsv")
		.flatMap((row) -> row.list("stems", ";").stream())
		.map(Pattern::quote)
		.collect(Collectors.joining("|", REST + "?(?:", ")\\p{L}{0,3}(?!\\p{L})"));

	private static final List<DeviceGroup> TABLE = KnowledgeTable.read("device-groups.tsv")
		.map((row) -> of(row.text("group"), row.list("devices", ";"), row.list("areas", ";")))
		.toList();

	/**
	 * The groups that texts name, by devices or by areas of use.
	 * @param texts any
	 * @return names of groups; empty if none is known
	 */
	public static Set<String> in(Collection<String> texts) {
		return in(texts, DeviceGroup::words);
	}

	/**
	 * The groups of which texts name a device.
	 * @param texts any
	 * @return names of groups; empty if none is known
	 */
	public static Set<String> ofDevices(Collection<String> texts) {
		return in(texts, DeviceGroup::devices);
	}

	private static Set<String> in(Collection<String> texts, Function<DeviceGroup, WordPattern> words) {
		return TABLE.stream()
			.filter((group) -> texts.stream()
				.anyMatch((text) -> group.words().isIn(text) && words.apply(group).isIn(text)))
			.map(DeviceGroup::name)
			.collect(Collectors.toCollection(LinkedHashSet::new));
	}

	private static DeviceGroup of(String name, List<String> devices, List<String> areas) {
		List<String> named = devices.stream().map(DeviceGroup::bounded).toList();
		List<String> used = areas.stream().map(DeviceGroup::bounded).toList();
		Stream<String> beside = used.isEmpty() ? Stream.empty() : Stream.of(besideNoun(String.join("|", used)));
		return new DeviceGroup(name, anyOf(Stream.concat(named.stream(), used.stream())),
				anyOf(Stream.concat(named.stream(), beside)));
	}

	/** In one word with a noun, before one, or behind one. */
	private static String besideNoun(String areas) {
		String area = "(?!%s)(?:%s)".formatted(PLACE, areas);
		return "%1$s(?:%2$s|%3$s(?:[ -](?!%4$s)\\p{L}{1,20}){0,2}?[ -]%2$s)|(?<!\\p{L})%2$s(?:(?:%5$s){1,3}(?:[ '’](?!%4$s)\\p{L}{1,20})?)?[ '’]%1$s%3$s+(?!\\p{L})(?![ -]%4$s)"
			.formatted(area, NOUNS, REST, PLACE, LINK);
	}

	private static WordPattern anyOf(Stream<String> words) {
		return WordPattern.of(words.collect(Collectors.joining("|")));
	}

	private static String bounded(String stem) {
		if (stem.endsWith(WHOLE)) {
			return "(?<!\\p{L})" + Pattern.quote(stem.substring(0, stem.length() - 1)) + "s?(?!\\p{L})";
		}
		return ((stem.length() < COMPOUND) ? "(?<!\\p{L})" : "") + Pattern.quote(stem);
	}

}
