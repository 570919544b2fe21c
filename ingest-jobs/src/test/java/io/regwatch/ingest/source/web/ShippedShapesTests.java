package io.regwatch.ingest.source.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.catalogue.BuiltInSources;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.check.SourceProbe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The shipped sources read answers in the shapes of their authorities, with what is
 * peculiar about them: what may be missing, HTML in values, further pages and rounds.
 */
class ShippedShapesTests {

	private static final List<SourceDefinition> SHIPPED = BuiltInSources.all();

	/**
	 * Some rows are enough here, nobody needs a key, and one page is followed by a round.
	 */
	private static final String[] SMALL = { "^  minimum: .*$", "", "^  headers: .*$", "", "pages: 20$", "pages: 1" };

	@ParameterizedTest
	@MethodSource("sources")
	void listWhenAnsweredInItsShapeReadsEachRow(String source) {
		Shape shape = new Shape(source);
		Listing listing = list(source, shape);
		assertThat(listing.anomalies()).isEmpty();
		assertThat(Shape.of(listing)).isEqualTo(shape.expected());
		assertThat(listing.items()).extracting(ListedItem::note).containsOnlyNulls();
		assertThat(shape.unasked()).isEmpty();
	}

	@ParameterizedTest
	@MethodSource("sources")
	void listWhenAnsweredInItsShapeFindsEachFieldSomewhere(String source) {
		assertThat(SourceProbe.emptyFields(definition(source), list(source, new Shape(source)))).isEmpty();
	}

	@Test
	void pagesWhenSourcesAreShippedAreThereForEachAndNoOther() throws IOException {
		Path pages = Path.of("..", "ops", "docs", "sources");
		try (Stream<Path> files = Files.list(pages)) {
			assertThat(files.map((file) -> file.getFileName().toString().replace(".md", "")))
				.containsExactlyInAnyOrderElementsOf(sources());
		}
		for (SourceDefinition source : SHIPPED) {
			assertThat(Files.readString(pages.resolve(source.id() + ".md"))).contains("# " + source.title(),
					"- Id: `%s`. Authority: %s. Kind: `%s`. Address: <".formatted(source.id(), source.institution(),
							source.kind()),
					"- Covers: ", "- Cannot see: ", "- Tested: ", "ever run against the live host");
		}
	}

	@Test
	void sourcesWhenShippedAreOfThirtyAuthoritiesOnAllInhabitedContinents() {
		assertThat(SHIPPED.stream().map(SourceDefinition::institution).distinct()).hasSizeGreaterThanOrEqualTo(30);
		assertThat(SHIPPED).extracting(SourceDefinition::geography).contains("US", "BR", "EU", "ZA", "JP", "AU");
	}

	@Test
	void shapesWhenSourcesAreShippedAreThereForEachAndNoOther() throws IOException {
		try (Stream<Path> files = Files.list(Shape.FILES)) {
			assertThat(files.map((file) -> file.getFileName().toString())
				.filter((file) -> file.endsWith(Shape.EXPECTED))
				.map((file) -> file.replace(Shape.EXPECTED, ""))).containsExactlyInAnyOrderElementsOf(sources());
		}
	}

	private static List<String> sources() {
		return SHIPPED.stream().map(SourceDefinition::id).toList();
	}

	private static Listing list(String source, Shape shape) {
		try (Replay replay = new Replay(shape::answer)) {
			return replay.list(source, SMALL);
		}
	}

	private static SourceDefinition definition(String id) {
		return SHIPPED.stream().filter((source) -> source.id().equals(id)).findFirst().orElseThrow();
	}

}
