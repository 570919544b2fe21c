package io.regwatch.ingest.source.list;

import java.io.IOException;
import java.util.List;

import io.regwatch.fuzz.FuzzTarget;

/** Any bytes as a list in JSON. */
class JsonListFuzzTests implements FuzzTarget {

	private static final String LIST = """
			{"data": {"total": "2", "next": "/list?${PATH}&page=2", "rows": [
			{"id": "a-1", "link": "/a/1", "title": "<b>One</b>", "date": "2025-06-10", "files": ["/1.pdf", {"u": "/2.pdf"}],
			"type": "Guidance", "text": null}, {"id": 2, "link": ["https://example.org/2"], "title": "%41 two"}]}}""";

	private final ListedPages pages = ListedPages.of("""
			kind: json-list
			list:
			  urls: ["https://example.org/list/"]
			  items: /data/rows
			  total: /data/total
			  next: /data/next
			  fields:
			    id: {pointer: /id, regex: "[a-z0-9-]+"}
			    url: {pointer: /link}
			    title: {pointer: /title, html: text}
			    description: {join: [{pointer: /title, html: urldecode}, {pointer: /date}], separator: "; "}
			    files: [{pointer: "$..files[*]"}]
			    published: {pointer: /date, date: {patterns: [yyyy-MM-dd]}}
			""");

	@Override
	public List<byte[]> seeds() {
		return FuzzTarget.texts(LIST, "{\"data\":{\"total\":0}}",
				"{\"data\":{\"rows\":{\"id\":\"x\",\"link\":\"//[\"}}}", "[]", "\"\"", "\ufeff{}");
	}

	@Override
	public void check(byte[] input) throws IOException {
		this.pages.check(input);
	}

}
