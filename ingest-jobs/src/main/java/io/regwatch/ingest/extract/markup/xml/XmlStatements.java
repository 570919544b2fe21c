package io.regwatch.ingest.extract.markup.xml;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

import org.xml.sax.Attributes;

/**
 * What the open elements state with their attributes, by where it is said: instead of
 * content, before it, or after a part of a line.
 */
final class XmlStatements {

	private final XmlAttributes attributes;

	private final XmlMetadata metadata;

	private final AknPeriods periods = new AknPeriods();

	private final Deque<XmlFacts> facts = new ArrayDeque<>();

	/** Whether the element that began last has no content yet. */
	private boolean empty;

	XmlStatements(XmlAttributes attributes, XmlMetadata metadata) {
		this.attributes = attributes;
		this.metadata = metadata;
	}

	void start(String namespace, String element, Attributes attributes, boolean inLine) {
		TechnicalNames technical = new TechnicalNames(namespace, element, this.metadata.isRoot());
		this.periods.start(element, attributes);
		this.facts.push(XmlFacts.of(technical, this.periods, attributes, inLine));
		this.empty = true;
	}

	/**
	 * Returns what the element that began last states of its content, which now begins.
	 * @param text whether its content begins with text
	 * @param line whether it is a part of a line, which is described when it ends
	 */
	List<String> ofContent(boolean text, boolean line) {
		boolean begins = this.empty;
		this.empty = false;
		if (!begins || line || this.metadata.isAboutTool()) {
			return List.of();
		}
		XmlFacts stated = this.facts.element();
		if (this.metadata.isAboutLaw()) {
			return List.of(stated.ofLeaf(true));
		}
		return this.attributes.about(this.metadata.isOpen() ? stated.validity() : stated.aboutContent(text));
	}

	/** Whether the open element, which ends, has no content. */
	boolean isLeaf() {
		return this.empty;
	}

	/** Whether the open element, which has no content, states a validity. */
	boolean isLeafOfValidity() {
		return this.empty && !this.metadata.isAboutTool() && this.facts.element().hasValidity();
	}

	/** Returns the facts of the open element. */
	XmlFacts ofElement() {
		return this.facts.element();
	}

	/** Returns what the open element states of its text in a line. */
	List<String> ofLine(String text) {
		boolean described = !this.empty && !this.metadata.isOpen();
		return described ? XmlAttributes.notes(this.facts.element().aboutLine(text)) : List.of();
	}

	void end() {
		this.facts.pop();
		this.empty = false;
	}

}
