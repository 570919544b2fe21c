package io.regwatch.ingest.extract.markup.xml;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

import org.xml.sax.Attributes;

/**
 * The elements about the file of a law, and those among them that are about the law: its
 * status, its version, its scope, and when it applies.
 */
final class XmlMetadata {

	private static final Set<String> NAMES = Set.of("billhistory", "meta", "metadata", "recentamendments",
			"runninghead", "consolidationdate", "lastmodificationdate");

	/** When and how a law changes, in the metadata of Akoma Ntoso and of NIR. */
	private static final Set<String> LIFE_CYCLE = Set.of("eventref", "timeinterval", "efficacy", "application",
			"duration", "interpretation", "publication", "ciclodivita");

	/** In which the fields of a whole document stand, as in RSS. */
	private static final Set<String> HEADERS = Set.of("channel", "header");

	private final Deque<String> elements = new ArrayDeque<>();

	/** Depth of the outermost element of metadata; 0 if none is open. */
	private int opened;

	/** Depth of the element within that is about the law; 0 if none is open. */
	private int stating;

	/** Depth of the element within that is about a tool; 0 if none is open. */
	private int tool;

	void start(String element, Attributes attributes) {
		String name = element.toLowerCase(Locale.ROOT);
		if (this.opened == 0 && (NAMES.contains(name) || isOfFile(element))) {
			this.opened = this.elements.size() + 1;
		}
		else if (isOpen() && this.tool == 0 && FieldNames.isTool(element)) {
			this.tool = this.elements.size() + 1;
		}
		else if (isOpen() && this.tool == 0 && this.stating == 0 && isValidity(element, attributes)) {
			this.stating = this.elements.size() + 1;
		}
		this.elements.push(name);
	}

	void end() {
		this.opened = (this.opened < this.elements.size()) ? this.opened : 0;
		this.stating = (this.stating < this.elements.size()) ? this.stating : 0;
		this.tool = (this.tool < this.elements.size()) ? this.tool : 0;
		this.elements.pop();
	}

	boolean isOpen() {
		return this.opened > 0;
	}

	/** Whether the open element, or one around it, is about the law. */
	boolean isAboutLaw() {
		return this.stating > 0;
	}

	/**
	 * Whether the open element, or one around it, is about the program that made the
	 * file.
	 */
	boolean isAboutTool() {
		return this.tool > 0;
	}

	/** Whether the open element is the whole document. */
	boolean isRoot() {
		return this.elements.size() == 1;
	}

	private boolean isOfFile(String element) {
		boolean whole = this.elements.size() == 1
				|| (!this.elements.isEmpty() && HEADERS.contains(this.elements.element()));
		return whole && (FieldNames.isFileDate(element) || element.equals("generator")
				|| (element.equals("pubDate") && this.elements.element().equals("channel")));
	}

	/** A general element has the name of its field in an attribute. */
	private static boolean isValidity(String element, Attributes attributes) {
		return LIFE_CYCLE.contains(element.toLowerCase(Locale.ROOT)) || Stream
			.of(element, attributes.getValue("name"), attributes.getValue("property"), attributes.getValue("key"))
			.anyMatch((name) -> name != null && FieldNames.isValidity(name));
	}

}
