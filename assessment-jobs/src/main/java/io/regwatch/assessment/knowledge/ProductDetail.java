package io.regwatch.assessment.knowledge;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A detail of products that few profiles state: a substance, a method, a use.
 *
 * @param name of the detail
 * @param words that name it in titles and texts
 * @param own words of a profile whose products have it
 * @param group of details of which a profile that names one has no other; empty if it
 * stands alone
 * @param impossible names of families that cannot have it
 * @param certain names of families that have it
 * @param needs label of a characteristic without which devices cannot have it; empty if
 * there is none
 * @param question that decides
 */
public record ProductDetail(String name, WordPattern words, WordPattern own, String group, Set<String> impossible,
		Set<String> certain, String needs, String question) {

	/** The detail of how goods are supplied, devices or others. */
	public static final String OVER_THE_COUNTER = "over-the-counter supply";

	private static final List<ProductDetail> TABLE = KnowledgeTable.read("product-details.tsv")
		.map(ProductDetail::of)
		.toList();

	/** Most texts name none of them. */
	private static final WordPattern ANY = WordPattern.anyOf(TABLE.stream().map(ProductDetail::words).toList());

	public ProductDetail {
		impossible = Set.copyOf(impossible);
		certain = Set.copyOf(certain);
	}

	/**
	 * Finds the details that a text names.
	 * @param text any
	 * @return in the table's order
	 */
	public static Stream<ProductDetail> in(String text) {
		return ANY.isIn(text) ? TABLE.stream().filter((detail) -> detail.words().isIn(text)) : Stream.empty();
	}

	/**
	 * Finds where a text names details.
	 * @param text any
	 * @return by their starts
	 */
	public static Stream<Place> places(String text) {
		return in(text)
			.flatMap((detail) -> detail.words()
				.matcher(text)
				.results()
				.map((found) -> new Place(detail, found.start(), found.end())))
			.sorted(Comparator.comparingInt(Place::start));
	}

	/**
	 * Finds a detail.
	 * @param name of it
	 * @return empty if it is not known
	 */
	public static Optional<ProductDetail> named(String name) {
		return TABLE.stream().filter((detail) -> detail.name().equals(name)).findFirst();
	}

	/**
	 * The details that exclude it where a profile names them.
	 * @return the others of its group
	 */
	public Stream<ProductDetail> alternatives() {
		return this.group.isEmpty() ? Stream.empty()
				: TABLE.stream().filter((other) -> other.group().equals(this.group) && !other.equals(this));
	}

	private static ProductDetail of(KnowledgeTable.Row row) {
		String own = row.text("own");
		return new ProductDetail(row.text("detail"), KnowledgeTable.pattern(row.text("words")),
				KnowledgeTable.pattern(own.isEmpty() ? row.text("words") : own), row.text("group"),
				Set.copyOf(row.list("impossible", ",")), Set.copyOf(row.list("certain", ",")), row.text("needs"),
				row.text("question"));
	}

	/**
	 * Where a text names a detail.
	 *
	 * @param detail that is named
	 * @param start offset of the words
	 * @param end offset after them
	 */
	public record Place(ProductDetail detail, int start, int end) {

	}

}
