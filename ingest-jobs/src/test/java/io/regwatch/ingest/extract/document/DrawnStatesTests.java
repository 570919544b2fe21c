package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Cells that say something by a colour or a drawing only, and drawn text. What changes in
 * them stands in brackets.
 */
class DrawnStatesTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@ValueSource(strings = { "<table><tr><td>Mask</td><td class='bg-[success=>danger]'></td></tr></table>",
			"<table><tr><td>Mask</td><td class=status-[on=>off]></td></tr></table>",
			"<table><tr><td>Mask</td><td><span class='badge badge-[success=>warning]'></span></td></tr></table>",
			"<table><tr><td>Mask</td><td><svg viewBox='0 0 8 8'><path d='M1 [4 L3 6 L7 1=>1 L7 7 M7 1 L1 7]'/></svg></td></tr></table>",
			"<table><tr><td>Mask</td><td><svg aria-hidden=true><path d='M1 [4 L3 6=>1 L7 7]'/></svg></td></tr></table>",
			"<table><tr><td>Mask</td><td><svg><polyline points='1,4 [3,6=>4,6]'/></svg></td></tr></table>",
			"<ul><li><svg><path d='M1 [4=>5]'/></svg></li><li>A</li></ul>",
			"<figure><svg aria-hidden=true><text>Limit [5=>9] mg</text></svg></figure>",
			"<p>Limit <svg aria-hidden=true><title>a</title><g><text>[5=>9] mg</text></g></svg></p>" })
	void statesCount(String markup) throws IOException {
		assertDifference("text", markup);
	}

	@ParameterizedTest
	@ValueSource(strings = { "<table><tr><td class='bg-[success=>danger]'>Mask</td><td>5</td></tr></table>",
			"<table><tr><td>Mask</td><td class='col-[6=>7]'></td></tr></table>",
			"<table><tr><td>Mask</td><td>5 <svg><path d='M1 [4=>5]'/></svg></td></tr></table>",
			"<table><tr><td>Mask</td><td><svg><path d='M1[ =>,  ]4'/></svg></td></tr></table>",
			"<table><tr><td>Mask</td><td><svg><title>Yes</title><path d='M1 [4=>5]'/></svg></td></tr></table>",
			"<table><tr><td>Mask</td><td><i class='fa fa-check'><svg><path d='M1 [4=>5]'/></svg></i></td></tr></table>",
			"<table><tr><td>Mask</td><td><a href=a><svg><path d='M1 [4=>5]'/></svg></a></td></tr></table>",
			"<ul><li><svg><path d='M1 [4=>5]'/></svg> <p>A</p></li></ul>",
			"<ul><li><svg><path d='M1 [4=>5]'/></svg> A</li></ul>",
			"<ul><li><a href=a><svg><path d='M1 [4=>5]'/></svg></a></li></ul>",
			"<p>Limit <svg><path d='M1 [4=>5]'/></svg></p>",
			"<p>Limit <svg aria-hidden=true><title>[a=>b]</title></svg></p>",
			"<ul><li><svg aria-hidden=true><title>[a=>b]</title></svg></li></ul>" })
	void otherDrawingsDoNot(String markup) throws IOException {
		assertDifference("bytes", markup);
	}

	private void assertDifference(String materiality, String markup) throws IOException {
		String page = "<main><p>" + PageComparison.TEXT + "</p>" + markup + "</main>";
		new PageComparison(this.directory).assertDifference(materiality,
				PageCountersTests.CHANGE.matcher(page).replaceAll("$1"),
				PageCountersTests.CHANGE.matcher(page).replaceAll("$2"));
	}

}
