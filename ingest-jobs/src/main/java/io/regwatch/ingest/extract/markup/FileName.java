package io.regwatch.ingest.extract.markup;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/**
 * Names of files to which a page leads. Authorities replace a file without another change
 * of the page; hosts, folders and queries change with the content management system.
 */
public final class FileName {

	private static final int MAX_NAME = 100;

	/**
	 * A part of a file name that build tools derive from the bytes, or that names one of
	 * several sizes of an image.
	 */
	private static final Pattern FINGERPRINT = Pattern.compile("[-._](?=[0-9a-f]*\\d)[0-9a-f]{8,64}(?=[-._]|$)"
			+ "|\\.(?=[0-9a-f]*\\d)(?=[0-9a-f]*[a-f])[0-9a-f]{6,7}(?=\\.[A-Za-z]+$)"
			+ "|[-.](?=[\\w-]*\\d)(?![\\w-]*[a-z]{4})(?=[\\w-]*[a-z][\\w-]*[A-Z])(?=[\\w-]*[A-Z][\\w-]*[a-z])[\\w-]{8}(?=\\.[A-Za-z]+$)"
			+ "|(?:-\\d{3,4}x\\d{2,4}|-scaled|@[23]x)(?=\\.[A-Za-z]+$)");

	private static final Pattern DOCUMENT = Pattern
		.compile("(?i).*\\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|odp|rtf|hwpx?|zip)");

	/** What servers name a file whose number stands before. */
	private static final Pattern NUMBERED = Pattern.compile("(?i).*/(\\d{3,12}/(?:download|file|content|pdf))/?");

	private FileName() {
	}

	/**
	 * How a text names a file to which one of its links leads.
	 * @param name of the file
	 * @return the name after a space, in brackets
	 */
	public static String mention(String name) {
		return " [File: %s]".formatted(name);
	}

	/** Returns what a link leads to; empty if it seems to be no document. */
	static String of(@Nullable String address) {
		if (address == null || address.startsWith("mailto:") || address.startsWith("javascript:")) {
			return "";
		}
		String path = path(address);
		Matcher numbered = NUMBERED.matcher(path);
		if (numbered.matches()) {
			return numbered.group(1);
		}
		String name = path.substring(path.lastIndexOf('/') + 1);
		return DOCUMENT.matcher(name).matches() ? stable(decoded(name)) : "";
	}

	static String path(String address) {
		return address.split("[?#]", 2)[0];
	}

	/** Returns a name without the parts that change while the file stays. */
	static String stable(String name) {
		return FINGERPRINT.matcher(name.substring(0, Math.min(name.length(), MAX_NAME))).replaceAll("");
	}

	private static String decoded(String name) {
		try {
			return URLDecoder.decode(name.replace("+", "%2B"), StandardCharsets.UTF_8);
		}
		catch (IllegalArgumentException ex) {
			return name;
		}
	}

}
