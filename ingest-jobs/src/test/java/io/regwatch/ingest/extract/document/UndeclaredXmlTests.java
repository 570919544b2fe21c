package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Markup need not say which one it is. */
class UndeclaredXmlTests {

	private static final String DECLARATION = "<?xml version='1.0' encoding='UTF-8'?>\n";

	private final DocumentReader reader = new DocumentReader(null);

	@TempDir
	private Path directory;

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"law.xml | <LAW><VOLUME>1</VOLUME><HEAD>Title 3</HEAD><DIV5 TYPE='PART'><HEAD>PART 1</HEAD><P>Pumps.</P></DIV5></LAW>",
			"law.xml | <!-- of 2026 --><!DOCTYPE law><law><title>Pumps</title><p status='repealed'>Alarms</p></law>",
			"law.xml | <Act xmlns='http://example.org/act'><Title>Pumps</Title><Body><P>Alarms</P></Body></Act>",
			"law | <Act xmlns='http://example.org/act'><Title>Pumps</Title><Body><P>Alarms</P></Body></Act>",
			"law | <a:Act xmlns:a='http://example.org/act'><a:body><a:p>Alarms</a:p></a:body></a:Act>",
			"law.xml | <section xmlns='http://example.org/act'><title>Pumps</title><p>Alarms</p></section>",
			"法令.xml | <法令><題名>機器</題名><条>警報</条></法令>" })
	void readAsIfItWereDeclared(String name, String xml) throws IOException {
		Extraction.Text declared = read(name, DECLARATION + xml);
		assertThat(declared.mediaType()).isEqualTo("application/xml");
		assertThat(read(name, xml)).isEqualTo(declared);
	}

	@Test
	void readWhenItIsAFeedReadsIt() throws IOException {
		String feed = "<feed xmlns='http://www.w3.org/2005/Atom'><title>Alerts</title><entry><title>Pump</title></entry></feed>";
		assertThat(read("alerts", feed).blocks()).isEqualTo(read("alerts", DECLARATION + feed).blocks());
	}

	@Test
	void readWhenItIsHtmlReadsHtml() throws IOException {
		String xhtml = "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN' 'http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd'>"
				+ "<html><body><p>Pumps</p></body></html>";
		assertThat(read("page.xml", xhtml).mediaType()).isNotEqualTo("application/xml");
		assertThat(read("page.xml", "<div><p>Pumps</p></div>").mediaType()).isNotEqualTo("application/xml");
		assertThat(read("page", "<html><p>Pumps<br>and lamps</p></html>").mediaType()).isEqualTo("text/html");
		assertThat(read("page.html", "<html xmlns='http://www.w3.org/1999/xhtml'><body><p>Pumps</p></body></html>")
			.mediaType()).isIn("text/html", "application/xhtml+xml");
		assertThat(read("page.htm",
				"<html xmlns:o='urn:office' xmlns='http://www.w3.org/TR/REC-html40'><p>Pumps<br>A</html>")
			.mediaType()).isEqualTo("text/html");
		assertThat(read("page.html", "<!doctype html><title>Pumps</title><my-app>Lamps</my-app>").mediaType())
			.isEqualTo("text/html");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			value = { "<p class=lead>The pump</p><p>Alarms</p>", "<ul><li>The pump</li></ul><p>Alarms</p>",
					"<!-- of 2026 --> <Section id='a'><p>The pump</p></Section><p>Alarms</p>" })
	void readWhenItIsAPartOfAPageWithoutNameReadsHtml(String html) throws IOException {
		Extraction.Text text = read("guidance", html);
		assertThat(text.mediaType()).isEqualTo("text/html");
		assertThat(text.blocks()).extracting(Block::text).containsExactly("The pump", "Alarms");
	}

	@ParameterizedTest
	@ValueSource(strings = { "<pump> alarms", "< p > 5", "The <p>pump</p>", "<people>Alarms</people>" })
	void readWhenItIsAnythingElseReadsText(String text) throws IOException {
		assertThat(read("guidance", text).mediaType()).isEqualTo("text/plain");
	}

	private Extraction.Text read(String name, String content) throws IOException {
		return Extractions.text(this.reader.read(Files.writeString(this.directory.resolve(name), content), name));
	}

}
