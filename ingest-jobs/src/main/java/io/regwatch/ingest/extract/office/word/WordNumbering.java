package io.regwatch.ingest.extract.office.word;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * The lists of a document of Word. Lists that share a definition but override it, for
 * instance to start anew, get definitions of their own: the parser counts by definition.
 */
final class WordNumbering {

	/** Each restart of a list in Word is a list. */
	private static final int MAX_COPIES = 10_000;

	private final Document tree;

	private final Map<String, Element> definitions = new HashMap<>();

	private final Map<String, Element> lists = new HashMap<>();

	private WordNumbering(Document tree) {
		this.tree = tree;
	}

	static WordNumbering of(Document tree) {
		WordNumbering result = new WordNumbering(tree);
		Element root = tree.getDocumentElement();
		children(root, "abstractNum").forEach((it) -> result.definitions.put(attribute(it, "abstractNumId"), it));
		children(root, "num").forEach((it) -> result.lists.put(attribute(it, "numId"), it));
		children(root, "abstractNum").forEach(result::resolveLink);
		children(root, "num").stream()
			.filter((list) -> !children(list, "lvlOverride").isEmpty())
			.limit(MAX_COPIES)
			.forEach(result::redefine);
		return result;
	}

	Document tree() {
		return this.tree;
	}

	/** The level of a list that numbers the paragraphs of a style. */
	@Nullable String levelOf(String list, String style) {
		Element definition = definition(this.lists.get(list));
		if (definition == null) {
			return null;
		}
		return children(definition, "lvl").stream()
			.filter((level) -> style.equals(value(level, "pStyle")))
			.map((level) -> attribute(level, "ilvl"))
			.findFirst()
			.orElse(null);
	}

	/** A definition may refer to that of a style of lists. */
	private void resolveLink(Element definition) {
		String link = value(definition, "numStyleLink");
		this.definitions.values()
			.stream()
			.filter((other) -> link != null && link.equals(value(other, "styleLink")))
			.findFirst()
			.ifPresent((other) -> children(other, "lvl")
				.forEach((level) -> definition.appendChild(level.cloneNode(true))));
	}

	private void redefine(Element list) {
		Element shared = definition(list);
		if (shared == null) {
			return;
		}
		Element own = (Element) shared.cloneNode(true);
		String id = "9" + "%08d".formatted(this.definitions.size());
		set(own, "abstractNumId", id);
		shared.getParentNode().insertBefore(own, shared);
		this.definitions.put(id, own);
		set(children(list, "abstractNumId").getFirst(), "val", id);
		for (Element change : children(list, "lvlOverride")) {
			override(own, change);
			list.removeChild(change);
		}
	}

	private static void override(Element definition, Element change) {
		String level = attribute(change, "ilvl");
		Element old = children(definition, "lvl").stream()
			.filter((it) -> attribute(it, "ilvl").equals(level))
			.findFirst()
			.orElse(null);
		Element used = old;
		if (!children(change, "lvl").isEmpty()) {
			used = children(change, "lvl").getFirst();
			definition.insertBefore(used, old);
			if (old != null) {
				definition.removeChild(old);
			}
		}
		String start = value(change, "startOverride");
		if (used != null && start != null) {
			children(used, "start").forEach(used::removeChild);
			Element first = (Element) children(change, "startOverride").getFirst().cloneNode(true);
			used.appendChild(used.getOwnerDocument()
				.renameNode(first, first.getNamespaceURI(), first.getTagName().replace("startOverride", "start")));
		}
	}

	private @Nullable Element definition(@Nullable Element list) {
		String id = (list != null) ? value(list, "abstractNumId") : null;
		return (id != null) ? this.definitions.get(id) : null;
	}

	private static @Nullable String value(Element parent, String name) {
		return children(parent, name).stream().map((child) -> attribute(child, "val")).findFirst().orElse(null);
	}

	private static String attribute(Element element, String name) {
		return element.getAttributeNS(element.getNamespaceURI(), name);
	}

	private static void set(Element element, String name, String value) {
		element.getAttributeNodeNS(element.getNamespaceURI(), name).setValue(value);
	}

	private static List<Element> children(Element parent, String name) {
		List<Element> children = new ArrayList<>();
		for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
			if (node instanceof Element child && name.equals(child.getLocalName())) {
				children.add(child);
			}
		}
		return children;
	}

}
