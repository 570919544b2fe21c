package io.regwatch.ingest.source.parse;

import java.io.IOException;
import java.io.StringReader;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.jdom2.Content;
import org.jdom2.EntityRef;
import org.jdom2.JDOMException;
import org.jdom2.Parent;
import org.jdom2.Text;
import org.jdom2.output.Format;
import org.jdom2.output.XMLOutputter;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/**
 * XML as a tree that CSS selects from. jsoup's own parser changes names that are not
 * ASCII, and repairs XML that was cut off.
 */
public final class XmlTree {

	private final org.jdom2.Document xml;

	private final Document tree;

	private final IdentityHashMap<Element, org.jdom2.Element> origins = new IdentityHashMap<>();

	private XmlTree(org.jdom2.Document xml, String address) {
		this.xml = xml;
		this.tree = new Document(address);
		this.tree.parser(Parser.xmlParser());
		Map<Parent, Element> elements = new HashMap<>();
		for (Content content : xml.getDescendants()) {
			Element parent = elements.getOrDefault(content.getParent(), this.tree);
			switch (content) {
				case org.jdom2.Element element -> elements.put(element, copy(element, parent));
				case Text text -> parent.appendText(text.getText());
				case EntityRef entity -> parent.appendText("&%s;".formatted(entity.getName()));
				default -> {
				}
			}
		}
	}

	/**
	 * Reads a document without looking up anything outside of it.
	 * @param xml the document
	 * @param address that relative links of it refer to
	 * @return its tree
	 * @throws IOException if it cannot be read
	 * @throws UnreadablePageException if it is not well-formed
	 */
	public static XmlTree parse(String xml, String address) throws IOException, UnreadablePageException {
		try {
			return new XmlTree(SafeXml.parse(new StringReader(xml)), address);
		}
		catch (JDOMException ex) {
			throw new UnreadablePageException("not XML: " + ex.getMessage());
		}
	}

	/**
	 * The elements, for selectors.
	 * @return a copy; changes of it are not in {@link #text()}
	 */
	public Document document() {
		return this.tree;
	}

	/**
	 * Removes elements.
	 * @param selector of CSS, for the names that the XML has
	 */
	public void remove(String selector) {
		this.tree.select(selector).forEach((element) -> {
			element.remove();
			origin(element).detach();
		});
	}

	/**
	 * Makes some elements the only content of the root.
	 * @param elements of {@link #document()}
	 */
	public void reduceTo(List<Element> elements) {
		List<org.jdom2.Element> content = elements.stream().map((element) -> origin(element).clone()).toList();
		this.xml.getRootElement().setContent(content);
	}

	/**
	 * Writes it.
	 * @return the XML
	 */
	public String text() {
		return new XMLOutputter(Format.getRawFormat()).outputString(this.xml);
	}

	private org.jdom2.Element origin(Element element) {
		return Objects.requireNonNull(this.origins.get(element), "Each element is a copy of another");
	}

	private Element copy(org.jdom2.Element element, Element parent) {
		Element copy = parent.appendElement(element.getQualifiedName());
		element.getAttributes().forEach((attribute) -> copy.attr(attribute.getQualifiedName(), attribute.getValue()));
		this.origins.put(copy, element);
		return copy;
	}

}
