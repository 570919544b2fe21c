package io.regwatch.ingest.extract.markup;

import io.regwatch.ingest.extract.markup.xml.XmlBlocks;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import io.regwatch.fuzz.FuzzTarget;
import io.regwatch.ingest.extract.text.Letters;
import io.regwatch.schema.Block;
import org.apache.tika.exception.TikaException;
import org.apache.tika.sax.TeeContentHandler;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

import static org.assertj.core.api.Assertions.assertThat;

/** No letter of an act in XML gets lost, whatever its elements are. */
class LawXmlFuzzTests implements FuzzTarget {

	private static final String ACT = """
			<?xml version="1.0" encoding="UTF-8"?><act><metadata><id>32017R0745</id></metadata><title>Devices</title>
			<article num="1" validFrom="2021-05-26"><num>Article 1</num><heading>Subject <i>matter</i></heading>
			<paragraph><num>1.</num><content><p>This Regulation lays down m<sup>2</sup> rules.</p></content></paragraph>
			<list><point><num>(a)</num><p>first &amp; last;</p></point></list></article>
			<table><row><entry>A</entry><entry><p>B</p><p>C</p></entry></row><tr><td>D</td></tr></table></act>""";

	private static final String OTHER = """
			<!DOCTYPE law [<!ENTITY e "x">]><law xmlns:x="urn:x"><x:enbez>&#167; 1</x:enbez>amid <b>text<row>r</row></b>
			<FTN ID="1"><P>Note</P></FTN><![CDATA[<kept>]]><?pi y?><!-- c --><Content><LA Size="1">(1)</LA></Content></law>""";

	@Override
	public List<byte[]> seeds() {
		return FuzzTarget.texts(ACT, OTHER, ACT.replace("UTF-8", "UTF-9"), "<a>\u00adb\u0301</a>",
				"<row><cell/></row>");
	}

	@Override
	public void check(byte[] input) throws IOException {
		XmlBlocks blocks = new XmlBlocks();
		Characters characters = new Characters();
		try {
			TikaReader.parseXml(new ByteArrayInputStream(input), new TeeContentHandler(blocks.handler(), characters));
		}
		catch (SAXException | TikaException ex) {
			return;
		}
		List<Block> read = blocks.toList();
		assertThat(read).extracting(Block::ordinal).isSorted().doesNotHaveDuplicates();
		Map<Integer, Integer> kept = Letters.of(read.stream().map(Block::text).collect(Collectors.joining("\n")));
		Letters.of(characters.text)
			.forEach((letter, count) -> assertThat(kept.getOrDefault(letter, 0)).as("'%c'", letter)
				.isGreaterThanOrEqualTo(count));
	}

	/** All text of a document. */
	private static final class Characters extends DefaultHandler {

		private final StringBuilder text = new StringBuilder();

		@Override
		public void characters(char[] characters, int start, int length) {
			this.text.append(characters, start, length);
		}

	}

}
