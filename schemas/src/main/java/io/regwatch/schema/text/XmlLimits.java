package io.regwatch.schema.text;

import java.util.List;

/**
 * Limits of the JDK's XML parsers. They count {@code &} and {@code <} that are written as
 * entities, and refuse a list or an act with more than 100,000 of them. Files are bounded
 * before they are parsed; the numbers of expansions stay limited as the JDK limits them.
 *
 * @see <a href=
 * "https://docs.oracle.com/en/java/javase/25/docs/api/java.xml/module-summary.html">Module
 * java.xml, section Implementation Specific Properties</a>
 */
public final class XmlLimits {

	/** Names of the properties that limit the characters of entities. */
	public static final List<String> PROPERTIES = List.of("jdk.xml.totalEntitySizeLimit",
			"jdk.xml.maxGeneralEntitySizeLimit");

	/** Characters of entities in one document. */
	public static final String LARGEST = "100000000";

	private XmlLimits() {
	}

}
