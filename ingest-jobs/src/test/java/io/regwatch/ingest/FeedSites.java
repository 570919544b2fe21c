package io.regwatch.ingest;

import java.util.List;

/** Feeds, as common programs write them. */
final class FeedSites {

	/** A feed of excerpts in pages; behind the last one there is nothing. */
	static final RegulatorSite WORDPRESS = new RegulatorSite("WORDPRESS", "application/rss+xml", """
			kind: feed
			list:
			  urls: ["BASE/list"]
			  page: {parameter: paged, endStatus: 404}
			  fields:
			    id: {pointer: /id, regex: "p=(.+)"}
			    title: {pointer: /title}
			    url: {pointer: /link}
			    published: {pointer: /published, date: {patterns: ["yyyy-MM-dd'T'HH:mm:ssX"]}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			List<NightSite.Row> rows = ListFormat.page(all, request.number("paged", 1));
			return rows.isEmpty() ? new byte[0] : utf8("""
					<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/">
					<channel><title>News</title><link>%s</link><description>News</description>%s</channel></rss>
					""".formatted(base, join(rows, (row) -> """
					<item><guid isPermaLink="false">%s/?p=%s</guid><title>%s</title><link>%s%s</link>
					<pubDate>%s</pubDate><description><![CDATA[An excerpt [&hellip;]]]></description></item>
					""".formatted(base, row.id(), row.title(), base, row.url(), rfc822(row)))));
		}

		@Override
		public boolean isRegister() {
			return false;
		}
	};

	/** RSS whose pages are linked as in Atom. */
	static final RegulatorSite PAGED_RSS = new RegulatorSite("PAGED_RSS", "application/rss+xml", """
			kind: feed
			list:
			  urls: ["BASE/list"]
			  fields:
			    id: {pointer: /id}
			    title: {pointer: /title}
			    url: {pointer: /link}
			    published: {pointer: /published, date: {patterns: ["yyyy-MM-dd'T'HH:mm:ssX"]}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			int page = request.number("page", 1);
			return utf8("""
					<?xml version="1.0"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
					<title>News</title><link>%s</link><description>News</description>%s%s</channel></rss>
					""".formatted(base,
					ListFormat.isLast(all, page) ? ""
							: "<atom:link rel=\"next\" href=\"/list?page=%d\"/>".formatted(page + 1),
					join(ListFormat.page(all, page),
							(row) -> """
									<item><guid isPermaLink="false">%s</guid><title>%s</title><link>%s%s</link><pubDate>%s</pubDate></item>
									"""
								.formatted(row.id(), row.title(), base, row.url(), rfc822(row)))));
		}

		@Override
		public boolean isRegister() {
			return false;
		}
	};

	/** A feed whose older entries are in archives, each of which repeats an entry. */
	static final RegulatorSite ARCHIVED_ATOM = new RegulatorSite("ARCHIVED_ATOM", "application/atom+xml", """
			kind: feed
			list:
			  urls: ["BASE/list"]
			  fields:
			    id: {pointer: /id}
			    title: {pointer: /title}
			    url: {pointer: /link}
			    published: {pointer: /published, date: {patterns: ["yyyy-MM-dd'T'HH:mm:ssX"]}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			int page = request.number("archive", 1);
			int first = Math.max(0, (page - 1) * PAGE - 1);
			return utf8(
					"""
							<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:fh="http://purl.org/syndication/history/1.0">
							<id>urn:feed</id><title>News</title><updated>2026-03-01T00:00:00Z</updated>%s%s%s</feed>
							"""
						.formatted((page == 1) ? "" : "<fh:archive/>",
								ListFormat.isLast(all, page) ? ""
										: "<link rel=\"prev-archive\" href=\"/list?archive=%d\"/>".formatted(page + 1),
								join(all.subList(first, Math.min(page * PAGE, all.size())),
										(row) -> """
												<entry><id>%s</id><title>%s</title><link href="%s%s"/><published>%sT00:00:00Z</published>
												<updated>%sT00:00:00Z</updated></entry>
												"""
											.formatted(row.id(), row.title(), base, row.url(), row.published(),
													row.published()))));
		}

		@Override
		public boolean isRegister() {
			return false;
		}
	};

	private FeedSites() {
	}

}
