package io.regwatch.search.index;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

import io.regwatch.search.Criteria;
import io.regwatch.search.Hit;
import io.regwatch.search.HitPages;
import io.regwatch.search.IndexSearch;
import io.regwatch.search.SearchCursor;
import io.regwatch.search.SearchOptions;
import io.regwatch.search.SearchOptions.Scope;
import io.regwatch.search.Visibility;
import io.regwatch.search.reconcile.IndexReconciler;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;

import static org.assertj.core.api.Assertions.assertThat;

/** Searches by meaning, with vectors and without. */
@Execution(ExecutionMode.SAME_THREAD)
class MeaningSearchIT {

	private static final String VENTILATORS = "MDCG 2020-9";

	private static final String BREATHING = "machines helping patients breathe";

	private static final Visibility VISIBLE = new Visibility(Set.of("eu-mdcg"), Set.of(), Set.of());

	private static final Map<UUID, String> NAMES = new HashMap<>();

	private static SearchFixture fixture;

	private static AnnotationConfigApplicationContext vectors;

	@BeforeAll
	static void write() {
		fixture = SearchFixture.create();
		vectors = fixture.another(Map.of("regwatch.search.vectors", "true"));
		add(VENTILATORS, "Regulatory requirements for ventilators",
				"Respirators deliver air to the lungs in intensive care.");
		add("MDCG 2020-3", "Significant changes", "The transitional provision of Article 120(3) has conditions.");
		add("MDCG 2018-5", "Identifiers of software", "Each major version needs a new identifier, see Article 120.");
		add("MEDDEV 2.14/2", "Research use only", "Laboratories may use such products for studies of reagents.");
		add("MDCG 2021-1", "Annex I (a)", "Forms are filled in by hand.");
		vectors.getBean(Reindex.class).reindex((done, total) -> {
		});
	}

	@AfterAll
	static void close() {
		vectors.close();
		fixture.close();
	}

	@Test
	void meaningWhenNoWordMatchesIsFoundByVectorsOnly() {
		assertThat(find(vectors, BREATHING)).startsWith(VENTILATORS);
		try (AnnotationConfigApplicationContext words = fixture.another(Map.of())) {
			assertThat(find(words, BREATHING)).isEmpty();
			assertThat(find(words, "ventilator patients")).containsExactly(VENTILATORS);
		}
	}

	@Test
	void wordWithoutContentWhenInATitleDoesNotRank() {
		try (AnnotationConfigApplicationContext words = fixture.another(Map.of())) {
			assertThat(find(words, "What is a reagent?")).containsExactly("MEDDEV 2.14/2");
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
			mdcg2020-9                    | MDCG 2020-9
			Article 120(3)                | MDCG 2020-3
			"article 120" ventilators     | MDCG 2018-5,MDCG 2020-3
			"major version" type:guidance | MDCG 2018-5
			ventilator type:standard      |
			""")
	void searchWhenExactIsAnsweredExactly(String search, @Nullable String expected) {
		assertThat(find(vectors, search))
			.containsExactlyInAnyOrder((expected != null) ? expected.split(",") : new String[0]);
	}

	@Test
	void wordWhenExcludedIsNotFound() {
		assertThat(find(vectors, BREATHING + " -respirators")).isNotEmpty().doesNotContain(VENTILATORS);
	}

	@Test
	void documentWhenNotVisibleIsNotFound() {
		assertThat(find(vectors, BREATHING, new Visibility(Set.of("other"), Set.of(), Set.of()))).isEmpty();
		UUID hidden = NAMES.entrySet()
			.stream()
			.filter((name) -> name.getValue().equals(VENTILATORS))
			.findFirst()
			.orElseThrow()
			.getKey();
		assertThat(find(vectors, BREATHING, new Visibility(Set.of("eu-mdcg"), Set.of(), Set.of(hidden.toString()))))
			.isNotEmpty()
			.doesNotContain(VENTILATORS);
	}

	@Test
	void pagesWhenReadOneByOneAreTheWholeRanking() {
		List<String> pages = new ArrayList<>();
		SearchCursor after = null;
		do {
			try (HitPages hits = open(vectors, BREATHING, VISIBLE, after, 1)) {
				List<Hit> page = hits.next();
				after = page.isEmpty() ? null : page.getLast().position();
				page.forEach((hit) -> pages.add(NAMES.get(hit.id())));
			}
		}
		while (after != null);
		assertThat(pages).hasSize(NAMES.size()).isEqualTo(find(vectors, BREATHING));
	}

	@Test
	void vectorsWhenMadeAreKeptAndBelongToTheDocuments() {
		JdbcClient jdbc = JdbcClient.create(fixture.pool());
		List<String> before = rows(jdbc);
		vectors.getBean(Reindex.class).reindex((done, total) -> {
		});
		assertThat(rows(jdbc)).hasSize(NAMES.size()).isEqualTo(before);
		assertThat(vectors.getBean(IndexReconciler.class).verify((mismatch) -> {
		}).remaining()).isZero();
	}

	private static List<String> rows(JdbcClient jdbc) {
		return jdbc.sql("SELECT version_id || ' ' || xmin FROM passage_vectors ORDER BY 1")
			.query((row, _) -> String.valueOf(row.getString(1)))
			.list();
	}

	private static List<String> find(AnnotationConfigApplicationContext context, String search) {
		return find(context, search, VISIBLE);
	}

	private static List<String> find(AnnotationConfigApplicationContext context, String search, Visibility visibility) {
		try (HitPages hits = open(context, search, visibility, null, null)) {
			return hits.next().stream().map((hit) -> NAMES.get(hit.id())).toList();
		}
	}

	private static HitPages open(AnnotationConfigApplicationContext context, String search, Visibility visibility,
			@Nullable SearchCursor after, @Nullable Integer limit) {
		return context.getBean(IndexSearch.class)
			.open(new Criteria.OfReferences(search, null, null, new SearchOptions(Scope.MEANING, true)), visibility,
					after, limit);
	}

	private static void add(String externalId, String title, String text) {
		UUID id = fixture.rows().addReference(externalId, title);
		fixture.rows().addText(id, text);
		NAMES.put(id, externalId);
	}

}
