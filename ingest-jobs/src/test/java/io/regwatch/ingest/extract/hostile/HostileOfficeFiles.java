package io.regwatch.ingest.extract.hostile;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.CRC32;

import io.regwatch.ingest.extract.hostile.HostileFiles.Attack;

/** Documents of office programs with macros, formulas, bombs and damages. */
final class HostileOfficeFiles {

	private static final String TYPES = """
			<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
			<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
			<Default Extension="png" ContentType="image/png"/><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>
			<Override PartName="/PART" ContentType="application/vnd.openxmlformats-officedocument.KIND.main+xml"/></Types>""";

	private static final String ROOT = """
			<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1"
			Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="%s"/></Relationships>""";

	private static final String WORD = "<w:document xmlns:w='http://schemas.openxmlformats.org/wordprocessingml/2006/main'><w:body>%s</w:body></w:document>";

	private static final String PARAGRAPH = "<w:p><w:r><w:t>Text</w:t></w:r></w:p>";

	private HostileOfficeFiles() {
	}

	static void addTo(List<Attack> attacks, Path secret) {
		attacks.add(new Attack("Word bomb", "docx",
				(random) -> word(Map.of("word/media/a.bin", HostileArchives.blanks(20 + random.nextInt(60))),
						PARAGRAPH + " ".repeat(5_000_000 + random.nextInt(20_000_000)))));
		attacks.add(new Attack("deep Word tables", "docx",
				(random) -> word(Map.of(), nested(500 + random.nextInt(20_000)))));
		attacks.add(new Attack("Word with external entity", "docx",
				(random) -> packaged("word/document.xml", "wordprocessingml.document",
						"<!DOCTYPE a [<!ENTITY x SYSTEM '%s'>]>".formatted(secret.toUri())
								+ WORD.formatted("<w:p><w:r><w:t>Text &x;</w:t></w:r></w:p>"),
						Map.of())));
		attacks.add(new Attack("Word with macros", "docm",
				(random) -> word(Map.of("word/vbaProject.bin", ole(random, 5000)), PARAGRAPH)));
		attacks.add(new Attack("Word with a huge image", "docx",
				(random) -> word(Map.of("word/media/a.png", png(10_000 + random.nextInt(2_000_000_000))), PARAGRAPH)));
		attacks.add(new Attack("formulas", "xlsx",
				(random) -> sheet("<row r='1'><c r='A1' t='str'><f>WEBSERVICE(\"%s\")</f><v>Text</v></c></row>"
					.formatted(secret.toUri()))));
		attacks.add(new Attack("distant cells", "xlsx", (random) -> sheet(
				"<row r='1048576'><c r='XFD1048576'><v>1</v></c></row>".repeat(1 + random.nextInt(1000)))));
		attacks.add(new Attack("repeated cells", "odt", HostileOfficeFiles::openDocument));
		attacks.add(new Attack("damaged compound file", "doc", (random) -> ole(random, 512 + random.nextInt(50_000))));
		attacks.add(new Attack("damaged sheet", "xls", (random) -> ole(random, 512 + random.nextInt(50_000))));
		attacks.add(new Attack("huge image", "pdf", (random) -> png(10_000 + random.nextInt(2_000_000_000))));
	}

	static byte[] word(Map<String, byte[]> more, String body) throws IOException {
		return packaged("word/document.xml", "wordprocessingml.document", WORD.formatted(body), more);
	}

	private static byte[] sheet(String rows) throws IOException {
		String main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
		return packaged("xl/workbook.xml", "spreadsheetml.sheet", """
				<workbook xmlns="%s" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">
				<sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>""".formatted(main),
				Map.of("xl/_rels/workbook.xml.rels",
						HostileArchives.text(ROOT.formatted("worksheets/sheet1.xml")
							.replace("relationships/officeDocument", "relationships/worksheet")),
						"xl/worksheets/sheet1.xml", HostileArchives.text(
								"<worksheet xmlns='%s'><sheetData>%s</sheetData></worksheet>".formatted(main, rows))));
	}

	private static byte[] packaged(String part, String type, String content, Map<String, byte[]> more)
			throws IOException {
		Map<String, byte[]> members = new LinkedHashMap<>();
		members.put("[Content_Types].xml", HostileArchives.text(TYPES.replace("PART", part).replace("KIND", type)));
		members.put("_rels/.rels", HostileArchives.text(ROOT.formatted(part)));
		members.put(part, HostileArchives.text(content));
		members.putAll(more);
		return HostileArchives.zip(members);
	}

	private static byte[] openDocument(Random random) throws IOException {
		Map<String, byte[]> members = new LinkedHashMap<>();
		members.put("mimetype", HostileArchives.text("application/vnd.oasis.opendocument.text"));
		members.put("content.xml",
				HostileArchives
					.text("""
							<o:document-content xmlns:o="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
							xmlns:t="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:b="urn:oasis:names:tc:opendocument:xmlns:table:1.0">
							<o:body><o:text><t:p>Text<t:s t:c="%d"/></t:p><b:table><b:table-row b:number-rows-repeated="%1$d">
							<b:table-cell b:number-columns-repeated="%1$d"><t:p>1</t:p></b:table-cell></b:table-row></b:table></o:text>
							</o:body></o:document-content>"""
						.formatted(1_000_000 + random.nextInt(2_000_000_000))));
		return HostileArchives.zip(members);
	}

	private static String nested(int depth) {
		return "<w:tbl><w:tr><w:tc>".repeat(depth) + PARAGRAPH + "</w:tc></w:tr></w:tbl>".repeat(depth);
	}

	/** A compound file whose allocation tables are random. */
	private static byte[] ole(Random random, int size) {
		byte[] content = new byte[size];
		random.nextBytes(content);
		byte[] head = { (byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0, (byte) 0xA1, (byte) 0xB1, 0x1A, (byte) 0xE1 };
		System.arraycopy(head, 0, content, 0, head.length);
		return content;
	}

	/** A few bytes that declare a square image with sides of so many points. */
	static byte[] png(int side) throws IOException {
		ByteArrayOutputStream header = new ByteArrayOutputStream();
		DataOutputStream fields = new DataOutputStream(header);
		fields.writeBytes("IHDR");
		fields.writeInt(side);
		fields.writeInt(side);
		fields.write(new byte[] { 8, 6, 0, 0, 0 });
		CRC32 sum = new CRC32();
		sum.update(header.toByteArray());
		ByteArrayOutputStream image = new ByteArrayOutputStream();
		DataOutputStream out = new DataOutputStream(image);
		out.write(new byte[] { (byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n', 0, 0, 0, 13 });
		header.writeTo(out);
		out.writeInt((int) sum.getValue());
		return image.toByteArray();
	}

}
