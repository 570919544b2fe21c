package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the metadata of a law say of its status, its version, its scope and its time of
 * effect is seen; what they say of the file and of the program that made it is not.
 */
class XmlMetadataTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"status\t<validFrom>2026-01-01</validFrom>\t<validFrom>2027-01-01</validFrom>",
			"status\t<version>2</version>\t<version>3</version>",
			"status\t<appliesTo>Class IIa</appliesTo>\t<appliesTo>Class IIb</appliesTo>",
			"status\t<commencement><date>2026-01-01</date></commencement>\t<commencement><date>2027-01-01</date></commencement>",
			"status\t<x effectiveDate='2026-01-01'>a</x>\t<x effectiveDate='2027-01-01'>a</x>",
			"status\t<x effectiveDate='2026-01-01'/>\t<x effectiveDate='2027-01-01'/>",
			"status\t<field name='expiryDate'>2026</field>\t<field name='expiryDate'>2027</field>",
			"status\t<entry key='validUntil' value='2026'/>\t<entry key='validUntil' value='2027'/>",
			"status\t<note>EN VIGUEUR</note>\t<note>ABROGE</note>", "status\t<ETAT>VIGUEUR</ETAT>\t<ETAT>ABROGE</ETAT>",
			"status\t<DATE_FIN>2999-01-01</DATE_FIN>\t<DATE_FIN>2026-12-31</DATE_FIN>",
			"status\t<EndDate>2030-01-01</EndDate>\t<EndDate>2026-01-01</EndDate>",
			"status\t<entratainvigore norm='20260101'/>\t<entratainvigore norm='20270101'/>",
			"status\t<ciclodivita><eventi><evento data='20260101' tipo='originale'/></eventi></ciclodivita>\t<ciclodivita><eventi><evento data='20270101' tipo='originale'/></eventi></ciclodivita>",
			"status\t<UnappliedEffects><UnappliedEffect Type='words substituted' Modified='2026-05-01'><Title>S.I. 5</Title></UnappliedEffect></UnappliedEffects>\t<UnappliedEffects><UnappliedEffect Type='repealed' Modified='2026-05-01'><Title>S.I. 5</Title></UnappliedEffect></UnappliedEffects>",
			"bytes\t<UnappliedEffects><UnappliedEffect Type='repealed' Modified='2026-05-01'><Title>S.I. 5</Title></UnappliedEffect></UnappliedEffects>\t<UnappliedEffects><UnappliedEffect Type='repealed' Modified='2026-06-01'><Title>S.I. 5</Title></UnappliedEffect></UnappliedEffects>",
			"status\t<publication date='2026-01-10' name='Gazette' number='5'/>\t<publication date='2026-01-10' name='Gazette' number='6'/>",
			"furniture\t<modified>2026-01-01</modified>\t<modified>2026-02-01</modified>",
			"furniture\t<schemaVersion>1.2</schemaVersion>\t<schemaVersion>1.3</schemaVersion>",
			"furniture\t<conversionDate>2026-01-01</conversionDate>\t<conversionDate>2026-02-01</conversionDate>",
			"furniture\t<generator><version>1</version></generator>\t<generator><version>2</version></generator>",
			"bytes\t<software version='1'>Exporter</software>\t<software version='2'>Exporter</software>",
			"furniture\t<creator>Tool 1</creator>\t<creator>Tool 2</creator>" })
	void readMetadata(String materiality, String before, String after) throws IOException {
		String law = "<meta><id>a</id>%s</meta><p>Devices are tested.</p>";
		new FileComparison(this.directory).assertDifference("xml", materiality, law.formatted(before),
				law.formatted(after));
	}

	@ParameterizedTest
	@CsvSource({ "sec_8f3a2b1c, sec_9e4b7d20", "d1e45, d7e81", "idm140123456, idm140987654",
			"abcdefab-12cd-4e5f-8a9b-0c1d2e3f4a5b, bcdefabc-12cd-4e5f-8a9b-0c1d2e3f4a5b" })
	void readWhenIdsAreMadeAnewForEachFileIsSilent(String first, String second) throws IOException {
		String law = "<act><section id='%s' status='repealed'><p>Devices are tested.</p></section></act>";
		new FileComparison(this.directory).assertDifference("xml", "bytes", law.formatted(first),
				law.formatted(second));
	}

	@ParameterizedTest
	@CsvSource({ "eId='s1', eId='s2'", "num='1', num='2'", "id='section-1', id='section-2'", "'', ''" })
	void readWhenAnotherPartIsRepealedTellsIt(String first, String second) throws IOException {
		String law = "<act><section %s %s><p>Devices are tested.</p></section><section %s %s><p>Fees are due.</p></section></act>";
		String repealed = "status='repealed'";
		new FileComparison(this.directory).assertDifference("xml", "status", law.formatted(first, repealed, second, ""),
				law.formatted(first, "", second, repealed));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"text\t<licence><registrationDate>2026-01-01</registrationDate></licence>\t<licence><registrationDate>2027-01-01</registrationDate></licence>",
			"furniture\t<lastUpdated>2026-05-03T10:00:00</lastUpdated><p>A</p>\t<lastUpdated>2026-05-05T10:00:00</lastUpdated><p>A</p>",
			"furniture\t<exportDate>2026-05-03</exportDate><p>A</p>\t<exportDate>2026-05-05</exportDate><p>A</p>",
			"furniture\t<header><generatedAt>2026-05-03</generatedAt></header><p>A</p>\t<header><generatedAt>2026-05-05</generatedAt></header><p>A</p>",
			"furniture\t<doc><geaendert>2026-05-03</geaendert></doc>\t<doc><geaendert>2026-05-05</geaendert></doc>",
			"furniture\t<data><RequestedAt>2026-05-03T03:00:00+09:00</RequestedAt><p>A</p></data>\t<data><RequestedAt>2026-05-05T03:00:00+09:00</RequestedAt><p>A</p></data>",
			"text\t<device><modified>by the importer</modified></device>\t<device><modified>by the maker</modified></device>",
			"text\t<device><exportDate>2026-05-03</exportDate></device>\t<device><exportDate>2026-05-05</exportDate></device>",
			"text\t<update>Fees are 5</update>\t<update>Fees are 9</update>",
			"text\t<effectiveDate>2026-05-03</effectiveDate>\t<effectiveDate>2026-05-05</effectiveDate>",
			"furniture\t<channel><lastBuildDate>Sun, 03 May 2026</lastBuildDate><generator>A 1</generator><item><title>Fees</title></item></channel>\t<channel><lastBuildDate>Tue, 05 May 2026</lastBuildDate><generator>A 2</generator><item><title>Fees</title></item></channel>",
			"text\t<channel><item><title>Fees</title><pubDate>Sun, 03 May 2026</pubDate></item></channel>\t<channel><item><title>Fees</title><pubDate>Tue, 05 May 2026</pubDate></item></channel>" })
	void readDatesOfFile(String materiality, String before, String after) throws IOException {
		new FileComparison(this.directory).assertDifference("xml", materiality, before, after);
	}

	@ParameterizedTest
	@CsvSource({ "status,period='#p1',period='#p2'", "bytes,period='#p1',period='#p3'",
			"status,start='#e1',start='#e2'", "bytes,refersTo='#p1',refersTo='#p2'",
			"bytes,source='#x1',source='#x2'" })
	void readPeriods(String materiality, String before, String after) throws IOException {
		String law = """
				<meta><lifecycle><eventRef eId='e1' date='2026-01-01'/><eventRef eId='e2' date='2027-01-01'/></lifecycle>
				<temporalData><temporalGroup eId='p1'><timeInterval start='#e1'/></temporalGroup>
				<temporalGroup eId='p2'><timeInterval start='#e1' end='#e2'/></temporalGroup>
				<temporalGroup eId='p3'><timeInterval start='#e1'/></temporalGroup></temporalData></meta>
				<section %s><p>Devices are tested.</p></section>""";
		new FileComparison(this.directory).assertDifference("xml", materiality, law.formatted(before),
				law.formatted(after));
	}

	@ParameterizedTest
	@CsvSource({ "bytes,exportDate", "bytes,updateDate", "bytes,printDate", "bytes,fecha_actualizacion",
			"bytes,extractedOn", "status,effectiveDate", "status,fecha_vigencia", "status,adopted" })
	void readRoot(String materiality, String name) throws IOException {
		String law = "<?xml version='1.0'?><act %s='%s'><p>Devices are tested.</p></act>";
		new FileComparison(this.directory).assertWhole("xml", materiality, law.formatted(name, "2026-05-03"),
				law.formatted(name, "2026-05-05"));
	}

}
