package io.regwatch.ingest.redline;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

import io.regwatch.ingest.redline.SectionChange.Kind;
import io.regwatch.ingest.redline.html.RedlineHtml;
import io.regwatch.schema.Block;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

class RedlineTests {

	private static final String[] LAW = { "# 1 Scope", "These rules apply to devices of class I and class II.",
			"# 2 Limits", "The limit is 5 mg for each dose of the product.", "It applies at once.", "# 3 Records",
			"Manufacturers keep records of every complaint for ten years.",
			"The authority may ask for these records at any time." };

	@Test
	void betweenWhenNumberChangesMarksOnlyIt() {
		Redline redline = to(3, "The limit is 6 mg for each dose of the product.");
		assertThat(RedlineHtml.fragment(redline, null)).contains("The limit is <del>5</del> <ins>6</ins> mg for each");
		assertThat(redline.inserted()).isOne();
		assertThat(redline.deleted()).isOne();
		assertThat(redline.sections()).extracting(SectionChange::heading, SectionChange::change)
			.containsExactly(tuple("2 Limits", Kind.CHANGED));
	}

	@Test
	void betweenWhenCellChangesFindsIt() {
		Redline redline = Redline.between(RedlineTexts.text("Drug | Limit | Unit", "Aspirin | 5 | mg"),
				RedlineTexts.text("Drug | Limit | Unit", "Aspirin | 6 | mg"));
		assertThat(RedlineHtml.fragment(redline, null)).containsOnlyOnce("<table>")
			.contains("<td>Aspirin</td><td> <del>5</del> <ins>6</ins> </td><td>mg</td>");
	}

	@Test
	void betweenWhenSectionMovesWithOtherNumberIsMove() {
		Redline redline = Redline.between(RedlineTexts.text(LAW), RedlineTexts.text(LAW[0], LAW[1], "# 2 Records",
				LAW[6], "The authority may ask for such records at any time.", "# 3 Limits", LAW[3], LAW[4]));
		assertThat(redline.moved()).isEqualTo(3);
		assertThat(redline.inserted()).isEqualTo(3);
		assertThat(redline.deleted()).isEqualTo(3);
		assertThat(redline.sections()).extracting(SectionChange::heading, SectionChange::change)
			.containsExactly(tuple("2 Records", Kind.MOVED), tuple("3 Limits", Kind.RENUMBERED));
	}

	@Test
	void betweenWhenParagraphMovesLinksBothPlaces() {
		List<String> lines = new ArrayList<>(List.of(LAW));
		lines.add(lines.remove(1));
		Redline redline = Redline.between(RedlineTexts.text(LAW), RedlineTexts.text(lines.toArray(String[]::new)));
		assertThat(redline.moved()).isOne();
		assertThat(redline.inserted() + redline.deleted()).isZero();
		assertThat(RedlineHtml.fragment(redline, null)).containsSubsequence("id=\"redline-1\"", "href=\"#redline-8\"",
				"<del class=\"redline-moved\">These rules", "id=\"redline-8\"", "href=\"#redline-1\"",
				"<ins class=\"redline-moved\">These rules");
	}

	@Test
	void betweenWhenRenumberedSaysSo() {
		Redline redline = Redline.between(
				RedlineTexts.text("# Article 4 Duties", "(1) Keep records.", "# Article 5 Fees", "(a) Pay at once."),
				RedlineTexts.text("# Article 5 Duties", "(1) Keep records.", "# Article 6 Fees", "(b) Pay at once."));
		assertThat(redline.sections()).extracting(SectionChange::heading, SectionChange::change)
			.containsExactly(tuple("Article 5 Duties", Kind.RENUMBERED), tuple("Article 6 Fees", Kind.RENUMBERED));
		assertThat(RedlineHtml.fragment(redline, null)).contains("redline-renumbered")
			.doesNotContain("redline-changed");
	}

	@Test
	void betweenWhenQuantityChangesIsNoRenumbering() {
		Redline redline = Redline.between(RedlineTexts.text("# Limits", "5 mg a day", "Section 5 applies to all."),
				RedlineTexts.text("# Limits", "6 mg a day", "Section 6 applies to all."));
		assertThat(redline.sections()).extracting(SectionChange::change).containsExactly(Kind.CHANGED);
	}

