package io.regwatch.ops.demo;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;

import org.springframework.util.function.SingletonSupplier;

/**
 * What the three authorities publish. Between the first night and the second, some of it
 * changes.
 */
final class Publications {

	private Publications() {
	}

	/**
	 * Returns what is published on a night, in the order in which the authorities list
	 * it. Bodies are made when first asked for.
	 * @param night 1 or 2
	 * @return the documents of all authorities
	 */
	static List<Publication> on(int night) {
		return Arrays.stream(Authority.values())
			.flatMap((authority) -> Manuscript.on(night, Resources.read(authority.slug() + "/index.txt").lines())
				.map((slug) -> publication(authority, slug, night)))
			.toList();
	}

	private static Publication publication(Authority authority, String slug, int night) {
		Manuscript manuscript = Manuscript.read("%s/%s.md".formatted(authority.slug(), slug), night);
		Press press = new Press(authority, manuscript);
		return new Publication(authority, manuscript.find("section").orElse(""), manuscript.field("id"), slug,
				manuscript.field("title"), manuscript.field("type"), manuscript.field("status"),
				LocalDate.parse(manuscript.field("published")),
				manuscript.find("effective").map(LocalDate::parse).orElse(null), press.isPdf(),
				SingletonSupplier.of(press::print));
	}

}
