package io.regwatch.ingest.extract.document;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A way in which the source of a document changes without a change of what it says.
 *
 * @param name a name for reports
 * @param before what the source is before
 * @param after what it is after
 */
record CosmeticMutation(String name, UnaryOperator<String> before, Function<String, byte[]> after) {

	static CosmeticMutation of(String name, UnaryOperator<String> before, UnaryOperator<String> after) {
		return new CosmeticMutation(name, before, (source) -> after.apply(source).getBytes(StandardCharsets.UTF_8));
	}

	/**
	 * Furniture is not for large documents: it takes long, and makes no other difference.
	 */
	boolean isFor(boolean large) {
		return !large || !this.name.matches("(?:furniture|page of|text: |html names).*");
	}

	static List<CosmeticMutation> ofPages() {
		List<CosmeticMutation> mutations = new ArrayList<>();
		texts("html text: ", CosmeticText.characters(), mutations);
		texts("html text: ", CosmeticText.references(), mutations);
		texts("html text: ", CosmeticText.named(), mutations);
		add("html tags: ", CosmeticTags.attributes(), mutations);
		add("html elements: ", CosmeticTags.elements(), mutations);
		add("html names: ", CosmeticNames.wrappers(), mutations);
		add("html serialisation: ", CosmeticSerialisation.pages(), mutations);
		encodings("html encoding: ", mutations);
		texts("debatable: ", CosmeticDebatable.texts(), mutations);
		add("debatable: ", CosmeticDebatable.pages(), mutations);
		mutations.addAll(CosmeticTemplates.furniture());
		mutations.addAll(CosmeticTemplates.shells());
		return mutations;
	}

	static List<CosmeticMutation> ofXml() {
		List<CosmeticMutation> mutations = new ArrayList<>();
		texts("xml text: ", CosmeticText.characters(), mutations);
		texts("xml text: ", CosmeticText.references(), mutations);
		add("xml: ", CosmeticXml.documents(), mutations);
		add("xml stamps: ", CosmeticStamps.documents(), mutations);
		encodings("xml encoding: ", mutations);
		return mutations;
	}

	static List<CosmeticMutation> ofMarkdown() {
		List<CosmeticMutation> mutations = new ArrayList<>();
		add("md text: ", CosmeticText.characters(), mutations);
		add("md: ", CosmeticMarkdown.documents(), mutations);
		return mutations;
	}

	private static void texts(String prefix, Map<String, UnaryOperator<String>> kinds,
			List<CosmeticMutation> mutations) {
		kinds.forEach((name, change) -> mutations
			.add(of(prefix + name, UnaryOperator.identity(), (source) -> Markup.texts(source, change))));
	}

	private static void add(String prefix, Map<String, UnaryOperator<String>> kinds, List<CosmeticMutation> mutations) {
		kinds.forEach((name, change) -> mutations.add(of(prefix + name, UnaryOperator.identity(), change)));
	}

	private static void encodings(String prefix, List<CosmeticMutation> mutations) {
		CosmeticEncodings.declared()
			.forEach((name, change) -> mutations
				.add(new CosmeticMutation(prefix + name, UnaryOperator.identity(), change)));
	}

}
