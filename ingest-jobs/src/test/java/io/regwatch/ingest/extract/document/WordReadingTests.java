package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.regwatch.schema.Block;
import io.regwatch.schema.RejectionReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Markup of Word that changes what a text says. */
class WordReadingTests {

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@Test
	void readWhenChangesAreTrackedReadsTheTextInForce() throws IOException {
		assertThat(read(p(r("Makers ") + "<w:del w:id='1'><w:r><w:delText>and importers </w:delText></w:r></w:del>"
				+ "<w:ins w:id='2'>" + r("also ") + "</w:ins>" + r("report."))
				+ p("<w:moveFrom w:id='3'>" + r("Moved.") + "</w:moveFrom>") + p(r("Between."))
				+ p("<w:moveTo w:id='4'>" + r("Moved.") + "</w:moveTo>")))
			.containsExactly("Makers also report.", "Between.", "Moved.");
	}

	@Test
	void readWhenRowsOrCellsAreDeletedReadsTheOthers() throws IOException {
		assertThat(read("<w:tbl>" + tr(tc("", "Class I") + tc("", "5"))
				+ tr("<w:trPr><w:del w:id='1'/></w:trPr>" + tc("", "Class II") + tc("", "6"))
				+ tr(tc("<w:cellDel w:id='2'/>", "Class III") + tc("", "7")) + tr(tc("", "Class IV")) + "</w:tbl>"))
			.containsExactly("Class I | 5", "| 7", "Class IV");
	}

	/** A former format is none. */
	@Test
	void readWhenTextIsStruckMarksItOnceForAllItsRuns() throws IOException {
		String struck = "<w:strike/>";
		assertThat(read(p(r("Class I") + r(struck, " and") + r("<w:dstrike w:val='true'/>", " IIa") + r(" devices"))
				+ p(r("Class III") + r(struck, " devices")) + p(r("<w:strike w:val='0'/>", "Class IV"))
				+ p(r("<w:rPrChange w:id='1'><w:rPr><w:strike/></w:rPr></w:rPrChange>", "Class V"))))
			.containsExactly("Class I [deleted: and IIa] devices", "Class III [deleted: devices]", "Class IV",
					"Class V");
	}

	@Test
	void readWhenDigitsAreRaisedOrLoweredKeepsThemSo() throws IOException {
		assertThat(read(p(r("Below 10") + r("<w:vertAlign w:val='superscript'/>", "6") + r(" of CO")
				+ r("<w:vertAlign w:val='subscript'/>", "2"))))
			.containsExactly("Below 10\u2076 of CO\u2082");
	}

	@ParameterizedTest(name = "{0}")
	@CsvSource({ "<m:sSup><m:e>10</m:e><m:sup>6</m:sup></m:sSup>, 10\u2076",
			"<m:f><m:num>1</m:num><m:den>2</m:den></m:f>, (1)/(2)", "<m:rad><m:e>x</m:e></m:rad>, \u221A(x)",
			"<m:d><m:e>a+b</m:e></m:d>, (a+b)",
			"<m:d><m:dPr><m:begChr m:val='['/><m:endChr m:val=']'/></m:dPr><m:e>a</m:e></m:d>, [a]",
			"<m:nary><m:naryPr><m:chr m:val='\u2211'/></m:naryPr><m:e>a</m:e></m:nary>, \u2211a",
			"<m:nary><m:sub>i=1</m:sub><m:sup>9</m:sup><m:e>a</m:e></m:nary>, \u222B_(i=1)\u2079a",
			"<m:sSub><m:e>log</m:e><m:sub>2</m:sub></m:sSub>, log\u2082",
			"<m:sSubSup><m:e>x</m:e><m:sub>1</m:sub><m:sup>n</m:sup></m:sSubSup>, x\u2081^(n)",
			"<m:sPre><m:sub>6</m:sub><m:sup>14</m:sup><m:e>C</m:e></m:sPre>, (\u2086\u00B9\u2074)C",
			"<m:limLow><m:e>lim</m:e><m:lim>x</m:lim></m:limLow>, lim\u252C(x)",
			"<m:m><m:mr><m:e>1</m:e><m:e>23</m:e></m:mr><m:mr><m:e>4</m:e><m:e>5</m:e></m:mr></m:m>, \u25A0(1&23@4&5)",
			"<m:d><m:dPr><m:begChr m:val='['/></m:dPr><m:e>5</m:e><m:e>10</m:e></m:d>, [5|10)",
			"<m:acc><m:accPr><m:chr m:val='\u0305'/></m:accPr><m:e>x</m:e></m:acc>, x\u0305" })
	void readWhenThereIsAnEquationReadsIt(String equation, String text) throws IOException {
		String runs = equation.replaceAll(">([^<]+)<", "><m:r><w:rPr><w:i/></w:rPr><m:t>$1</m:t></m:r><");
		assertThat(read(p(r("below ") + "<m:oMathPara><m:oMath>" + runs + "</m:oMath></m:oMathPara>" + r(" mg"))))
			.containsExactly("below " + text + " mg");
	}

