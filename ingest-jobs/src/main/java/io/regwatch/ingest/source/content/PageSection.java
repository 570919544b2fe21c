package io.regwatch.ingest.source.content;

import io.regwatch.ingest.source.parse.UnreadablePageException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * The section of a page to which the fragment of an address leads. As the HTML standard
 * says, the fragment is the id of an element or the name of a link.
 */
final class PageSection {

	private static final String HEADING = "h1, h2, h3, h4, h5, h6, [role=heading]";

	private static final int USUAL_LEVEL = 2;

	private PageSection() {
	}

	/**
	 * Reduces a page to a section.
	 * @param document the page
	 * @param address with the fragment; without one, the page stays whole
	 * @throws UnreadablePageException if the page has no such section
	 */
	static void reduce(Document document, URI address) throws UnreadablePageException {
		if (address.getFragment() == null || address.getFragment().isEmpty()) {
			return;
		}
		List<Node> section = of(target(document, address));
		section.forEach(Node::remove);
		boolean row = section.getFirst().nameIs("tr");
		document.body().empty().appendChildren(row ? List.of(new Element("table").appendChildren(section)) : section);
	}

	private static Element target(Document document, URI address) throws UnreadablePageException {
		for (String name : List.of(address.getRawFragment(), address.getFragment())) {
			Element found = document.getElementById(name);
			found = (found != null) ? found
					: document.select("a[name]")
						.stream()
						.filter((link) -> link.attr("name").equals(name))
						.findFirst()
						.orElse(null);
			if (found != null) {
				return found;
			}
		}
		throw new UnreadablePageException("The page has no section '#%s'".formatted(address.getFragment()));
	}

	private static List<Node> of(Element target) {
		Element label = target.closest("dt, summary");
		if (label != null) {
			return label.nameIs("dt") ? from(label, (next) -> next.nameIs("dt"))
					: List.of(Objects.requireNonNull(label.parent()));
		}
		Element heading = heading(target);
		if (heading != null) {
			int level = level(heading);
			return from(around(heading, level), (next) -> hasHeading(next, level));
		}
		Element row = target.closest("tr");
		if (row != null || (target.isBlock() && target.hasText())) {
			return List.of(Objects.requireNonNullElse(row, target));
		}
		String marks = "a[name], %s[id]".formatted(target.normalName());
		return from(block(target), (next) -> hasHeading(next, Integer.MAX_VALUE) || !next.select(marks).isEmpty());
	}

	/** The heading that an element is, is in, has as its only text, or is before. */
	private static @Nullable Element heading(Element target) {
		Element around = target.closest(HEADING);
		if (around != null) {
			return around;
		}
		Element within = target.selectFirst(HEADING);
		if (within != null && within.text().equals(target.text())) {
			return within;
		}
		Element mark = block(target);
		Element next = mark.hasText() ? null : mark.nextElementSibling();
		return (next != null) ? next.selectFirst(HEADING) : null;
	}

	private static int level(Element heading) {
		String level = heading.hasAttr("aria-level") ? heading.attr("aria-level") : heading.normalName();
		int digit = level.isEmpty() ? 0 : Character.digit(level.charAt(level.length() - 1), 10);
		return (digit > 0) ? digit : USUAL_LEVEL;
	}

	private static boolean hasHeading(Element element, int level) {
		return element.select(HEADING).stream().anyMatch((heading) -> level(heading) <= level);
	}

	/** The element that stands beside others: not a part of a line. */
	private static Element block(Element target) {
		Element block = target;
		while (!block.isBlock() && block.siblingElements().stream().noneMatch(Element::isBlock)
				&& block.parent() != null) {
			block = block.parent();
		}
		return block;
	}

	/** What is around a heading and has no other one, up to the text that follows. */
	private static Element around(Element heading, int level) {
		Element start = heading;
		Element parent = start.parent();
		while (parent != null && parent.parent() != null && !parent.normalName().equals("body")
				&& following(start).noneMatch(PageSection::hasText)
				&& parent.select(HEADING).stream().filter((other) -> level(other) <= level).count() == 1) {
			start = parent;
			parent = start.parent();
		}
		return start;
	}

	private static List<Node> from(Element start, Predicate<Element> end) {
		List<Node> section = new ArrayList<>(List.of(start));
		following(start).takeWhile((node) -> !(node instanceof Element element && end.test(element)))
			.forEach(section::add);
		return section;
	}

	private static Stream<Node> following(Element element) {
		return Stream.iterate(element.nextSibling(), Objects::nonNull, Node::nextSibling);
	}

	private static boolean hasText(Node node) {
		return switch (node) {
			case Element element -> element.hasText();
			case TextNode text -> !text.isBlank();
			default -> false;
		};
	}

}
