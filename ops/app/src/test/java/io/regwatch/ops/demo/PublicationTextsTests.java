package io.regwatch.ops.demo;

import java.nio.file.Path;

import io.regwatch.ingest.extract.DocumentExtractor;
import io.regwatch.ingest.extract.ExtractProperties;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** What the extractor reads in the documents of both nights. */
class PublicationTextsTests {

	@TempDir
	static Path directory = Path.of("");

	private static PublicationTexts first = PublicationTexts.none();

	private static PublicationTexts second = PublicationTexts.none();

	@BeforeAll
	static void read() {
		try (DocumentExtractor extractor = new DocumentExtractor(ExtractProperties.defaults())) {
			first = PublicationTexts.read(1, extractor, directory);
			second = PublicationTexts.read(2, extractor, directory);
		}
	}

	@Test
	void titlesAreFound() {
		assertThat(Publications.on(2)).allSatisfy(
				(publication) -> assertThat(second.of(publication.id()).title()).isEqualTo(publication.title()));
	}

	@Test
	void longRevisionChangesThreeParagraphs() {
		assertThat(first.without(second, "FDO-2024-0112")).hasSize(3)
			.satisfiesExactly((text) -> assertThat(text).contains("interim report every 6 months"),
					(text) -> assertThat(text).startsWith("A change of the surveillance question"),
					(text) -> assertThat(text).contains("at least 1,200 devices"));
		assertThat(second.without(first, "FDO-2024-0112")).hasSize(3)
			.satisfiesExactly((text) -> assertThat(text).contains("interim report every 3 months"),
					(text) -> assertThat(text).contains("within 15 calendar days and propose a replacement"),
					(text) -> assertThat(text).contains("at least 1,500 devices"));
	}

	@Test
	void pageRevisionChangesTwoParagraphsAndARow() {
		assertThat(second.without(first, "CTA-G-014")).hasSize(3)
			.satisfiesExactly((text) -> assertThat(text).contains("its agent or the manufacturer"),
					(text) -> assertThat(text).isEqualTo("Near incident without harm | 20 days | 90 days"),
					(text) -> assertThat(text).contains("15 years for implants"));
	}

	@Test
	void otherDocumentsKeepTheirText() {
		assertThat(Publications.on(2)).extracting(Publication::id)
			.filteredOn((id) -> first.byId().containsKey(id))
			.filteredOn((id) -> !first.substance(id).equals(second.substance(id)))
			.containsExactly("FDO-2024-0112", "CTA-G-014");
	}

	@Test
	void runningLinesAreFurniture() {
		assertThat(first.furniture("EDB 2023-7")).anyMatch((text) -> text.contains("DRAFT FOR CONSULTATION"));
		assertThat(second.furniture("EDB 2023-7")).anyMatch((text) -> text.contains("FINAL"));
		assertThat(first.byId().keySet()).allSatisfy((id) -> assertThat(first.substance(id)).as(id)
			.noneMatch((text) -> text.contains("DRAFT") || text.contains(" · "))
			.noneMatch((text) -> text.matches(".*(Page \\d+ of|\\.{4}|Tell us|Breadcrumb|Privacy).*")));
	}

	@Test
	void rowsOfTablesAreRead() {
		assertThat(first.substance("EDB 2019-11")).anyMatch((text) -> text.contains("Drives clinical management"));
		assertThat(first.substance("FDO-2022-0405")).contains("Class II | before first distribution | 10 working days");
		assertThat(first.substance("CTA-S-005")).contains("Pregnancy | 100 | 100 | 99 % | 99 %");
	}

}