	@ParameterizedTest(name = "{0} {1}")
	@CsvSource({ "Wingdings, F0FE, \u2611", "Wingdings, A8, \u25A1", "Wingdings 2, F052, \u2611",
			"Symbol, F0A3, \u2264", "Symbol, F0B3, \u2265", "MS Gothic, 2612, \u2612",
			"Webdings, F063, [Webdings F063]", "Symbol, F0FF, [Symbol F0FF]", "Arial, x, [Arial x]" })
	void readWhenThereIsASymbolReadsIt(String font, String code, String text) throws IOException {
		assertThat(read(p(r("pH ") + "<w:r><w:sym w:font='%s' w:char='%s'/></w:r>".formatted(font, code) + r(" 5"))))
			.containsExactly("pH " + text + " 5");
	}

	@Test
	void readWhenContentIsInContainersReadsIt() throws IOException {
		String row = "<w:sdt><w:sdtPr><w:alias w:val='x'/></w:sdtPr><w:sdtContent>"
				+ tr(tc("", "ISO 1") + tc("", "Current")) + "</w:sdtContent></w:sdt>";
		assertThat(read("<w:tbl>" + row + row + "</w:tbl><w:customXml w:element='x'>" + p(r("Fee 5")) + "</w:customXml>"
				+ "<w:sdt><w:sdtContent>" + p(r("One.")) + p(r("Two.")) + "</w:sdtContent></w:sdt>"))
			.containsExactly("ISO 1 | Current", "ISO 1 | Current", "Fee 5", "One.", "Two.");
	}

	@Test
	void readWhenTheDirectionOfRunsIsStatedReadsThem() throws IOException {
		assertThat(read(
				"<w:p><w:bdo w:val='rtl'>" + r("One") + "</w:bdo><w:dir w:val='rtl'>" + r(" two") + "</w:dir></w:p>"))
			.containsExactly("One two");
	}

	@Test
	void readWhenCellsAreWideKeepsTheColumns() throws IOException {
		assertThat(read("<w:tbl>" + tr(tc("<w:gridSpan w:val='2'/>", "No") + tc("", "Yes"))
				+ tr(tc("", "Audit") + tc("<w:gridSpan w:val='2'/>", "Yes")) + tr(tc("<w:gridSpan w:val='3'/>", "Fees"))
				+ tr("<w:trPr><w:gridBefore w:val='1'/></w:trPr>" + tc("", "X"))
				+ tr(tc("<w:gridSpan w:val='999999999'/>", "All")) + "</w:tbl>"))
			.containsExactly("No | No | Yes", "Audit | Yes | Yes", "Fees", "| X", "All");
	}

	@Test
	void readWhenWordHasHyphensAndTabsKeepsThem() throws IOException {
		assertThat(read(p("<w:r><w:noBreakHyphen/><w:t>20 C</w:t><w:tab/><w:t>R&amp;D &lt; \uD835\uDC65</w:t></w:r>")))
			.containsExactly("\u201120 C R&D < \uD835\uDC65");
	}

	@Test
	void readWhenAPartOfTheTextIsInAnotherFileRejectsTheDocument() throws IOException {
		Path file = OfficeFiles.word(this.directory.resolve("a.docx"),
				p(r("Text.")) + "<w:altChunk r:id='aFChunk.html'/>",
				Map.of("aFChunk.html", "<html><body>Fee 5</body></html>"));
		assertThat(Extractions.rejected(this.reader.read(file, "a.docx")).reason())
			.isEqualTo(RejectionReason.UNSUPPORTED_TYPE);
	}

	private List<String> read(String body) throws IOException {
		Path file = OfficeFiles.word(this.directory.resolve("a.docx"), body, Map.of());
		return Extractions.text(this.reader.read(file, "a.docx")).blocks().stream().map(Block::text).toList();
	}

	private static String p(String runs) {
		return "<w:p>" + runs + "</w:p>";
	}

	private static String r(String text) {
		return r("", text);
	}

	private static String r(String properties, String text) {
		return "<w:r><w:rPr>" + properties + "</w:rPr><w:t xml:space='preserve'>" + text + "</w:t></w:r>";
	}

	private static String tr(String cells) {
		return "<w:tr>" + cells + "</w:tr>";
	}

	private static String tc(String properties, String text) {
		return "<w:tc><w:tcPr>" + properties + "</w:tcPr>" + p(r(text)) + "</w:tc>";
	}

}
