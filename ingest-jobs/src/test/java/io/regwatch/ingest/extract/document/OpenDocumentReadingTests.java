package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import io.regwatch.schema.Block;
import io.regwatch.schema.RejectionReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Markup of OpenDocument that changes what a text says. */
class OpenDocumentReadingTests {

	private static final String STYLES = """
			<s:style s:name="Old" s:family="paragraph"><s:text-properties s:text-line-through-style="solid"/></s:style>
			<s:style s:name="Power" s:family="text"><s:text-properties s:text-position="33% 58%"/></s:style>
			<s:style s:name="Loop" s:family="text" s:parent-style-name="Loop"/>
			<t:outline-style><t:outline-level-style t:level="1" s:num-format="1" s:num-suffix="."/>
			<t:outline-level-style t:level="2" s:num-format="1" t:display-levels="2"/></t:outline-style>
			<t:list-style s:name="Parts"><t:list-level-style-number t:level="1" s:num-format="A" s:num-prefix="(" s:num-suffix=")"/>
			</t:list-style>
			<t:list-style s:name="Dots"><t:list-level-style-bullet t:level="1"/></t:list-style>""";

	private static final String AUTOMATIC = """
			<s:style s:name="T1" s:family="text"><s:text-properties s:text-line-through-style="solid"/></s:style>
			<s:style s:name="T2" s:family="text"><s:text-properties s:text-position="super 58%"/></s:style>
			<s:style s:name="T6" s:family="text"><s:text-properties s:text-position="-33% 58%"/></s:style>
			<s:style s:name="T3" s:family="text"><s:text-properties s:text-line-through-style="none"/></s:style>
			<s:style s:name="T4" s:family="text" s:parent-style-name="Power"/>
			<s:style s:name="T5" s:family="text"><s:text-properties t:display="none"/></s:style>
			<s:style s:name="P1" s:family="paragraph" s:parent-style-name="Old"/>
			<s:style s:name="ta1" s:family="table"><s:table-properties b:display="false"/></s:style>""";

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@Test
	void readWhenChangesAreTrackedReadsTheTextInForce() throws IOException {
		assertThat(
				read("<t:tracked-changes><t:changed-region t:id='x'><t:deletion><t:p>and importers</t:p></t:deletion>"
						+ "</t:changed-region></t:tracked-changes><t:p>Makers <t:change t:change-id='x'/>report.</t:p>"))
			.containsExactly("Makers report.");
	}

	@Test
	void readWhenTextIsStruckRaisedOrLoweredShowsIt() throws IOException {
		assertThat(read("<t:p>Class I <t:span t:style-name='T1'>and IIa</t:span> below 10<t:span t:style-name='T2'>6"
				+ "</t:span><t:span t:style-name='T3'> units of CO</t:span><t:span t:style-name='T6'>2</t:span></t:p>"))
			.containsExactly("Class I [deleted: and IIa] below 10\u2076 units of CO\u2082");
	}

	@Test
	void readWhenAControlHoldsTextReadsIt() throws IOException {
		assertThat(read("<t:p>Device: <l:content-control l:checkbox='true' "
				+ "xmlns:l='urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0'>\u2612 Sterile"
				+ "</l:content-control></t:p>"))
			.containsExactly("Device: \u2612 Sterile");
	}

	@Test
	void readWhenCellsAreWideKeepsTheColumns() throws IOException {
		assertThat(read("<b:table><b:table-row><b:table-cell b:number-columns-spanned='2'><t:p>No</t:p></b:table-cell>"
				+ "<b:covered-table-cell/><b:table-cell><t:p>Yes</t:p></b:table-cell></b:table-row></b:table>"))
			.containsExactly("No | | Yes");
	}

	@Test
	void readWhenAStyleOfTheDocumentStrikesOrRaisesTextShowsIt() throws IOException {
		assertThat(read("<t:p t:style-name='P1'>Class I <t:span t:style-name='T3'>and IIa</t:span></t:p>"
				+ "<t:h t:style-name='P1' t:is-list-header='true'>Class II</t:h>"
				+ "<t:p>10<t:span t:style-name='T4'>6<t:span t:style-name='Loop'>3</t:span></t:span></t:p>"))
			.containsExactly("[deleted: Class I ] and IIa", "[deleted: Class II]", "10\u2076\u00B3");
	}

