package io.regwatch.ingest.extract.markup;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/** Describes an image in a line of text by its alternative text and its file name. */
public final class ImageText {

	private static final List<String> LATE = List.of("data-src", "data-lazy-src", "data-lazy", "data-original",
			"data-srcset", "data-lazy-srcset");

	private static final Pattern PLACEHOLDER = Pattern
		.compile("(?i)^data:|(?:^|/)(?:blank|placeholder|spacer|transparent|loading|lazy|pixel|1x1)[^/]*$|^$");

	/** A format into which servers convert images on the way. */
	private static final Pattern CONVERTED = Pattern.compile("(?i)(?<=\\.(?:png|gif|jpe?g))\\.(?:webp|avif)$");

	private static final Pattern IN_QUERY = Pattern
		.compile("(?i)([\\w.~-]+\\.(?:png|gif|jpe?g|svg|webp|avif))(?=&|$|#)");

	private ImageText() {
	}

	/** Returns an empty text for images that only decorate or count visitors. */
	static String of(Attributes attributes) {
		if (isPixel(attributes)) {
			return "";
		}
		boolean decorates = "presentation".equals(attributes.getValue("role"));
		return of(Stream.of(attributes.getValue("alt"), decorates ? "" : name(source(attributes))));
	}

	/**
	 * Describes an image in a line of text.
	 * @param parts its alternative text and its name, each of which may be missing
	 * @return an empty text if all are
	 */
	public static String of(Stream<@Nullable String> parts) {
		String text = parts.filter((part) -> part != null && !part.isBlank()).collect(Collectors.joining(", "));
		return text.isEmpty() ? "" : " [Image: %s] ".formatted(text);
	}

	/**
	 * Names an image by its bytes, where programs choose other names.
	 * @param checksum of the bytes
	 * @return its name
	 */
	public static String nameOfData(long checksum) {
		return "data:" + Long.toHexString(checksum);
	}

	/** A program that converts images has the name of the file in its query. */
	private static String fileName(String source) {
		String path = FileName.path(source);
		String name = path.substring(path.lastIndexOf('/') + 1);
		Matcher converted = IN_QUERY.matcher(source.substring(path.length()));
		return (name.indexOf('.') < 0 && converted.find()) ? converted.group(1) : name;
	}

	private static boolean isPixel(Attributes attributes) {
		return isTiny(attributes.getValue("width")) || isTiny(attributes.getValue("height"));
	}

	private static boolean isTiny(@Nullable String length) {
		return length != null && (length.equals("0") || length.equals("1"));
	}

	/** Pages that load their images late name them in other attributes. */
	private static @Nullable String source(Attributes attributes) {
		String source = attributes.getValue("src");
		if (source != null && !PLACEHOLDER.matcher(source).find()) {
			return source;
		}
		return LATE.stream()
			.map(attributes::getValue)
			.filter((late) -> late != null && !late.isBlank())
			.map((late) -> late.strip().split("[\\s,]", 2)[0])
			.findFirst()
			.orElse(source);
	}

	// Hosts, folders and queries change with the content management system, and the ids
	// of
	// images in e-mails with each sending.
	private static String name(@Nullable String source) {
		if (source == null || source.startsWith("cid:")) {
			return "";
		}
		if (source.startsWith("data:")) {
			return nameOfData(Integer.toUnsignedLong(source.hashCode()));
		}
		String name = CONVERTED.matcher(fileName(source)).replaceFirst("");
		return FileName.stable(name);
	}

}
