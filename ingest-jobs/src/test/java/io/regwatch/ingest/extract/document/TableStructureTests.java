package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which columns and rows the cells of a table are in is a part of what it says. */
class TableStructureTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"text\t<table><tr><th>R</th><th>IIa</th><th>IIb</th></tr><tr><td>Audit</td><td colspan=2>Yes</td></tr></table>\t<table><tr><th>R</th><th>IIa</th><th>IIb</th></tr><tr><td>Audit</td><td>Yes</td><td></td></tr></table>",
			"text\t<table><tr><th>R</th><th colspan=2>II</th></tr><tr><td>Audit</td><td>Yes</td><td>x</td></tr></table>\t<table><tr><th>R</th><th>II</th><th></th></tr><tr><td>Audit</td><td>Yes</td><td>x</td></tr></table>",
			"text\t<table><tr><td>A</td><td rowspan=3>IX</td></tr><tr><td>B</td></tr><tr><td>C</td></tr></table>\t<table><tr><td>A</td><td rowspan=2>IX</td></tr><tr><td>B</td></tr><tr><td>C</td><td></td></tr></table>",
			"text\t<table><tr><td rowspan=2>A</td><td>1</td></tr><tr><td>2</td></tr><tr><td>B</td><td>3</td></tr></table>\t<table><tr><td>A</td><td>1</td></tr><tr><td rowspan=2>B</td><td>2</td></tr><tr><td>3</td></tr></table>",
			"bytes\t<table><tr><td>A</td><td rowspan=3>IX</td></tr><tr><td>B</td></tr></table>\t<table><tr><td>A</td><td rowspan=0>IX</td></tr><tr><td>B</td></tr></table>",
			"bytes\t<table><tr><td>A</td><td rowspan=3>IX</td></tr><tbody><tr><td>B</td></tr></table>\t<table><tr><td>A</td><td>IX</td></tr><tbody><tr><td>B</td></tr></table>",
			"bytes\t<table><tr><td colspan=2>Fees</td></tr><tr><td>A</td><td>5</td></tr></table>\t<table><tr><td>Fees</td></tr><tr><td>A</td><td>5</td></tr></table>",
			"bytes\t<table><tr><td>A</td><td colspan=2>5</td></tr></table>\t<table><tr><td>A</td><td>5</td></tr></table>",
			"bytes\t<table><tr><td>A</td><td colspan=2></td><td>5</td></tr></table>\t<table><tr><td>A</td><td></td><td></td><td>5</td></tr></table>",
			"bytes\t<table><tr><td>A</td><td colspan=2>5</td></tr><tr><td>B</td><td>6</td><td>7</td></tr></table>\t<table><tr><td>A</td><td>5</td><td>5</td></tr><tr><td>B</td><td>6</td><td>7</td></tr></table>",
			"text\t<div role=table><div role=row><span role=columnheader>T</span><span role=columnheader>IIa</span><span role=columnheader>IIb</span></div><div role=row><span role=cell>Sterile</span><span role=cell>Yes</span><span role=cell></span></div></div>\t<div role=table><div role=row><span role=columnheader>T</span><span role=columnheader>IIa</span><span role=columnheader>IIb</span></div><div role=row><span role=cell>Sterile</span><span role=cell></span><span role=cell>Yes</span></div></div>",
			"bytes\t<div role=grid><div role=row><div role=rowheader>A</div><div role=gridcell>Yes</div></div></div>\t<table><tr><th>A</th><td>Yes</td></tr></table>",
			"text\t<div role=grid><div role=row><div role=rowheader>A</div><div role=gridcell aria-colspan=2>Yes</div></div><div role=row><div role=cell>A</div><div role=cell>B</div><div role=cell>C</div></div></div>\t<div role=grid><div role=row><div role=rowheader>A</div><div role=gridcell>Yes</div><div role=cell></div></div><div role=row><div role=cell>A</div><div role=cell>B</div><div role=cell>C</div></div></div>",
			"text\t<div style='display: table'><div style='display: table-row'><div style='display: table-cell'>A</div><div style='display:table-cell'>X</div><div style='display:table-cell'></div></div></div>\t<div style='display: table'><div style='display: table-row'><div style='display: table-cell'>A</div><div style='display:table-cell'></div><div style='display:table-cell'>X</div></div></div>",
			"bytes\t<table><tr><th>Class</th><th>Fee</th></tr><tr><td>IIa</td><td>100</td></tr></table>\t<table><tr><th>Class</th><th>Fee</th></tr><tr><td><span class='tablesaw-cell-label sr-only'>Class</span>IIa</td><td>100</td></tr></table>",
			"bytes\t<table><tr><th>Class</th><th>Fee</th></tr><tr><td>IIa</td><td>100</td></tr></table>\t<table><tr><th>Class</th><th>Fee</th></tr><tr><td><span class=nhsuk-table-responsive__heading aria-hidden=true>Class </span>IIa</td><td><span class=nhsuk-table-responsive__heading>Fee:</span> 100</td></tr></table>",
			"text\t<table><tr><th>Class</th><th>Fee</th></tr><tr><td>IIa</td><td>100</td></tr></table>\t<table><tr><th>Class</th><th>Fee</th></tr><tr><td>Class IIa</td><td>100</td></tr></table>",
			"text\t<table><tr><th>Class</th><th>Fee</th></tr><tr><td>IIa</td><td>100</td></tr></table>\t<table><tr><th>Class</th><th>Fee</th></tr><tr><td><span class=cell-label>New</span> IIa</td><td>100</td></tr></table>",
			"text\t<table><tr><th>Class</th><th>Fee</th></tr><tr><td>IIa</td><td>100</td></tr></table>\t<table><tr><th>Class</th><th>Fee</th></tr><tr><td><span class=cell-label>Class</span> IIb</td><td>100</td></tr></table>",
			"text\t<table><tr><td><span class=cell-label>Fee</span> 5</td></tr></table>\t<table><tr><td><span class=cell-label>Tax</span> 5</td></tr></table>",
			"bytes\t<div class=row><div role=presentation>A</div></div>\t<div><div>A</div></div>" })
	void readPage(String materiality, String before, String after) throws IOException {
		new FileComparison(this.directory).assertDifference("html", materiality, before, after);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"text\t<table><row><entry colname='c1'>A</entry><entry colname='c2'>X</entry></row></table>\t<table><row><entry colname='c1'>A</entry><entry colname='c3'>X</entry></row></table>",
			"text\t<table><row><entry>A</entry><entry namest='c2' nameend='c3'>X</entry></row></table>\t<table><row><entry>A</entry><entry colname='c2'>X</entry><entry colname='c3'/></row></table>",
			"text\t<table><tgroup><tbody><row><entry morerows='1'>A</entry><entry>X</entry></row><row><entry>Y</entry></row></tbody></tgroup></table>\t<table><tgroup><tbody><row><entry>A</entry><entry>X</entry></row><row><entry/><entry>Y</entry></row></tbody></tgroup></table>",
			"bytes\t<table><tgroup><colspec colname='a'/><colspec colname='b'/><tbody><row><entry colname='a'>A</entry><entry colname='b'>X</entry></row></tbody></tgroup></table>\t<table><tgroup><tbody><row><entry>A</entry><entry>X</entry></row></tbody></tgroup></table>",
			"text\t<table><tgroup><colspec colname='a'/><colspec colname='b'/><colspec colname='d'/><spanspec spanname='s' namest='b' nameend='d'/><tbody><row><entry>A</entry><entry spanname='s'>X</entry></row></tbody></tgroup></table>\t<table><tgroup><tbody><row><entry>A</entry><entry>X</entry></row></tbody></tgroup></table>",
			"text\t<table><tr><th>R</th><th colspan='2'>II</th></tr><tr><td>Audit</td><td>Yes</td><td>x</td></tr></table>\t<table><tr><th>R</th><th>II</th><th></th></tr><tr><td>Audit</td><td>Yes</td><td>x</td></tr></table>",
			"text\t<Table><TableRow><TableColumn>A</TableColumn><TableColumn>X</TableColumn><TableColumn/></TableRow></Table>\t<Table><TableRow><TableColumn>A</TableColumn><TableColumn/><TableColumn>X</TableColumn></TableRow></Table>",
			"text\t<TableHeaderRow><TableHeaderColumn>A</TableHeaderColumn><TableHeaderColumn/><TableHeaderColumn>B</TableHeaderColumn></TableHeaderRow>\t<TableHeaderRow><TableHeaderColumn>A</TableHeaderColumn><TableHeaderColumn>B</TableHeaderColumn></TableHeaderRow>",
			"text\t<GPOTABLE><ROW><ENT>A</ENT><ENT>X</ENT><ENT/></ROW></GPOTABLE>\t<GPOTABLE><ROW><ENT>A</ENT><ENT/><ENT>X</ENT></ROW></GPOTABLE>",
			"text\t<simpletable><strow><stentry>A</stentry><stentry>X</stentry><stentry/></strow></simpletable>\t<simpletable><strow><stentry>A</stentry><stentry/><stentry>X</stentry></strow></simpletable>",
			"text\t<layout><row><column>A</column><column>X</column><column/></row></layout>\t<layout><row><column>A</column><column/><column>X</column></row></layout>",
			"text\t<table-body><table-row><table-cell><block>A</block></table-cell><table-cell><block>X</block></table-cell><table-cell/></table-row></table-body>\t<table-body><table-row><table-cell><block>A</block></table-cell><table-cell/><table-cell><block>X</block></table-cell></table-row></table-body>",
			"text\t<row><name>A</name><limit unit='mg'>5</limit><note/></row>\t<row><name>A</name><limit unit='mg'/><note>5</note></row>",
			"status\t<row><name>A</name><limit unit='mg'>5</limit></row>\t<row><name>A</name><limit unit='g'>5</limit></row>",
			"text\t<table><tr><td>A<table><tr><td>X</td></tr></table></td></tr></table>\t<table><tr><td>B<table><tr><td>X</td></tr></table></td></tr></table>",
			"bytes\t<table><tr><td>A</td><td colspan='2'>5</td></tr></table>\t<table><tr><td>A</td><td>5</td></tr></table>" })
	void readLaw(String materiality, String before, String after) throws IOException {
		new FileComparison(this.directory).assertDifference("xml", materiality, before, after);
	}

}
