package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What attributes of XML say of a law or a record is seen; what they say of the file and
 * of its layout is not.
 */
class XmlFactsTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"text\t<limit max='5' unit='mg'/>\t<limit max='9' unit='mg'/>",
			"text\t<device name='Pump' class='IIa' implantable='no'/>\t<device name='Pump' class='IIb' implantable='no'/>",
			"text\t<row name='Pump' risk='high'/>\t<row name='Pump' risk='low'/>",
			"bytes\t<device name='Pump' risk='high'/>\t<device risk='high' name='Pump'/>",
			"text\t<product><formCode code='C1' displayName='TABLET'/></product>\t<product><formCode code='C1' displayName='CAPSULE'/></product>",
			"bytes\t<product><formCode code='C1' codeSystem='2.16.840' codeSystemName='NCI' displayName='TABLET'/></product>\t<product><formCode code='C1' codeSystem='2.16.841' codeSystemName='NCIT' displayName='TABLET'/></product>",
			"text\t<approval><id root='2.16' extension='NDA021'/></approval>\t<approval><id root='2.16' extension='NDA022'/></approval>",
			"bytes\t<approval><id root='8d1f9a10-1b2c-4d3e-9f00-0123456789ab'/><p>A</p></approval>\t<approval><id root='9d1f9a10-1b2c-4d3e-9f00-0123456789ab'/><p>A</p></approval>",
			"text\t<approval><statusCode code='active'/></approval>\t<approval><statusCode code='suspended'/></approval>",
			"status\t<observation negationInd='false'><name>Contraindicated</name></observation>\t<observation negationInd='true'><name>Contraindicated</name></observation>",
			"status\t<section commencementDate='2026-05-01'><p>A</p></section>\t<section commencementDate='2028-05-01'><p>A</p></section>",
			"status\t<section effective-date='2026-05-01'><p>A</p></section>\t<section effective-date='2028-05-01'><p>A</p></section>",
			"status\t<Article Num='3' Delete='false'><p>A</p></Article>\t<Article Num='3' Delete='true'><p>A</p></Article>",
			"status\t<rule level='mandatory'><p>A</p></rule>\t<rule level='voluntary'><p>A</p></rule>",
			"status\t<limit unit='mg'>5</limit>\t<limit unit='g'>5</limit>",
			"bytes\t<rule level='mandatory'><rule level='mandatory'><p>A</p></rule></rule>\t<rule level='mandatory'><rule><p>A</p></rule></rule>",
			"bytes\t<date date='2026-05-26'>Soon</date>\t<date date='2026-05-27'>Soon</date>",
			"bytes\t<section eId='s1' wId='s1' GUID='a'><p>A</p></section>\t<section eId='s2' wId='s9' GUID='b'><p>A</p></section>",
			"bytes\t<section id='s1' xml:id='a' refersTo='#x' style='a' class='indent1' xml:space='preserve'><p>A</p></section>\t<section id='s2' xml:id='b' refersTo='#y' style='b' class='indent2'><p>A</p></section>",
			"bytes\t<section builddate='20260501120000' lastModified='2026-05-01' DocumentURI='http://a/b' NumberOfProvisions='5'><p>A</p></section>\t<section builddate='20260601120000' lastModified='2026-06-01' DocumentURI='http://a/c' NumberOfProvisions='6'><p>A</p></section>",
			"bytes\t<list type='alpha' indent='1'><p>A</p></list>\t<list type='bullet' indent='2'><p>A</p></list>",
			"bytes\t<p><quot.start code='2018' id='q1' ref.end='q2'/>A</p>\t<p><quot.start code='201C' id='q3' ref.end='q4'/>A</p>",
			"bytes\t<p>A<prtpage p='12'/> b</p><prtpage p='13'/><p>C</p>\t<p>A<prtpage p='14'/> b</p><prtpage p='15'/><p>C</p>",
			"bytes\t<p>A <img src='a.gif' width='5' id='x'/></p>\t<p>A <img src='b.gif' width='6' id='y'/></p>",
			"text\t<list><item n='3'><p>Sutures</p></item></list>\t<list><item n='4'><p>Sutures</p></item></list>",
			"bytes\t<part n='820'><head>PART 820 Quality</head></part>\t<part><head>PART 820 Quality</head></part>",
			"status\t<meta><lifecycle source='#x'><eventRef date='2026-01-01' type='generation'/></lifecycle></meta><p>A</p>\t<meta><lifecycle source='#x'><eventRef date='2026-01-01' type='generation'/><eventRef date='2027-01-01' type='repeal'/></lifecycle></meta><p>A</p>",
			"bytes\t<meta><eventRef eId='e1' source='#a' date='2026-01-01' type='repeal'/></meta><p>A</p>\t<meta><eventRef eId='e2' source='#b' date='2026-01-01' type='repeal'/></meta><p>A</p>",
			"furniture\t<meta><FRBRdate date='2026-01-01' name='generation'/></meta><p>A</p>\t<meta><FRBRdate date='2026-01-02' name='generation'/></meta><p>A</p>",
			"bytes\t<section level='1'><p>A</p></section>\t<section level='2'><p>A</p></section>",
			"text\t<p>Formula <graphic src='f.gif' alt='x less than 5'/></p>\t<p>Formula <graphic src='f.gif' alt='x more than 5'/></p>",
			"bytes\t<part n='I'><head>CHAPTER I Scope</head></part>\t<part n='I'><head>CHAPTER I&#160;Scope</head></part>" })
	void readLaw(String materiality, String before, String after) throws IOException {
		new FileComparison(this.directory).assertDifference("xml", materiality, before, after);
	}

}
