package io.regwatch.search.index;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

import org.junit.jupiter.api.Test;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

class SearchDocumentTests {

	private static final UUID ID = UUID.fromString("01980000-0000-7000-8000-000000000001");

	private static final JsonMapper JSON = JsonMapper.shared();

	private static final TypeReference<Map<String, Object>> FIELDS = new TypeReference<>() {
	};

	@Test
	void referenceWhenBuiltIsFolded() {
		SearchDocument.Reference document = SearchDocument.Reference.of(ID, "eu-mdcg", "EU", "guidance", "MDCG 2019-11",
				"Qualification of Software – Prüfung", null, "en");
		assertThat(document.externalId()).isEqualTo("mdcg201911");
		assertThat(document.title()).isEqualTo("qualification of software – prufung");
		assertThat(document.text()).containsExactly("qualification of software prufung", "mdcg 2019 11");
	}

	@Test
	void referenceWhenTitleIsLongSortsByItsBeginningAndSearchesAllOfIt() {
		SearchDocument.Reference document = SearchDocument.Reference.of(ID, "s", "EU", "guidance", "X",
				"a".repeat(40_000), null, null);
		assertThat(document.title()).hasSize(1000);
		assertThat(document.text().getFirst()).hasSize(40_000);
	}

	@Test
	void fieldsWhenWrittenAreThoseOfTheMapping() {
		assertThat(fields(SearchDocument.Reference.of(ID, "s", "EU", "guidance", "X", "t", ID, "en")
			.with(List.of("text"), List.of()))).isEqualTo(mapped(Index.REFERENCES));
		assertThat(fields(new SearchDocument.Update(ID, ID, "s", "EU", "guidance", "x", "revision", Instant.EPOCH,
				List.of(), ID, "t", ID, "en", null, null)
			.with(List.of("text"), List.of()))).isEqualTo(mapped(Index.UPDATES));
	}

	private static Set<String> fields(SearchDocument document) {
		return JSON.convertValue(document, FIELDS).keySet();
	}

	private static Set<String> mapped(Index index) {
		return IndexMapping.of(index).mapping().properties().keySet();
	}

}
