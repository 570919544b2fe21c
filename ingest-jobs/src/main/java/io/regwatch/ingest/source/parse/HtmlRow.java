package io.regwatch.ingest.source.parse;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ingest.source.catalogue.FieldRule;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * A row of an HTML table. Rows are equal if they say the same.
 *
 * @param row the element
 * @param grid of its page
 * @param continued rows that continue it
 * @param group heading that stands above it, or element that it is in; {@code null} if
 * there is none
 */
record HtmlRow(Element row, HtmlGrid grid, List<Element> continued, @Nullable Heading<Element> group) implements Row {

	/** Without their table they are no elements. */
	private static final Set<String> CELLS = Set.of("td", "th");

	@Override
	public @Nullable String find(FieldRule rule) {
		if (rule.heading() != null) {
			return (this.group != null) ? find(rule, this.group.source()) : null;
		}
		if (rule.continuation() != null) {
			return this.continued.stream()
				.flatMap((further) -> Stream.ofNullable(find(rule, further)))
				.collect(Collectors.joining("; "));
		}
		return find(rule, this.row);
	}

	@Override
	public List<String> findAll(FieldRule rule) {
		if (rule.heading() != null || rule.select() == null) {
			String value = find(rule);
			return (value != null) ? List.of(value) : List.of();
		}
		return elements(rule).stream().map((found) -> value(found, rule)).toList();
	}

	@Override
	public @Nullable String markup(FieldRule rule) {
		if (rule.attribute() != null) {
			return Row.super.markup(rule);
		}
		List<Element> found = (rule.heading() == null) ? elements(rule) : List.of();
		boolean plain = found.size() == 1 && found.getFirst().children().isEmpty();
		if (plain || found.stream().noneMatch((each) -> each.hasText() && each.closest("html") != null)) {
			return null;
		}
		return (found.size() == 1) ? markup(found.getFirst())
				: found.stream().map((each) -> "<div>%s</div>".formatted(markup(each))).collect(Collectors.joining());
	}

	private static String markup(Element element) {
		return element.nameIs("tr") ? "<table>%s</table>".formatted(element.outerHtml())
				: CELLS.contains(element.normalName()) ? element.html() : element.outerHtml();
	}

	/** All elements that a rule selects, in the row or in those that continue it. */
	private List<Element> elements(FieldRule rule) {
		return ((rule.continuation() != null) ? this.continued : List.of(this.row)).stream()
			.flatMap((from) -> Stream.ofNullable(cell(rule, from)))
			.flatMap((cell) -> (rule.select() != null) ? cell.select(rule.select()).stream() : Stream.of(cell))
			.toList();
	}

	private @Nullable String find(FieldRule rule, Element from) {
		Element found = element(rule, from);
		return (found != null) ? value(found, rule) : null;
	}

	private @Nullable Element element(FieldRule rule, Element from) {
		Element cell = cell(rule, from);
		return (cell == null || rule.select() == null) ? cell : cell.selectFirst(rule.select());
	}

	/** Scripts have data instead of text. */
	private static String value(Element element, FieldRule rule) {
		if (rule.attribute() != null) {
			return element.attr(rule.attribute());
		}
		return element.hasText() ? element.text() : element.data();
	}

	@Override
	public String text() {
		return this.row.text();
	}

	private @Nullable Element cell(FieldRule rule, Element from) {
		return (rule.column() != null) ? this.grid.cell(from, rule.column()) : from;
	}

	@Override
	public boolean equals(@Nullable Object other) {
		return other instanceof HtmlRow same && this.content().equals(same.content());
	}

	@Override
	public int hashCode() {
		return content().hashCode();
	}

	private List<String> content() {
		return Stream
			.concat(Stream.of((this.group != null) ? this.group.text() : "", this.row.outerHtml()),
					this.continued.stream().map(Element::outerHtml))
			.toList();
	}

}
