package io.regwatch.ingest.source.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/**
 * The texts of a page as readers see them: each runs from one border of a block to the
 * next one, in whatever elements it stands.
 */
final class TextRuns {

	private static final String HEADING = "h1, h2, h3, h4, h5, h6";

	private final Element end;

	private final Set<Element> around;

	private final List<Run> runs = new ArrayList<>();

	private final List<Node> open = new ArrayList<>();

	private TextRuns(Element end) {
		this.end = end;
		this.around = Set.copyOf(end.parents());
	}

	/** Returns the texts of a body that stand before an element in it. */
	static List<Run> before(Element end, Element body) {
		TextRuns texts = new TextRuns(end);
		texts.read(body);
		return texts.runs;
	}

	/** Whether the element at which to stop is not reached. */
	private boolean read(Element element) {
		for (Node node : element.childNodes()) {
			if (node.equals(this.end)) {
				close(element);
				return false;
			}
			if (node instanceof Element inner && hasBorder(inner)) {
				close(element);
				if (!read(inner)) {
					return false;
				}
			}
			else {
				this.open.add(node);
			}
		}
		close(element);
		return true;
	}

	private boolean hasBorder(Element element) {
		return element.isBlock() || this.around.contains(element)
				|| element.getAllElements().stream().anyMatch((inner) -> inner.isBlock() || inner.equals(this.end));
	}

	private void close(Element element) {
		Element text = new Element(element.is(HEADING) ? element.normalName() : "p");
		this.open.forEach((node) -> text.appendChild(node.clone()));
		this.open.clear();
		if (text.hasText()) {
			List<Element> outer = new ArrayList<>(List.of(element));
			outer.addAll(element.parents());
			this.runs.add(new Run(text, outer.stream().takeWhile((one) -> !this.around.contains(one)).toList()));
		}
	}

	/**
	 * A text.
	 *
	 * @param text of its nodes, in a paragraph or heading
	 * @param elements around it that have not the element at which to stop
	 */
	record Run(Element text, List<Element> elements) {

		boolean isIn(String selector) {
			return this.elements.stream().anyMatch((element) -> element.is(selector));
		}

	}

}
