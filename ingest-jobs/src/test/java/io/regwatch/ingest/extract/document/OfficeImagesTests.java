package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import io.regwatch.schema.Block;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What pictures and drawings of office documents show for readers who do not see them.
 */
class OfficeImagesTests {

	private static final String DRAWING = """
			<w:drawing xmlns:wp='http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing'
			xmlns:a='http://schemas.openxmlformats.org/drawingml/2006/main'><wp:inline><wp:docPr id='1' name='Picture 1'%s/>
			<a:graphic><a:graphicData>%s</a:graphicData></a:graphic></wp:inline></w:drawing>""";

	private static final String PICTURE = """
			<p:pic xmlns:p='http://schemas.openxmlformats.org/drawingml/2006/picture'><p:nvPicPr><p:cNvPr id='1' name='a.png'/>
			<p:cNvPicPr/></p:nvPicPr><p:blipFill><a:blip r:embed='%s'/></p:blipFill><p:spPr/></p:pic>""";

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@Test
	void readWhenADrawingOfWordHasAlternativeTextReadsIt() throws IOException {
		assertThat(word(DRAWING.formatted(" descr='Report within 10 days'", ""), Map.of()))
			.containsExactly("Scheme [Image: Report within 10 days] of duties");
		assertThat(word("<w:pict><v:shape alt='Old scheme'/></w:pict>", Map.of()))
			.containsExactly("Scheme [Image: Old scheme] of duties");
	}

	@Test
	void readWhenADrawingOfWordHasTextReadsOnlyThat() throws IOException {
		String box = "<w:txbxContent><w:p><w:r><w:t>10 days</w:t></w:r></w:p></w:txbxContent>";
		assertThat(word(DRAWING.formatted(" descr='Box'", box), Map.of())).anyMatch((text) -> text.contains("10 days"))
			.noneMatch((text) -> text.contains("Box"));
	}

	/** The name differs as programs number their pictures. */
	@Test
	void readWhenThereIsAPictureOfWordTellsItByItsContent() throws IOException {
		String picture = DRAWING.formatted(" title='Scheme' descr='10 days'", PICTURE);
		List<String> first = word(picture.formatted("image1.png"), Map.of("image1.png", "A"));
		assertThat(first).containsExactly("Scheme [Image: Scheme, 10 days, data:d3d99e8b] of duties");
		assertThat(word(picture.formatted("image7.png"), Map.of("image7.png", "A"))).isEqualTo(first);
		assertThat(word(picture.formatted("image1.png"), Map.of("image1.png", "B"))).isNotEqualTo(first);
	}

	@Test
	void readWhenAProgramMayChooseAmongDrawingsReadsTheFirst() throws IOException {
		assertThat(word("<mc:AlternateContent xmlns:mc='http://schemas.openxmlformats.org/markup-compatibility/2006'>"
				+ "<mc:Choice Requires='wps'>" + DRAWING.formatted(" descr='Arrow'", "")
				+ "</mc:Choice><mc:Fallback><w:pict><v:shape alt='Arrow'/></w:pict></mc:Fallback></mc:AlternateContent>",
				Map.of()))
			.containsExactly("Scheme [Image: Arrow] of duties");
	}

	@Test
	void readWhenAnOpenDocumentHasAPictureReadsItAsThoseOfWord() throws IOException {
		String frame = "<d:frame><d:image l:href='%s'/>%s<v:title>Scheme</v:title><v:desc>10 days</v:desc></d:frame>";
		List<String> first = openDocument(frame.formatted("Pictures/1.png", ""), "A");
		assertThat(first).containsExactly("See [Image: Scheme, 10 days, data:d3d99e8b] it");
		assertThat(openDocument(frame.formatted("./Pictures/1.png", "<d:image l:href='Pictures/0.png'/>"), "A"))
			.isEqualTo(first);
		assertThat(openDocument(frame.formatted("Pictures/1.png", ""), "B")).isNotEqualTo(first);
		assertThat(openDocument(frame.formatted("Pictures/1.png", "<d:object l:href='Object 1'/>"), "A"))
			.containsExactly("See [Image: Scheme, 10 days] it");
		assertThat(openDocument("<d:a>" + frame.formatted("Pictures/1.png", "") + "</d:a>", "A")).isEqualTo(first);
		assertThat(openDocument("<d:custom-shape><v:desc>Arrow</v:desc><t:p>Go</t:p></d:custom-shape>", "A"))
			.containsExactly("See Go it");
	}

	private List<String> word(String drawing, Map<String, String> parts) throws IOException {
		return texts(OfficeFiles.word(this.directory.resolve("a.docx"),
				"<w:p><w:r><w:t>Scheme </w:t></w:r><w:r>" + drawing + "</w:r><w:r><w:t> of duties</w:t></w:r></w:p>",
				parts));
	}

	private List<String> openDocument(String drawing, String picture) throws IOException {
		String spaces = " xmlns:d='urn:oasis:names:tc:opendocument:xmlns:drawing:1.0' xmlns:l='http://www.w3.org/1999/xlink'"
				+ " xmlns:v='urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0'";
		return texts(OfficeFiles.openDocument(this.directory.resolve("a.odt"), "text", "", "",
				"<t:p" + spaces + ">See " + drawing + " it</t:p>", new TreeMap<>(Map.of("Pictures/1.png", picture))));
	}

	private List<String> texts(Path file) {
		String name = file.getFileName().toString();
		return Extractions.text(this.reader.read(file, name)).blocks().stream().map(Block::text).toList();
	}

}
