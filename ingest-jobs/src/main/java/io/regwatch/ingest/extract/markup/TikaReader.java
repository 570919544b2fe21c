package io.regwatch.ingest.extract.markup;

import io.regwatch.ingest.extract.markup.plain.PlainTextBlocks;
import io.regwatch.ingest.extract.markup.plain.YamlBlocks;
import io.regwatch.ingest.extract.markup.xml.XmlBlocks;
import io.regwatch.ingest.extract.text.DocumentBlocks;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import javax.xml.parsers.SAXParser;

import io.regwatch.ingest.extract.format.CsvDelimiter;
import io.regwatch.ingest.extract.format.Format;
import io.regwatch.ingest.extract.format.ParsedDocument;
import io.regwatch.ingest.extract.format.ParserErrorMessage;
import io.regwatch.ingest.extract.format.TypeDetector;
import io.regwatch.ingest.extract.format.WebEncodingDetector;
import io.regwatch.ingest.extract.text.TextNormalizer;
import io.regwatch.schema.text.StatusNotices;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.RejectionReason;
import io.regwatch.schema.text.XmlLimits;
import org.apache.commons.io.ByteOrderMark;
import org.apache.commons.io.input.BOMInputStream;
import org.apache.tika.exception.EncryptedDocumentException;
import org.apache.tika.exception.TikaException;
import org.apache.tika.extractor.EmbeddedDocumentExtractor;
import org.apache.tika.io.TikaInputStream;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.metadata.TikaCoreProperties;
import org.apache.tika.parser.AutoDetectParser;
import org.apache.tika.parser.ParseContext;
import org.apache.tika.parser.csv.TextAndCSVParser;
import org.apache.tika.parser.epub.EpubParser;
import org.apache.tika.parser.html.HtmlMapper;
import org.apache.tika.parser.html.JSoupParser;
import org.apache.tika.parser.microsoft.OfficeParser;
import org.apache.tika.parser.microsoft.OfficeParserConfig;
import org.apache.tika.parser.microsoft.ooxml.OOXMLParser;
import org.apache.tika.parser.microsoft.rtf.RTFParser;
import org.apache.tika.parser.odf.OpenDocumentParser;
import org.apache.tika.sax.TeeContentHandler;
import org.apache.tika.utils.XMLReaderUtils;
import org.jspecify.annotations.Nullable;
import org.xml.sax.ContentHandler;
import org.xml.sax.SAXException;

/** Reads every format but PDF. */
public final class TikaReader {

	private final AutoDetectParser parser = new AutoDetectParser(new JSoupParser(new WebEncodingDetector()),
			new OOXMLParser(), new OfficeParser(), new OpenDocumentParser(), new RTFParser(), new EpubParser(),
			new TextAndCSVParser(new WebEncodingDetector()));

	public ParsedDocument read(Path file, String name, TypeDetector.Usable usable) throws IOException {
		Metadata metadata = new Metadata();
		metadata.set(TikaCoreProperties.RESOURCE_NAME_KEY, name);
		metadata.set(TikaCoreProperties.CONTENT_TYPE_USER_OVERRIDE, typeForParser(file, usable));
		PageControls controls = new PageControls();
		LayoutTables tables = new LayoutTables();
		PageStyles styles = (usable.format() == Format.HTML) ? PageStyles.of(file) : PageStyles.NONE;
		try (TikaInputStream stream = TikaInputStream.get(file); TikaInputStream first = TikaInputStream.get(file)) {
			if (usable.format() == Format.HTML) {
				parse(first, usable.format(), new TeeContentHandler(controls, tables), copy(metadata));
			}
			DocumentBlocks blocks = handlerFor(usable.format(), controls, styles);
			ContentHandler handler = (usable.format() == Format.HTML) ? new LayoutText(tables, blocks.handler())
					: blocks.handler();
			parse(stream, usable.format(), new MathText(handler), metadata);
			@Nullable String title = metadata.get(TikaCoreProperties.TITLE);
			return new ParsedDocument.Found(title, blocks.pages(),
					(usable.format() == Format.HTML) ? withStatus(blocks.toList(), title) : blocks.toList());
		}
		catch (EncryptedDocumentException ex) {
			return new ParsedDocument.Refused(RejectionReason.ENCRYPTED, "The document needs a password to be read.");
		}
		catch (TikaException | SAXException ex) {
			return new ParsedDocument.Refused(RejectionReason.CORRUPT, ParserErrorMessage.of(ex, file));
		}
	}