	@Test
	void betweenWhenSectionIsInsertedBeforeOneLikeItMarksWholeBlocks() {
		Redline redline = Redline.between(
				RedlineTexts.text("# A", "The manufacturer shall keep records.", "# B", "The importer shall pay."),
				RedlineTexts.text("# A", "The manufacturer shall keep records.", "The manufacturer shall report.",
						"# B", "The importer shall pay."));
		assertThat(RedlineHtml.fragment(redline, null)).contains("<ins>The manufacturer shall report.</ins>");
		assertThat(redline.inserted()).isEqualTo(4);
	}

	@Test
	void betweenWhenSectionComesAndGoesNamesBoth() {
		Redline redline = Redline.between(RedlineTexts.text(LAW), RedlineTexts.text(LAW[0], LAW[1], LAW[5], LAW[6],
				LAW[7], "# 4 Fees", "Whoever applies pays the fee within thirty days."));
		assertThat(redline.sections()).containsExactly(new SectionChange("2 Limits", Kind.REMOVED, 0, 17, 0),
				new SectionChange("4 Fees", Kind.ADDED, 10, 0, 0));
	}

	@Test
	void betweenWhenTextFlowsOtherwiseMarksOnlyBreaks() {
		Redline redline = Redline.between(
				RedlineTexts.text("One two three four five six.", "Seven eight nine ten eleven twelve."),
				RedlineTexts.text("One two three", "four five six. Seven eight nine ten eleven twelve."));
		assertThat(redline.inserted() + redline.deleted()).isZero();
		assertThat(RedlineHtml.fragment(redline, null)).contains("<ins class=\"redline-break\"",
				"<del class=\"redline-break\"");
	}

	@Test
	void fragmentWhenTextIsMarkupEscapesIt() {
		String html = RedlineHtml.fragment(
				Redline.between(RedlineTexts.text("# <script>alert(1)</script>"),
						RedlineTexts.text("# <img src=x onerror=\"alert(1)\">", "a & 'b' </article>")),
				"en\"><script>");
		assertThat(html).doesNotContain("<script", "<img", "\"alert", "</article>\n<").contains("a &amp; &#39;b&#39;");
	}

	@Test
	void fragmentWhenMuchIsUnchangedFoldsItButTheHeadingAbove() {
		List<String> lines = new ArrayList<>();
		for (int section = 1; section <= 5; section++) {
			lines.add("# %d Title".formatted(section));
			lines.addAll(Collections.nCopies(8, "Same text of section %d.".formatted(section)));
		}
		List<Block> before = RedlineTexts.text(lines.toArray(String[]::new));
		lines.set(25, "Other text of section 3.");
		String html = RedlineHtml.fragment(Redline.between(before, RedlineTexts.text(lines.toArray(String[]::new))),
				null);
		assertThat(html).containsSubsequence("<details", "18 unchanged passages", "2 Title", "</details>", "3 Title",
				"<details", "5 unchanged", "</details>", "<ins>Other</ins>", "<details", "</details>");
	}

	@Test
	void betweenWhenRowsRepeatAFewChangesStayFew() {
		List<String> lines = new ArrayList<>(Collections.nCopies(3000, "x | 0 | 0"));
		List<Block> before = RedlineTexts.text(lines.toArray(String[]::new));
		IntStream.of(40, 900, 2500).forEach((row) -> lines.set(row, "x | 1 | 0"));
		Redline redline = Redline.between(before, RedlineTexts.text(lines.toArray(String[]::new)));
		assertThat(redline.inserted()).isEqualTo(3);
		assertThat(redline.deleted()).isEqualTo(3);
	}

	@Test
	void betweenWhenFootnotesRepeatAndAreRenumberedMarksTheirNumbersOnly() {
		List<String> notes = IntStream.range(0, 60)
			.mapToObj((note) -> (note % 9 < 2)
					? "Third sentence as inserted by number I %d of the act of 20 June 2003, in force since 2004"
						.formatted(note / 9)
					: "Version of %d as in number %d of the act of %d".formatted(note, 3 * note, 2 * note))
			.toList();
		Redline redline = Redline.between(numbered(notes, 0), numbered(notes, 1));
		assertThat(redline.inserted()).isEqualTo(60);
		assertThat(redline.deleted()).isEqualTo(60);
	}

	private static List<Block> numbered(List<String> notes, int more) {
		return RedlineTexts.text(IntStream.range(0, notes.size())
			.mapToObj((at) -> "[%d]: %s.".formatted(at + 7 + more, notes.get(at)))
			.toArray(String[]::new));
	}

	private static Redline to(int line, String text) {
		String[] lines = LAW.clone();
		lines[line] = text;
		return Redline.between(RedlineTexts.text(LAW), RedlineTexts.text(lines));
	}

}
