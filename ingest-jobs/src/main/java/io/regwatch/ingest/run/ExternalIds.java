package io.regwatch.ingest.run;

import java.text.Normalizer;
import java.util.Locale;

import io.regwatch.ingest.source.TrackingParameters;
import io.regwatch.schema.text.BoundedPattern;

/** Ids of authorities, which spell one id in several ways. */
public final class ExternalIds {

	private static final BoundedPattern DASH = BoundedPattern.compile("\\p{Pd}|\u2212");

	private static final BoundedPattern SPACE = BoundedPattern.compile("[\\s\\p{Z}]+");

	/** Marks of direction, and where lines may break. */
	private static final BoundedPattern INVISIBLE = BoundedPattern.compile("\\p{Cf}+");

	private static final BoundedPattern SCHEME = BoundedPattern.compile("^https?://(?:www\\.)?");

	private ExternalIds() {
	}

	/**
	 * Whether two ids differ in their spelling only: in compatibility variants (NFKC) and
	 * composition of characters, in such as are not seen, dashes, white space or case, or
	 * as addresses in scheme, {@code www}, a slash at the end, or parameters that follow
	 * readers.
	 * @param one id
	 * @param other id
	 * @return {@code true} for equal ids, too
	 */
	public static boolean isSame(String one, String other) {
		return fold(one).equals(fold(other));
	}

	/** What all spellings of an id have in common. */
	static String fold(String id) {
		String visible = INVISIBLE.replaceAll(Normalizer.normalize(id, Normalizer.Form.NFKC), "");
		String dashes = DASH.replaceAll(visible, "-");
		return address(SPACE.replaceAll(dashes, " ").strip().toLowerCase(Locale.ROOT));
	}

	private static String address(String id) {
		String address = SCHEME.removeFirst(TrackingParameters.remove(id));
		return (SCHEME.find(id) && address.endsWith("/")) ? address.substring(0, address.length() - 1) : address;
	}

}
