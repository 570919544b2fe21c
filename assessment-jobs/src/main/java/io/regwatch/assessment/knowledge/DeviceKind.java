package io.regwatch.assessment.knowledge;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A kind of device.
 *
 * @param name in the plural
 * @param family with what its devices have, and what they cannot have
 * @param source classification that it stands in: a section of 21 CFR or an EMDN category
 * @param category top level of the European Medical Device Nomenclature, one letter
 * @param terms that name it in texts, in several languages
 */
public record DeviceKind(String name, DeviceFamily family, String source, String category, List<String> terms) {

	private static final String PART = "21 CFR ";

	private static final Map<String, DeviceKind> ALL = read();

	public DeviceKind {
		terms = List.copyOf(terms);
	}

	/**
	 * All kinds that are known.
	 * @return by their names, in the table's order
	 */
	public static Map<String, DeviceKind> all() {
		return ALL;
	}

	/**
	 * Finds a kind.
	 * @param name of the kind
	 * @return empty if it is not known
	 */
	public static Optional<DeviceKind> named(String name) {
		return Optional.ofNullable(ALL.get(name));
	}

	/**
	 * The part of 21 CFR that holds its classification.
	 * @return such as {@code 880}; empty if it is classified elsewhere only
	 */
	public Optional<String> part() {
		return this.source.startsWith(PART)
				? Optional.of(this.source.substring(PART.length(), PART.length() + "880".length())) : Optional.empty();
	}

	/**
	 * Whether it is governed by the law of in vitro diagnostics.
	 * @return {@code true} if all of its family are
	 */
	public boolean isDiagnostic() {
		return this.family.has().contains(DeviceFamily.DIAGNOSTIC);
	}

	/**
	 * Whether it is a thing.
	 * @return {@code false} if it is a program
	 */
	public boolean isTangible() {
		return !this.family.name().startsWith(DeviceFamily.SOFTWARE);
	}

	private static Map<String, DeviceKind> read() {
		Map<String, DeviceFamily> families = KnowledgeTable.read("device-families.tsv")
			.map((row) -> new DeviceFamily(row.text("family"), Set.copyOf(row.list("has", ",")),
					Set.copyOf(row.list("hasNot", ","))))
			.collect(Collectors.toMap(DeviceFamily::name, Function.identity()));
		Map<String, DeviceKind> kinds = new LinkedHashMap<>();
		KnowledgeTable.read("device-kinds.tsv")
			.map((row) -> new DeviceKind(row.text("kind"),
					Optional.ofNullable(families.get(row.text("family"))).orElseThrow(), row.text("source"),
					row.text("emdn"), row.list("terms", ";")))
			.forEach((kind) -> kinds.put(kind.name(), kind));
		return Collections.unmodifiableMap(kinds);
	}

}
