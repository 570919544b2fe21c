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
			"status\t<date date='2026-05-26'>Soon</date>\t<date date='2026-05-27'>Soon</date>",
			"bytes\t<date date='2026-05-26'>On 26 May</date>\t<date>On 26 May</date>",
			"text\t<limit substance='lead' size='5' unit='mg'/>\t<limit substance='lead' size='9' unit='mg'/>",
			"text\t<fee class='IIa' total='500'/>\t<fee class='IIa' total='600'/>",
			"status\t<device class='IIa'><name>Pump</name></device>\t<device class='IIb'><name>Pump</name></device>",
			"status\t<tissue source='porcine'><name>Valve</name></tissue>\t<tissue source='bovine'><name>Valve</name></tissue>",
			"status\t<patient position='supine'><name>Scan</name></patient>\t<patient position='prone'><name>Scan</name></patient>",
			"bytes\t<image height='5' width='5' mode='a'/><p>A</p>\t<image height='6' width='6' mode='b'/><p>A</p>",
			"bytes\t<drawing height='5pt' width='auto'><p>A</p></drawing>\t<drawing height='60%'><p>A</p></drawing>",
			"bytes\t<x xmlns='http://docs.oasis-open.org/legaldocml/ns/akn/3.0' class='a'><p>A</p></x>\t<x xmlns='http://docs.oasis-open.org/legaldocml/ns/akn/3.0' class='b'><p>A</p></x>",
			"status\t<rule type='exception'><p>A</p></rule>\t<rule type='rule'><p>A</p></rule>",
			"bytes\t<div8 type='section'><p>A</p></div8>\t<div8 type='part'><p>A</p></div8>",
			"status\t<standard version='2001'><title>Sterility</title></standard>\t<standard version='2024'><title>Sterility</title></standard>",
			"bytes\t<part schemaVersion='2'><title>Sterility</title></part>\t<part schemaVersion='3'><title>Sterility</title></part>",
			"status\t<class code='Z1201'><p>Pumps</p></class>\t<class code='Z1202'><p>Pumps</p></class>",
			"status\t<note type='warning'>Do not reuse</note>\t<note type='tip'>Do not reuse</note>",
			"status\t<rule level='2'><p>A</p></rule>\t<rule level='3'><p>A</p></rule>",
			"status\t<app content-type='norm-annex'><p>A</p></app>\t<app content-type='inform-annex'><p>A</p></app>",
			"status\t<list list-type='alpha-lower'><p>A</p></list>\t<list list-type='roman-lower'><p>A</p></list>",
			"status\t<list listType='ordered'><p>A</p></list>\t<list listType='unordered'><p>A</p></list>",
			"bytes\t<list list-type='bullet'><p>A</p></list>\t<list list-type='dash'><p>A</p></list>",
			"status\t<p>Take <dose unit='mg'>5</dose> daily</p>\t<p>Take <dose unit='g'>5</dose> daily</p>",
			"status\t<p>Take <dose unit='mg'>5</dose> or <dose unit='mg'>9</dose></p>\t<p>Take <dose unit='mg'>5</dose> or <dose unit='g'>9</dose></p>",
			"status\t<p>Take it <ph audience='adults'><b>twice</b></ph></p>\t<p>Take it <ph audience='children'><b>twice</b></ph></p>",
			"status\t<p>Use a <term status='preferred'>stent</term></p>\t<p>Use a <term status='deprecated'>stent</term></p>",
			"bytes\t<p>Under <xref scope='local' type='topic'>5</xref></p>\t<p>Under <xref scope='peer' type='other'>5</xref></p>",
			"bytes\t<p>In <quantity normalized='15'>15</quantity> days</p>\t<p>In <quantity>15</quantity> days</p>",
			"bytes\t<p>Under <emphasis role='bold'>no</emphasis> heat</p>\t<p>Under <emphasis role='italic'>no</emphasis> heat</p>",
			"text\t<p>Is <content revised='delete'>not </content>exempt</p>\t<p>Is <content revised='insert'>not </content>exempt</p>",
			"text\t<p>Is <x changeType='delete'>not </x>exempt</p>\t<p>Is <x changeType='add'>not </x>exempt</p>",
			"bytes\t<p>Is <x changeType='add'>not </x>exempt</p>\t<p>Is not exempt</p>",
			"text\t<p>Is <line-through>not</line-through> exempt</p>\t<p>Is not exempt</p>",
			"bytes\t<p>Is <hi rend='strikethrough'>not</hi> exempt</p>\t<p>Is <emphasis role='strikethrough'>not</emphasis> exempt</p>",
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

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~',
			value = { "bytes\tabfragezeit='2026-05-01T02:01:10Z'\tabfragezeit='2026-05-02T02:01:12Z'",
					"status\tvalidFrom='2026-05-01T06:00:01Z'\tvalidFrom='2026-05-02T06:00:01Z'",
					"status\tadopted='2026-05-01'\tadopted='2026-05-02'",
					"status\tadopted='2026-05-01T00:00:00'\tadopted='2026-05-02T00:00:00'" })
	void readTimeOfAnAnswer(String materiality, String before, String after) throws IOException {
		String law = "<?xml version='1.0'?><law %s><title>Act</title><p>Pumps shall have an alarm.</p></law>";
		new FileComparison(this.directory).assertWhole("xml", materiality, law.formatted(before), law.formatted(after));
	}

}
