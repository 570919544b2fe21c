package io.regwatch.ingest.extract.markup.style;

import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/** Recognises text that its author has struck out, by its element, style or class. */
public final class StruckText {

	private static final int MAX_STYLE = 1_000;

	private static final Pattern NAME = Pattern
		.compile("(?:text-decoration-)?(?:line|strike)-?(?:through|out)|(?:text-)?strike|struck(?:-out)?");

	private static final Set<String> REVISIONS = Set.of("revised", "changeType", "revisionflag", "status");

	private static final Set<String> DELETED = Set.of("delete", "deleted");

	private StruckText() {
	}

	public static boolean is(String element, Attributes attributes) {
		return switch (element) {
			case "del", "s", "strike" -> true;
			default -> isStyle(attributes.getValue("style"))
					|| ClassNames.of(attributes.getValue("class")).anyMatch((name) -> NAME.matcher(name).matches());
		};
	}

	/**
	 * Whether an element of XML is struck out, also by the names that DocBook, TEI, DITA
	 * and Akoma Ntoso have for it, or marked as deleted, as in HL7 and S1000D.
	 */
	public static boolean isInLaw(String element, Attributes attributes) {
		return is(element, attributes) || NAME.matcher(element).matches()
				|| Typeface.of(attributes).anyMatch((name) -> NAME.matcher(name).matches())
				|| REVISIONS.stream().map(attributes::getValue).filter(Objects::nonNull).anyMatch(DELETED::contains);
	}

	private static boolean isStyle(@Nullable String style) {
		return style != null && style.length() <= MAX_STYLE && Arrays.stream(style.toLowerCase(Locale.ROOT).split(";"))
			.anyMatch((rule) -> rule.strip().startsWith("text-decoration") && rule.contains("line-through"));
	}

}
