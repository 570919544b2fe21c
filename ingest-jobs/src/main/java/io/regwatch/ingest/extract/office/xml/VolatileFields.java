package io.regwatch.ingest.extract.office.xml;

import java.util.Locale;
import java.util.Set;

/** Fields whose results each save or print of a document may change. */
public final class VolatileFields {

	private static final Set<String> TYPES = Set.of("PAGE", "PAGEREF", "NUMPAGES", "SECTIONPAGES", "SAVEDATE",
			"PRINTDATE", "DATE", "TIME", "FILENAME", "FILESIZE", "EDITTIME", "REVNUM", "NUMWORDS", "NUMCHARS",
			"STYLEREF");

	private VolatileFields() {
	}

	/**
	 * Whether a field has such a result.
	 * @param instruction of the field, which begins with its type
	 * @return {@code false} for types that are not known
	 */
	public static boolean isIn(String instruction) {
		return TYPES.contains(instruction.strip().split("[\\s\\\\]", 2)[0].toUpperCase(Locale.ROOT));
	}

}
