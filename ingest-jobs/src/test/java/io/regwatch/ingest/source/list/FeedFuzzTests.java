package io.regwatch.ingest.source.list;

import java.io.IOException;
import java.util.List;

import io.regwatch.fuzz.FuzzTarget;

/** Any bytes as RSS or Atom. */
class FeedFuzzTests implements FuzzTarget {

	private static final String RSS = """
			<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>T</title><link>http://a/</link>
			<description>D</description><item><title>Recall &amp; alert</title><link>/${PATH}/1</link>
			<guid isPermaLink="false">r-1</guid><category>c</category><enclosure url="/7.pdf" length="1" type="a/b"/>
			<pubDate>Tue, 10 Jun 2025 04:00:00 GMT</pubDate></item></channel></rss>""";

	private static final String ATOM = """
			<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><id>urn:f</id><title>T</title>
			<link rel="next" href="/more?%24%7BPATH%7D"/><updated>2025-06-10T00:00:00Z</updated><entry><id>urn:1</id>
			<title type="html">&lt;b&gt;E</title><link href="/e"/><summary>S</summary><content type="xhtml"><div/></content>
			<published>2025-06-10T00:00:00Z</published><updated>soon</updated></entry></feed>""";

	private static final String RDF = """
			<!DOCTYPE rdf:RDF [<!ENTITY e "x">]><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
			xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="http://a/">
			<title>T</title><link>http://a/</link><description>D</description></channel><item rdf:about="http://a/1">
			<title>One &e;</title><link>/1</link><dc:date>2025-06-10T09:00:00+09:00</dc:date></item></rdf:RDF>""";

	private final ListedPages pages = ListedPages.of("""
			kind: feed
			list:
			  urls: ["https://example.org/list/"]
			  fields:
			    id: {pointer: /id}
			    url: {pointer: /link}
			    title: {pointer: /title}
			    description: {pointer: /summary, html: text}
			    files: [{pointer: /enclosures}]
			    published: {pointer: /published, date: {patterns: ["yyyy-MM-dd'T'HH:mm:ssXXX"]}}
			""");

	@Override
	public List<byte[]> seeds() {
		return FuzzTarget.texts(RSS, ATOM, RDF);
	}

	@Override
	public void check(byte[] input) throws IOException {
		this.pages.check(input);
	}

}