	/** Some sites say only in the title of a page that its document was withdrawn. */
	private static List<Block> withStatus(List<Block> blocks, @Nullable String title) {
		if (title == null || !StatusNotices.isNotice(title) || blocks.isEmpty()) {
			return blocks;
		}
		Block last = blocks.getLast();
		Block status = new Block(last.ordinal() + 1, last.page(), BlockKind.STATUS, 0, TextNormalizer.clean(title));
		return Stream.concat(blocks.stream(), Stream.of(status)).toList();
	}

	private static Metadata copy(Metadata metadata) {
		Metadata copy = new Metadata();
		Stream.of(metadata.names()).forEach((name) -> copy.set(name, metadata.get(name)));
		return copy;
	}

	private static String typeForParser(Path file, TypeDetector.Usable usable) throws IOException {
		return switch (usable.format()) {
			case CSV -> "text/csv; delimiter=" + CsvDelimiter.of(file).name().toLowerCase(Locale.ROOT);
			case YAML -> "text/plain";
			case PDF, HTML, DOCX, DOC, ODT, RTF, XLSX, XLS, ODS, PPTX, PPT, ODP, EPUB, MARKDOWN, XML, TEXT, MAIL ->
				usable.type().toString();
		};
	}

	private void parse(TikaInputStream stream, Format format, ContentHandler handler, Metadata metadata)
			throws IOException, TikaException, SAXException {
		if (format == Format.XML) {
			parseXml(stream, handler);
		}
		else {
			this.parser.parse(stream, handler, metadata, context());
		}
	}

	/** Decodes it as lists are decoded, whatever charset it announces. */
	static void parseXml(InputStream stream, ContentHandler handler) throws IOException, TikaException, SAXException {
		Charset charset = new WebEncodingDetector().detect(stream, new Metadata());
		InputStream unmarked = BOMInputStream.builder()
			.setInputStream(stream)
			.setByteOrderMarks(ByteOrderMark.UTF_8, ByteOrderMark.UTF_16LE, ByteOrderMark.UTF_16BE)
			.get();
		SAXParser parser = XMLReaderUtils.getSAXParser();
		for (String limit : XmlLimits.PROPERTIES) {
			parser.setProperty(limit, XmlLimits.LARGEST);
		}
		ParseContext context = new ParseContext();
		context.set(SAXParser.class, parser);
		XMLReaderUtils.parseSAX(new InputStreamReader(unmarked, charset), handler, context);
	}

	private static DocumentBlocks handlerFor(Format format, PageControls controls, PageStyles styles) {
		return switch (format) {
			case XML -> new XmlBlocks();
			case YAML -> new YamlBlocks();
			case TEXT -> new PlainTextBlocks(false);
			case MARKDOWN -> new PlainTextBlocks(true);
			case XLSX, XLS, ODS -> new XhtmlBlocks(XhtmlPages.SHEETS);
			case PPTX, PPT, ODP -> new XhtmlBlocks(XhtmlPages.SLIDES);
			case HTML -> new XhtmlBlocks(XhtmlPages.SITE, controls.ids(), styles);
			case PDF, DOCX, DOC, ODT, RTF, EPUB, CSV, MAIL -> new XhtmlBlocks(XhtmlPages.NONE);
		};
	}

	// Attachments are not the document, and macros and deleted text are not its text.
	private static ParseContext context() {
		ParseContext context = new ParseContext();
		context.set(HtmlMapper.class, new WholeSources());
		context.set(EmbeddedDocumentExtractor.class, new NoAttachments());
		OfficeParserConfig office = new OfficeParserConfig();
		office.setIncludeDeletedContent(false);
		office.setIncludeShapeBasedContent(true);
		context.set(OfficeParserConfig.class, office);
		return context;
	}

}
