package io.regwatch.ingest.extract.markup;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.xml.sax.Attributes;
import org.xml.sax.helpers.AttributesImpl;

/**
 * The style sheets in a page, as far as they strike, raise or lower what has a class.
 * Documents that an office program saved as HTML have all their formats there.
 */
final class PageStyles {

	/** In bytes; hostile pages have many rules. */
	private static final int MAX_LENGTH = 1 << 20;

	/** Rules, also those within others, without comments. */
	private static final Pattern RULE = Pattern.compile("([^{}]++)\\{([^{}]*+)\\}");

	private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|<!--|-->", Pattern.DOTALL);

	private static final Pattern SELECTOR = Pattern.compile("\\s*+\\w*+\\.([\\w-]++)\\s*+");

	private static final Pattern DECLARATION = Pattern.compile(
			"(?i)\\s*+(?:vertical-align|text-decoration(?:-line)?|font-variant-position|mso-text-raise)\\s*+:.*+",
			Pattern.DOTALL);

	private static final Pattern SHEET = Pattern.compile("(?is)<style\\b[^>]{0,1000}+>(.*?)</style");

	/** No style sheets. */
	static final PageStyles NONE = new PageStyles("");

	private final Map<String, String> styles = new HashMap<>();

	private PageStyles(String page) {
		SHEET.matcher(page).results().forEach((sheet) -> addSheet(COMMENT.matcher(sheet.group(1)).replaceAll(" ")));
	}

	/**
	 * Reads the style sheets of a page. The parser leaves those in its head out.
	 * @throws IOException if the file cannot be read
	 */
	static PageStyles of(Path page) throws IOException {
		try (InputStream bytes = Files.newInputStream(page)) {
			return new PageStyles(new String(bytes.readNBytes(MAX_LENGTH), StandardCharsets.ISO_8859_1));
		}
	}

	private void addSheet(String sheet) {
		RULE.matcher(sheet).results().forEach((rule) -> {
			String style = Stream.of(rule.group(2).split(";"))
				.filter((declaration) -> DECLARATION.matcher(declaration).matches())
				.collect(Collectors.joining(";"));
			if (!style.isEmpty()) {
				add(rule.group(1), style);
			}
		});
	}

	private void add(String selectors, String style) {
		Stream.of(selectors.split(","))
			.map(SELECTOR::matcher)
			.filter((selector) -> selector.matches())
			.forEach((selector) -> this.styles.merge(selector.group(1), style, (one, other) -> one + ";" + other));
	}

	/** The attributes of an element with the styles of its classes before its own. */
	Attributes inlined(Attributes attributes) {
		String classes = attributes.getValue("class");
		if (this.styles.isEmpty() || classes == null) {
			return attributes;
		}
		String style = Stream.of(classes.strip().split("\\s+"))
			.map(this.styles::get)
			.filter(Objects::nonNull)
			.collect(Collectors.joining(";"));
		return style.isEmpty() ? attributes : with(attributes, style);
	}

	private static Attributes with(Attributes attributes, String style) {
		AttributesImpl inlined = new AttributesImpl(attributes);
		int at = inlined.getIndex("style");
		if (at >= 0) {
			inlined.setValue(at, style + ";" + inlined.getValue(at));
		}
		else {
			inlined.addAttribute("", "style", "style", "CDATA", style);
		}
		return inlined;
	}

}
