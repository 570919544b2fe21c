package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Page furniture as real sites write it: pieces that come or change, and pages around a
 * document of which one piece changes. The resources give what two nights differ by as
 * <code>{{name: first night || second night}}</code>, and pieces of the place
 * <code>text</code> only change.
 */
final class CosmeticTemplates {

	private static final Pattern CHOICE = Pattern.compile("(?s)\\{\\{([\\w -]+): ?(.*?) ?\\|\\| ?(.*?)}}");

	private static final String PLACE = "<!-- the document -->";

	private CosmeticTemplates() {
	}

	static List<CosmeticMutation> furniture() {
		List<CosmeticMutation> mutations = new ArrayList<>();
		sections("furniture.html", "furniture-in-main.html", "debatable.html").forEach((heading, markup) -> {
			String place = heading.substring(heading.lastIndexOf('|') + 1).strip();
			String name = (place.equals("text") ? "text: " : "furniture: ")
					+ heading.substring(0, heading.lastIndexOf('|')).strip();
			UnaryOperator<String> none = (page) -> placed(page, place, "");
			UnaryOperator<String> first = (page) -> placed(page, place, chosen(markup, (choice) -> false));
			if (!place.equals("text")) {
				mutations.add(CosmeticMutation.of(name + " appears", none, first));
			}
			if (CHOICE.matcher(markup).find()) {
				mutations.add(CosmeticMutation.of(name + " changes", first,
						(page) -> placed(page, place, chosen(markup, (choice) -> true))));
			}
		});
		return mutations;
	}

	static List<CosmeticMutation> shells() {
		List<CosmeticMutation> mutations = new ArrayList<>();
		sections("shells-cms.html", "shells-government.html", "shells-old.html").forEach((name, shell) -> {
			UnaryOperator<String> first = (page) -> around(page, chosen(shell, (choice) -> false));
			CHOICE.matcher(shell)
				.results()
				.map((match) -> match.group(1))
				.distinct()
				.forEach((choice) -> mutations.add(CosmeticMutation.of("page of %s: %s".formatted(name, choice), first,
						(page) -> around(page, chosen(shell, choice::equals)))));
			mutations.add(CosmeticMutation.of("page of %s: all".formatted(name), first,
					(page) -> around(page, chosen(shell, (choice) -> true))));
		});
		return mutations;
	}

	private static String chosen(String markup, Predicate<String> second) {
		return CHOICE.matcher(markup)
			.replaceAll(
					(match) -> Matcher.quoteReplacement(second.test(match.group(1)) ? match.group(3) : match.group(2)));
	}

	private static String around(String page, String shell) {
		Matcher body = Pattern.compile("(?is)^(.*?<body\\b[^>]*>)(.*)(</body>.*)$").matcher(page);
		return !body.matches() ? page : body.group(1) + shell.replace(PLACE, body.group(2)) + body.group(3);
	}

	private static String placed(String page, String place, String markup) {
		return switch (place) {
			case "head" -> page.replaceFirst("(?is)(?=</head>)", Matcher.quoteReplacement(markup));
			case "start" -> Markup.inBody(page, markup, "");
			case "end" -> Markup.inBody(page, "", markup);
			case "main-start" -> Markup.inBody(page, "<main id=\"content\"><article>" + markup, "</article></main>");
			case "main-end" -> Markup.inBody(page, "<main id=\"content\"><article>", markup + "</article></main>");
			case "middle", "text" -> inMiddle(page, markup);
			default -> throw new IllegalArgumentException("No place: " + place);
		};
	}

	/** Puts markup after a paragraph about half way. */
	private static String inMiddle(String page, String markup) {
		int at = page.indexOf("</p>", page.length() / 2);
		return (at < 0) ? page : page.substring(0, at + 4) + markup + page.substring(at + 4);
	}

	private static Map<String, String> sections(String... resources) {
		Map<String, String> sections = new LinkedHashMap<>();
		for (String resource : resources) {
			try (InputStream stream = CosmeticTemplates.class.getResourceAsStream("cosmetic/" + resource)) {
				if (stream == null) {
					throw new IllegalStateException("No resource " + resource);
				}
				String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
				for (String section : text.substring(text.indexOf("@@ ") + 3).split("\n@@ ")) {
					sections.put(section.substring(0, section.indexOf('\n')),
							section.substring(section.indexOf('\n') + 1));
				}
			}
			catch (IOException ex) {
				throw new UncheckedIOException(ex);
			}
		}
		return sections;
	}

}
