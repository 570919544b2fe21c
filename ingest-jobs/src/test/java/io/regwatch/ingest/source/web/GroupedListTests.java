package io.regwatch.ingest.source.web;

import io.regwatch.http.StubSite;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Lists whose rows have keys, or stand in groups that say something of each row. */
class GroupedListTests {

	private static final String URL = "    url: {join: [{constant: /d/}, {pointer: /file}], separator: \"\"}\n";

	private final StubSite site = new StubSite();

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void listWhenIdsAreKeysReadsThem() {
		Listing listing = json("""
				{"items": {"A-1": {"file": "x"}, "A.2 'b'": {"file": "x"}, "A-3": {"file": "y"}}}""", """
				  items: "$.items.*"
				  where: [{key: true, regex: "[12]"}]
				  fields:
				    id: {key: true}
				""" + URL);
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("A-1", "A.2 'b'");
		assertThat(listing.leftOut()).containsExactly("A-3");
	}

	@Test
	void listWhenValuesOfKeysAreTextsReadsBoth() {
		Listing listing = json("""
				{"A-1": "/a.pdf", "A-2": "/b.pdf"}""", """
				  items: "$.*"
				  fields: {id: {key: true}, url: {pointer: ""}}
				""");
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("A-1", "A-2");
		assertThat(listing.items().getFirst().locator()).endsWith("/a.pdf");
	}

	@Test
	void listWhenRowsHaveOneKeyReadsTheValuesOfAll() {
		Listing listing = json("""
				{"items": [{"id": 1, "class": "I"}, {"id": 1, "class": "II"}, {"id": 1, "class": "I"}]}""", """
				  items: /items
				  group: {by: {pointer: /id}}
				  fields: {id: {pointer: /first/id}, url: {constant: /register}, text: {pointer: /all/class}}
				""");
		assertThat(listing.items()).extracting(ListedItem::text).containsExactly("I, II");
	}

	@Test
	void listWhenRowsStandInGroupsReadsFieldsOfTheGroup() {
		Listing listing = json(
				"""
						{"parts": [{"no": 1, "title": {"en": "Pumps"}, "rules": [{"no": 1, "file": "x"}, {"no": 2, "file": "y"}]},
						{"no": 2, "title": {"en": "Lamps"}, "rules": [{"no": 1, "file": "x"}]}, {"no": 3}]}""",
				"""
						  headings: /parts
						  items: /rules
						  fields:
						    id: {join: [{heading: true, pointer: /no}, {pointer: /no}], separator: "."}
						    title: {heading: true, pointer: /title/en}
						""" + URL);
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("1.1", "1.2", "2.1");
		assertThat(listing.items()).extracting(ListedItem::title).containsExactly("Pumps", "Pumps", "Lamps");
	}

	@Test
	void listWhenGroupsHaveKeysReadsThem() {
		this.site.page("/x", "application/json", "{\"title\": \"X\"}");
		Listing listing = json("""
				{"Pumps": {"2025": {"file": "x"}, "2026": {"file": "x"}}, "Lamps": {"2026": {"file": "x"}}}""", """
				  headings: "$.*"
				  items: "$.*"
				  detail: {url: {pointer: /file}}
				  fields:
				    id: {join: [{heading: true, key: true}, {key: true}]}
				    title: {pointer: /detail/title}
				""" + URL);
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.items()).extracting(ListedItem::externalId)
			.containsExactly("Pumps 2025", "Pumps 2026", "Lamps 2026");
	}

	@Test
	void listWhenThereAreNoGroupsIsUnreadable() {
		assertThat(json("{\"chapters\": []}", """
				  headings: /parts
				  items: /rules
				  fields: {id: {key: true}, url: {pointer: ""}}
				""").shortfall()).contains("there is no array at '/parts'");
	}

	@Test
	void listWhenRowsOfOneKeyAreJoinedHasTheirHeading() {
		Listing listing = json("""
				{"parts": [{"title": "Pumps", "rules": [{"no": 1, "file": "x"}, {"no": 1, "file": "y"}]}]}""", """
				  headings: /parts
				  items: /rules
				  group: {by: {pointer: /no}}
				  fields:
				    id: {pointer: /first/no}
				    title: {heading: true, pointer: /title}
				""" + URL.replace("/file", "/last/file"));
		assertThat(listing.items()).singleElement().satisfies((item) -> assertThat(item.title()).isEqualTo("Pumps"));
	}

	@Test
	void listWhenElementsAreGroupsOfXmlReadsTheirAttributesAndElements() {
		this.site.page("/list", "text/xml", """
				<?xml version="1.0"?><act><part no="1"><title>Pumps</title><rule no="1"/><rule no="2"/></part>
				<part no="2"><title>Lamps</title><rule no="1"/></part></act>""");
		Listing listing = TestSource.list(this.site, """
				kind: xml-list
				table:
				  urls: ["SITE/list"]
				  headings: part
				  rows: rule
				  fields:
				    id: {join: [{heading: true, attribute: "no"}, {select: ":root", attribute: "no"}], separator: "."}
				    title: {heading: true, select: title}
				    url: {constant: "https://laws.example/act"}
				""");
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("1.1", "1.2", "2.1");
		assertThat(listing.items()).extracting(ListedItem::title).containsExactly("Pumps", "Pumps", "Lamps");
	}

	private Listing json(String body, String rest) {
		this.site.page("/list", "application/json", body);
		return TestSource.list(this.site, "kind: json-list\nlist:\n  urls: [\"SITE/list\"]\n" + rest);
	}

}
