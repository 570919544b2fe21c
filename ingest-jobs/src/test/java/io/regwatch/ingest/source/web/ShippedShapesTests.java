package io.regwatch.ingest.source.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.catalogue.BuiltInSources;
import io.regwatch.ingest.source.catalogue.PagedListSpec;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.catalogue.YamlFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The shipped sources read answers in the shapes of their authorities, with what is
 * peculiar about them: what may be missing, HTML in values, further pages and rounds.
 */
class ShippedShapesTests {

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
		List<ListedItem> items = list(source, new Shape(source)).items();
		assertThat(fields(source)).isNotEmpty()
			.allSatisfy((field) -> assertThat(items).extracting(field).anyMatch(Objects::nonNull));
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
		return BuiltInSources.all().stream().map(SourceDefinition::id).toList();
	}

	private static Listing list(String source, Shape shape) {
		try (Replay replay = new Replay(shape::answer)) {
			return replay.list(source, SMALL);
		}
	}

	/** Names of the members of items that a source has rules for. */
	private static List<String> fields(String id) {
		SourceDefinition source = BuiltInSources.all()
			.stream()
			.filter((shipped) -> shipped.id().equals(id))
			.findFirst()
			.orElseThrow();
		PagedListSpec paged = (source.list() != null) ? source.list() : Objects.requireNonNull(source.table());
		JsonNode rules = YamlFile.MAPPER.valueToTree(paged.fields());
		return rules.propertyStream()
			.filter((rule) -> !rule.getValue().isNull())
			.map((rule) -> rule.getKey().equals("id") ? "externalId" : rule.getKey().replace("document", "locator"))
			.toList();
	}

}