	@Test
	void readWhenTextIsHiddenOrChangesWithEachSaveLeavesItOut() throws IOException {
		assertThat(read("<t:p>Shown<t:span t:style-name='T5'> hidden</t:span></t:p>"
				+ "<t:section t:display='none'><t:p>Hidden.</t:p></t:section><t:section><t:p>Seen.</t:p></t:section>"
				+ "<t:p>On <t:date>1 May 2026</t:date><t:date t:fixed='true'>2 May 2026</t:date>"
				+ "<t:file-name>a.odt</t:file-name></t:p>"))
			.containsExactly("Shown", "Seen.", "On 2 May 2026");
	}

	@Test
	void readWhenListsDoNotCountFromOneHasTheirNumbers() throws IOException {
		assertThat(read(list("", item("", "a") + item(" t:start-value='5'", "b") + item("", "c"))
				+ list(" t:continue-numbering='true'", item("", "d")) + list("", item("", "e"))
				+ list(" t:style-name='Parts'", item("", "f") + item("", "g"))
				+ list(" t:style-name='Dots'", item(" t:start-value='5'", "h"))))
			.containsExactly("a", "5. b", "6. c", "7. d", "e", "(A) f", "(B) g", "h");
	}

	@Test
	void readWhenTheOutlineNumbersHeadingsHasTheNumbers() throws IOException {
		assertThat(read(heading("1'", "Scope") + heading("2'", "Devices") + heading("2'", "Software")
				+ heading("1' t:is-list-header='true'", "Annex") + heading("1'", "Terms") + heading("2'", "Words")
				+ heading("1' t:start-value='9'", "Fees")))
			.containsExactly("1. Scope", "1.1 Devices", "1.2 Software", "Annex", "2. Terms", "2.1 Words", "9. Fees");
	}

	@Test
	void readWhenASpreadsheetHasSheetsHasTheirNamesAndWhatIsHidden() throws IOException {
		String row = "<b:table-row%s><b:table-cell><t:p>%s</t:p></b:table-cell></b:table-row>";
		assertThat(read("spreadsheet",
				"<b:table b:name='Fees'>" + row.formatted("", "5") + row.formatted(" b:visibility='filter'", "6")
						+ "</b:table><b:table b:name='Old fees' b:style-name='ta1'>" + row.formatted("", "4")
						+ "</b:table>"))
			.containsExactly("Fees", "5", "[hidden] 6", "Old fees [hidden]", "4");
	}

	@Test
	void readWhenCellsAndRowsAreRepeatedReadsEach() throws IOException {
		String text = "<b:table-cell%s><t:p>%s</t:p></b:table-cell>";
		String repeated = text.formatted(" b:number-columns-repeated='2'", "X<x:y xmlns:x='urn:x'/>");
		String empty = "<b:table-cell b:number-columns-repeated='%d'/>";
		String row = "<b:table-row b:number-rows-repeated='%d'>%s</b:table-row>";
		String rows = row.formatted(1, text.formatted("", "A") + repeated + empty.formatted(16381))
				+ row.formatted(2, text.formatted("", "B") + empty.formatted(2) + text.formatted("", "Y"))
				+ row.formatted(1048573, empty.formatted(16384));
		assertThat(read("<b:table b:name='Fees'>" + rows + "</b:table>")).containsExactly("A | X | X", "B | | | Y",
				"B | | | Y");
		assertThat(read("spreadsheet", "<b:table b:name='Fees'><b:table-column/>"
				+ "<b:table-column b:number-columns-repeated='2' b:visibility='collapse'/>" + rows + "</b:table>"))
			.containsExactly("Fees", "A | [hidden] X | [hidden] X", "B | | | Y", "B | | | Y");
	}

	@ParameterizedTest
	@CsvSource({ "<msup><mn>10</mn><mn>6</mn></msup>, 10\u2076", "<msub><mi>log</mi><mn>2</mn></msub>, log\u2082",
			"<mfrac><mn>1</mn><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow></mfrac>, (1)/(a+b)",
			"<mroot><mn>64</mn><mn>3</mn></mroot>, \u00B3\u221A(64)",
			"<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>23</mn></mtd></mtr></mtable>, \u25A0(1&23)" })
	void readWhenThereIsAnEquationReadsIt(String equation, String text) throws IOException {
		Path file = OfficeFiles.openDocument(this.directory.resolve("a.odt"), "text", STYLES, AUTOMATIC,
				"<t:p>Below <d:frame xmlns:d='urn:oasis:names:tc:opendocument:xmlns:drawing:1.0'>"
						+ "<d:object xmlns:l='http://www.w3.org/1999/xlink' l:href='./Object 1'/></d:frame> mg</t:p>",
				Map.of("Object 1/content.xml", "<math xmlns='http://www.w3.org/1998/Math/MathML'><semantics>" + equation
						+ "<annotation encoding='StarMath 5.0'>x</annotation></semantics></math>"));
		assertThat(Extractions.text(this.reader.read(file, "a.odt")).blocks().stream().map(Block::text))
			.containsExactly("Below " + text + " mg");
	}

