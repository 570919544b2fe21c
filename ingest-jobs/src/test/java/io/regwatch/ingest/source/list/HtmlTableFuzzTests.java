package io.regwatch.ingest.source.list;

import java.io.IOException;
import java.util.List;

import io.regwatch.fuzz.FuzzTarget;

/** Any bytes as a page with a table, which may be posted or linked to the next one. */
class HtmlTableFuzzTests implements FuzzTarget {

	private static final String PAGE = """
			<!DOCTYPE html><html><head><base href="https://example.org/a/"><title>Guidance</title></head><body>
			<p class="total">2,000 documents</p><h2>UDI</h2><table><tr><th>Reference</th><th>Title</th></tr>
			<tr><td rowspan="2"><a href="/u?${PATH}=1 v3.pdf">MDCG 2018-1 v3</a></td><td colspan=2>Basic &#x202e;UDI</td></tr>
			<tr><td><a href="javascript:alert(1)">MDCG 2019-11</a></td></tr></table>
			<form id="f" action="/list?x"><input name="a" value="b"><input type="submit" name="s"></form>
			<a class="next" href="?page=2" onclick="__doPostBack('grid','Page$2')">2</a></body></html>""";

	private static final String FIELDS = """
			  total: {select: .total, regex: "[0-9,]+"}
			  headings: h2
			  next: a.next
			  fields:
			    id: {column: 1, regex: "MDCG [0-9]{4}-[0-9]+"}
			    url: {column: 1, select: a, attribute: href}
			    title: {column: 2}
			    description: {heading: true}
			    files: [{select: a, attribute: href}]
			""";

	private final ListedPages linked = ListedPages.of("""
			kind: html-table
			table:
			  urls: ["https://example.org/list/"]
			  lists: "h3 a"
			""" + FIELDS);

	private final ListedPages posted = ListedPages.of("""
			kind: html-table
			table:
			  urls: ["https://example.org/list/"]
			  request: {form: "#f"}
			""" + FIELDS);

	@Override
	public List<byte[]> seeds() {
		return FuzzTarget
			.texts(PAGE, page("<table><tr><td><a href='https://example.org/\"{'>MDCG 2018-1</a></table>"), page(
					"<base href='https://example.org/%24%7BPATH%7D/'><table><tr><td><a href=b>MDCG 2018-1</a></table>"),
					page("<form id=f action='https://example.org/{?'></form><a class=next name=x>"),
					page("<form id=f action='https://example.org/%24%7BPATH%7D'></form><a class=next name=x>"),
					page("<form id=f><input name=n value='${PATH}'></form><a class=next name=x value='${PATH}'>"),
					page("<h3><a href='//['>x</a></h3>"), "<meta charset=utf-16><table><table><tr><td><tr><td>");
	}

	private static String page(String markup) {
		return "<p class=total>1</p>" + markup;
	}

	@Override
	public void check(byte[] input) throws IOException {
		this.linked.check(input);
		this.posted.check(input);
	}

}
