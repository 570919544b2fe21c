package io.regwatch.ingest.extract.hostile;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.DeflaterOutputStream;

import io.regwatch.ingest.extract.hostile.HostileFiles.Attack;

/** PDF files whose objects recurse, lie, expand or are damaged. */
final class HostilePdfs {

	private static final String PAGES = "<</Type/Pages/Kids[3 0 R]/Count 1>>";

	private static final String PAGE = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>>>>>";

	private static final String FONT = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";

	private static final String WORDS = "BT /F 12 Tf 50 700 Td (Some text) Tj ET ";

	private HostilePdfs() {
	}

	static void addTo(List<Attack> attacks) {
		add(attacks, "page tree with a cycle",
				(random) -> pdf("<</Type/Pages/Kids[2 0 R 3 0 R]/Count %d>>".formatted(random.nextInt()), PAGE,
						stream("", WORDS), FONT, "null"));
		add(attacks, "deep page tree", (random) -> tree(1000 + random.nextInt(20_000)));
		add(attacks, "number of pages",
				(random) -> pdf("<</Type/Pages/Kids[3 0 R]/Count 2147483647>>", PAGE, stream("", WORDS), FONT, "null"));
		add(attacks, "form that draws itself",
				(random) -> pdf(PAGES, PAGE, stream("", WORDS + "/X Do"), FONT,
						stream("/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</XObject<</X 6 0 R>>>>",
								"/X Do ".repeat(2))));
		add(attacks, "huge image on a page",
				(random) -> pdf(PAGES, PAGE, stream("", WORDS + "600 0 0 800 0 0 cm /X Do"), FONT,
						stream("/Type/XObject/Subtype/Image/ColorSpace/DeviceRGB/BitsPerComponent 8/Width %d/Height %<d"
							.formatted(10_000 + random.nextInt(1_000_000)), "x")));
		add(attacks, "content that expands",
				(random) -> pdf(PAGES, PAGE, deflated(WORDS, 1_000_000 + random.nextInt(40_000_000)), FONT, "null"));
		add(attacks, "many filters",
				(random) -> pdf(PAGES, PAGE,
						stream("/Filter[%s]".formatted("/FlateDecode ".repeat(10 + random.nextInt(5000))), WORDS), FONT,
						"null"));
		add(attacks, "deep arrays",
				(random) -> pdf(PAGES, PAGE, stream("", WORDS), FONT, "[".repeat(1000 + random.nextInt(200_000))));
		add(attacks, "deep arrays in content", (random) -> pdf(PAGES, PAGE,
				stream("", WORDS + "[".repeat(1000 + random.nextInt(200_000))), FONT, "null"));
		add(attacks, "object stream that lies", (random) -> pdf(PAGES, PAGE, stream("", WORDS), FONT,
				stream("/Type/ObjStm/N %d/First %d".formatted(random.nextInt(), random.nextInt()), "1 0 2 10 null")));
		add(attacks, "characters without end", (random) -> pdf(PAGES, PAGE, stream("", WORDS),
				"<</Type/Font/Subtype/Type0/BaseFont/F/Encoding/Identity-H/ToUnicode 6 0 R/DescendantFonts[5 0 R]>>",
				stream("", "1 beginbfrange <0000> <FFFFFFFF> <0041> endbfrange")));
		add(attacks, "fields of a form with a cycle",
				(random) -> pdf(PAGES, PAGE.replace("/Type/Page/", "/Type/Page/Annots[6 0 R 6 0 R]/"),
						stream("", WORDS), FONT,
						"<</Type/Annot/Subtype/Widget/Parent 6 0 R/Kids[6 0 R]/Rect[0 0 1 1]/T(a)>>"));
		add(attacks, "unknown encryption",
				(random) -> text(pdf(PAGES, PAGE, stream("", WORDS), FONT, "null"))
					.replace("/Root",
							"/Encrypt<</Filter/Standard/V %d/R %d/O(x)/U(x)/P -1>>/Root".formatted(random.nextInt(9),
									random.nextInt(9)))
					.getBytes(StandardCharsets.ISO_8859_1));
		add(attacks, "damaged cross-references", HostilePdfs::damaged);
		add(attacks, "cross-references with a cycle",
				(random) -> text(pdf(PAGES, PAGE, stream("", WORDS), FONT, "null"))
					.replace("/Root", "/Prev %d/XRefStm %<d/Root".formatted(random.nextInt(600)))
					.getBytes(StandardCharsets.ISO_8859_1));
	}

	private static void add(List<Attack> attacks, String name, HostileFiles.Maker maker) {
		attacks.add(new Attack(name, "pdf", maker));
	}

	/** The object 1 is the catalogue, 2 the page tree, and so on. */
	private static byte[] pdf(String... objects) {
		StringBuilder file = new StringBuilder("%PDF-1.7\n");
		StringBuilder table = new StringBuilder("xref\n0 %d\n0000000000 65535 f \n".formatted(objects.length + 2));
		int number = 0;
		for (String object : concat("<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[6 0 R]>>>>", objects)) {
			table.append("%010d 00000 n \n".formatted(file.length()));
			file.append("%d 0 obj\n%s\nendobj\n".formatted(++number, object));
		}
		int start = file.length();
		return file.append(table)
			.append("trailer\n<</Root 1 0 R/Size %d>>\nstartxref\n%d\n%%%%EOF\n".formatted(number + 1, start))
			.toString()
			.getBytes(StandardCharsets.ISO_8859_1);
	}

	private static List<String> concat(String first, String... others) {
		String[] all = Arrays.copyOf(new String[] { first }, others.length + 1);
		System.arraycopy(others, 0, all, 1, others.length);
		return List.of(all);
	}

	private static String stream(String entries, String content) {
		return "<<%s/Length %d>>\nstream\n%s\nendstream".formatted(entries, content.length(), content);
	}

	private static String deflated(String content, int length) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (OutputStream out = new DeflaterOutputStream(bytes)) {
			byte[] block = content.repeat(1000).getBytes(StandardCharsets.ISO_8859_1);
			for (int written = 0; written < length; written += block.length) {
				out.write(block);
			}
		}
		return stream("/Filter/FlateDecode", text(bytes.toByteArray()));
	}

	private static byte[] tree(int depth) {
		String[] objects = new String[depth + 1];
		for (int i = 0; i < depth; i++) {
			objects[i] = "<</Type/Pages/Kids[%d 0 R]/Count 1>>".formatted(i + 3);
		}
		objects[depth] = "<</Type/Page/MediaBox[0 0 600 800]>>";
		return pdf(objects);
	}

	private static byte[] damaged(Random random) {
		byte[] content = pdf(PAGES, PAGE, stream("", WORDS), FONT, "null");
		int table = text(content).indexOf("xref");
		for (int i = 0; i < 1 + random.nextInt(100); i++) {
			content[table + random.nextInt(content.length - table)] = (byte) ('0' + random.nextInt(10));
		}
		return content;
	}

	private static String text(byte[] content) {
		return new String(content, StandardCharsets.ISO_8859_1);
	}

}