	@Test
	void readWhenALibraryWroteValuesWithoutTextReadsThem() throws IOException {
		assertThat(read("spreadsheet",
				"<b:table b:name='Fees'><b:table-row><b:table-cell o:value-type='float' o:value='60' b:formula='of:=5*12'/>"
						+ "<b:table-cell b:formula='of:=5*13'/><b:table-cell o:value-type='string' b:formula='of:=T(\"\")'/>"
						+ "<b:table-cell o:value-type='float' o:value='5'><t:p>5 mg</t:p></b:table-cell>"
						+ "<b:table-cell o:value-type='date' o:date-value='2026-05-01' b:formula='of:=TODAY()'><t:p>1 May</t:p>"
						+ "</b:table-cell></b:table-row></b:table>"))
			.containsExactly("Fees", "60 | of:=5*13 | | 5 mg | of:=TODAY()");
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';',
			value = { "float;1000;1,000.00;1000", "float;1000;1.000,00;1000", "float;1000;1 000;1000",
					"float;1000;1000;1000", "float;12.5;12,50 mg;12.5 mg", "currency;1500;\u20AC1,500.00;\u20AC1500",
					"percentage;0.055;5,50 %;5.5 %", "float;-1234.5;-1'234.50;-1234.5", "float;0;0.00;0",
					"date;2026-01-02;02/01/2026;2026-01-02", "date;2026-01-02;2. Januar 26;2026-01-02",
					"date;2026-01-02;Fri, 2 Jan 2026;2026-01-02", "date;2026-01-02;2026\u5E741\u67082\u65E5;2026-01-02",
					"date;2026-01-02T18:00:00;02.01.2026 18:00;2026-01-02 18:00" })
	void readWhenCellsOnlyDecorateAValueReadsTheValue(String type, String value, String shown, String text)
			throws IOException {
		assertThat(readCell(type, value, shown)).isEqualTo(text);
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';',
			value = { "float;5;00005", "float;5000;5", "float;5.44;5.4", "float;5;V 5.0 of 7",
					"date;2026-01-02;Jan 2026", "date;2026-01-02;until 02/01/2026", "date;2026-01-02;Friday",
					"string;1000;1,000.00", "float;1.2E3;1,200.00" })
	void readWhenCellsSayMoreShowsIt(String type, String value, String shown) throws IOException {
		assertThat(readCell(type, value, shown)).isEqualTo(shown);
	}

	private String readCell(String type, String value, String shown) throws IOException {
		return read("spreadsheet",
				"<b:table b:name='Fees'><b:table-row><b:table-cell o:value-type='%s' %s=\"%s\"><t:p>%s</t:p></b:table-cell></b:table-row></b:table>"
					.formatted(type, type.equals("date") ? "o:date-value" : "o:value", value, shown))
			.getLast();
	}

	@Test
	void readWhenASpreadsheetIsEncryptedSaysSo() throws IOException {
		Path file = OfficeFiles.zip(this.directory.resolve("a.ods"), new TreeMap<>(Map.of("mimetype",
				"application/vnd.oasis.opendocument.spreadsheet", "META-INF/manifest.xml",
				"<m:manifest xmlns:m='urn:oasis:names:tc:opendocument:xmlns:manifest:1.0'>"
						+ "<m:file-entry m:full-path='content.xml'><m:encryption-data/></m:file-entry></m:manifest>",
				"content.xml", "no XML")));
		assertThat(Extractions.rejected(this.reader.read(file, "a.ods")).reason()).isEqualTo(RejectionReason.ENCRYPTED);
	}

	private List<String> read(String text) throws IOException {
		return read("text", text);
	}

	private List<String> read(String kind, String body) throws IOException {
		String name = kind.equals("text") ? "a.odt" : "a.ods";
		Path file = OfficeFiles.openDocument(this.directory.resolve(name), kind, STYLES, AUTOMATIC, body);
		return Extractions.text(this.reader.read(file, name)).blocks().stream().map(Block::text).toList();
	}

	private static String list(String attributes, String items) {
		return "<t:list%s>%s</t:list>".formatted(attributes, items);
	}

	private static String item(String attributes, String text) {
		return "<t:list-item%s><t:p>%s</t:p></t:list-item>".formatted(attributes, text);
	}

	private static String heading(String level, String text) {
		return "<t:h t:outline-level='%s>%s</t:h>".formatted(level, text);
	}

}
