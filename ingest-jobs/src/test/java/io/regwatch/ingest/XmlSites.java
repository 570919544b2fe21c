package io.regwatch.ingest;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Lists in XML, and a table in an archive. */
final class XmlSites {

	/** Records by resumption tokens, which exclude all other parameters. */
	static final RegulatorSite OAI_PMH = new RegulatorSite("OAI_PMH", "text/xml", """
			kind: xml-list
			table:
			  urls: ["BASE/list?verb=ListRecords&metadataPrefix=oai_dc"]
			  rows: record
			  token: {url: "BASE/list?verb=ListRecords&resumptionToken={token}", value: {select: resumptionToken}}
			  fields:
			    id: {select: "header > identifier", regex: "[^:]+$"}
			    title: {select: "dc|title"}
			    url: {select: "dc|identifier"}
			    status: {select: header, attribute: status, map: {deleted: withdrawn}, default: in_force}
			    published: {select: "dc|date", date: {patterns: [yyyy-MM-dd]}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			String token = request.parameter("resumptionToken").orElse("page=1");
			if (request.parameter("resumptionToken").isPresent() && request.parameter("metadataPrefix").isPresent()) {
				return utf8("<?xml version=\"1.0\"?><OAI-PMH><error code=\"badArgument\"/></OAI-PMH>");
			}
			int page = Integer.parseInt(token.substring(5));
			return utf8("""
					<?xml version="1.0" encoding="UTF-8"?><OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/">
					<ListRecords>%s<resumptionToken>%s</resumptionToken></ListRecords></OAI-PMH>
					""".formatted(join(ListFormat.page(all, page), (row) -> record(row, base)),
					ListFormat.isLast(all, page) ? "" : "page=" + (page + 1)));
		}

		private String record(NightSite.Row row, String base) {
			return row.state().equals("withdrawn")
					? "<record><header status=\"deleted\"><identifier>oai:agency:%s</identifier></header></record>"
						.formatted(row.id())
					: """
							<record><header><identifier>oai:agency:%s</identifier></header><metadata>
							<oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/">
							<dc:title>%s</dc:title><dc:date>%s</dc:date><dc:identifier>%s%s</dc:identifier></oai_dc:dc></metadata></record>
							"""
						.formatted(row.id(), row.title(), row.published(), base, row.url());
		}

		@Override
		public boolean hasEditions() {
			return false;
		}

		@Override
		public boolean hasDrafts() {
			return false;
		}
	};

	/** Laws with their consolidated texts, which are versions of them. */
	static final RegulatorSite LAWS = new RegulatorSite("LAWS", "application/xml", """
			kind: xml-list
			table:
			  urls: ["BASE/list"]
			  rows: law
			  fields:
			    id: {select: law, attribute: number}
			    title: {select: title}
			    url: {select: law, attribute: uri}
			    status: {select: law, attribute: state}
			    edition: {select: law, attribute: version}
			    published: {select: law, attribute: from, date: {patterns: [yyyyMMdd]}}
			    relations: [{kind: consolidates, ids: {select: law, attribute: of}}]
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			return utf8("<?xml version=\"1.0\"?><laws>%s</laws>"
				.formatted(join(all, (row) -> law(row, "", "1", "") + (row.edition().equals("1") ? ""
						: law(row, ".v" + row.edition(), row.edition(), " of=\"%s\"".formatted(row.id()))))));
		}

		private String law(NightSite.Row row, String suffix, String version, String attributes) {
			return "<law number=\"%s%s\" uri=\"%s%s\" state=\"%s\" version=\"%s\" from=\"%s\"%s><title>%s</title></law>"
				.formatted(row.id(), suffix, row.url(), suffix.isEmpty() ? "" : "?version=" + version, row.state(),
						version, written(row, suffix.isEmpty() ? "%1$d%2$02d%3$02d" : "%1$d%2$02d28"), attributes,
						row.title());
		}
	};

	/** Tables of two years in an archive, as a spreadsheet program exports them. */
	static final RegulatorSite ZIPPED_CSV = new RegulatorSite("ZIPPED_CSV", "application/zip", """
			kind: bulk-file
			list:
			  urls: ["BASE/list"]
			  format: csv
			  delimiter: ";"
			  member: "^register-\\\\d+[.]csv$"
			  fields:
			    id: {pointer: /Número}
			    title: {pointer: /Título}
			    url: {pointer: /Dirección}
			    status: {pointer: /Estado}
			    edition: {pointer: /Edición}
			    published: {pointer: /Fecha, date: {patterns: [d. MMMM yyyy], locale: es}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) throws IOException {
			ByteArrayOutputStream bytes = new ByteArrayOutputStream();
			int half = all.size() / 2;
			try (ZipOutputStream archive = new ZipOutputStream(bytes)) {
				write(archive, "readme.txt", "Nothing");
				write(archive, "register-2025.csv", table(all.subList(0, half)));
				write(archive, "register-2026.csv", table(all.subList(half, all.size())));
			}
			return bytes.toByteArray();
		}

		private void write(ZipOutputStream archive, String name, String text) throws IOException {
			archive.putNextEntry(new ZipEntry(name));
			archive.write(utf8(text));
		}

		private String table(List<NightSite.Row> rows) {
			return "\ufeff\"Número\";\"Título\";\"Dirección\";\"Estado\";\"Edición\";\"Fecha\"\r\n"
					+ join(rows, (row) -> "\"%s\";\"%s\";%s;%s;%s;%s\r\n".formatted(row.id(), row.title(), row.url(),
							row.state(), row.edition(), written(row, "%3$d. marzo %1$d")));
		}
	};

	private XmlSites() {
	}

}
