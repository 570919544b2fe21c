package io.regwatch.ops.demo;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What the extractor reads in the documents of both nights. */
class PublicationTextsTests {

	private static final PublicationTexts FIRST = PublicationTexts.first();

	private static final PublicationTexts SECOND = PublicationTexts.second();

	@Test
	void titlesAreFound() {
		assertThat(Publications.on(2)).allSatisfy(
				(publication) -> assertThat(SECOND.of(publication.id()).title()).isEqualTo(publication.title()));
	}

	@Test
	void longRevisionChangesThreeParagraphs() {
		assertThat(FIRST.without(SECOND, "FDO-2024-0112")).hasSize(3)
			.satisfiesExactly((text) -> assertThat(text).contains("interim report every 6 months"),
					(text) -> assertThat(text).startsWith("A change of the surveillance question"),
					(text) -> assertThat(text).contains("at least 1,200 devices"));
		assertThat(SECOND.without(FIRST, "FDO-2024-0112")).hasSize(3)
			.satisfiesExactly((text) -> assertThat(text).contains("interim report every 3 months"),
					(text) -> assertThat(text).contains("within 15 calendar days and propose a replacement"),
					(text) -> assertThat(text).contains("at least 1,500 devices"));
	}

	@Test
	void pageRevisionChangesTwoParagraphsAndARow() {
		assertThat(SECOND.without(FIRST, "CTA-G-014")).hasSize(4)
			.satisfiesExactly((text) -> assertThat(text).contains("its agent or the manufacturer"),
					(text) -> assertThat(text).isEqualTo("Near incident without harm | 20 days | 90 days"),
					(text) -> assertThat(text).contains("15 years for implants"),
					(text) -> assertThat(text).contains("last updated 4 June 2024"));
	}

	@Test
	void otherDocumentsKeepTheirText() {
		assertThat(Publications.on(2)).extracting(Publication::id)
			.filteredOn((id) -> FIRST.byId().containsKey(id))
			.filteredOn((id) -> !FIRST.substance(id).equals(SECOND.substance(id)))
			.containsExactly("FDO-2024-0112", "CTA-G-014");
	}

	@Test
	void runningLinesAreNoTextAndMayStateAStatus() {
		assertThat(FIRST.statements("EDB 2023-7")).anyMatch((text) -> text.contains("DRAFT FOR CONSULTATION"));
		assertThat(SECOND.statements("EDB 2023-7")).anyMatch((text) -> text.contains("FINAL"));
		assertThat(FIRST.byId().keySet()).allSatisfy((id) -> assertThat(FIRST.substance(id)).as(id)
			.noneMatch((text) -> text.contains("DRAFT") || text.contains(" · "))
			.noneMatch((text) -> text.matches(".*(Page \\d+ of|\\.{4}|Breadcrumb|Privacy).*")));
	}

	/** What stands beside the content is text but for links: it may be a deadline. */
	@Test
	void sentencesBesideTheContentAreRead() {
		assertThat(FIRST.substance("CTA-G-014")).contains("Was this page useful? Tell us.");
		assertThat(FIRST.byId().keySet()).filteredOn((id) -> !id.startsWith("CTA-"))
			.allSatisfy((id) -> assertThat(FIRST.substance(id)).as(id).noneMatch((text) -> text.contains("Tell us")));
	}

	@Test
	void rowsOfTablesAreRead() {
		assertThat(FIRST.substance("EDB 2019-11")).anyMatch((text) -> text.contains("Drives clinical management"));
		assertThat(FIRST.substance("FDO-2022-0405")).contains("Class II | before first distribution | 10 working days");
		assertThat(FIRST.substance("CTA-S-005")).contains("Pregnancy | 100 | 100 | 99 % | 99 %");
	}

}
