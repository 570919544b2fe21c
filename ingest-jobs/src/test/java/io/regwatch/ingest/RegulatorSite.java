package io.regwatch.ingest;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A list as a common program of authorities' sites writes it. */
abstract class RegulatorSite implements ListFormat {

	private final String name;

	private final String type;

	private final String description;

	RegulatorSite(String name, String type, String description) {
		this.name = name;
		this.type = type;
		this.description = description;
	}

	/** All of them. */
	static List<RegulatorSite> all() {
		return List.of(FeedSites.WORDPRESS, FeedSites.PAGED_RSS, FeedSites.ARCHIVED_ATOM, JsonSites.SHAREPOINT,
				JsonSites.CKAN, JsonSites.GRAPH_QL, ScriptSites.DATA_TABLES, ScriptSites.PARSED_STRING,
				ScriptSites.LOAD_MORE, XmlSites.OAI_PMH, XmlSites.LAWS, XmlSites.ZIPPED_CSV, HtmlSites.ASP_NET,
				HtmlSites.ARCHIVE, HtmlSites.MINIFIED, NationalSites.JAPANESE, NationalSites.JAPANESE_MAIL,
				NationalSites.THAI, NationalSites.ARABIC, CatalogueSites.BILINGUAL, CatalogueSites.SHUFFLED,
				CatalogueSites.ACCORDION, RegisterSites.LATVIAN, RegisterSites.MEXICAN, RegisterSites.SAUDI,
				InterfaceSites.VIETNAMESE, InterfaceSites.JSON_API, InterfaceSites.SOLR);
	}

	@Override
	public String name() {
		return this.name;
	}

	@Override
	public String type() {
		return this.type;
	}

	@Override
	public String description(String base) {
		return this.description.replace("BASE", base);
	}

	@Override
	public boolean isRegister() {
		return true;
	}

	@Override
	public boolean hasIds() {
		return true;
	}

	@Override
	public boolean hasDates() {
		return true;
	}

	@Override
	public boolean hasEditions() {
		return isRegister();
	}

	@Override
	public String toString() {
		return this.name;
	}

	static String join(List<NightSite.Row> rows, Function<NightSite.Row, String> row) {
		return rows.stream().map(row).collect(Collectors.joining());
	}

	static String commas(List<NightSite.Row> rows, Function<NightSite.Row, String> row) {
		return rows.stream().map(row).collect(Collectors.joining(","));
	}

	/** Writes the date of a row: year, month, day, and year of the Japanese era. */
	static String written(NightSite.Row row, String format) {
		LocalDate date = row.published();
		return format.formatted(date.getYear(), date.getMonthValue(), date.getDayOfMonth(), date.getYear() - 2018);
	}

	static String rfc822(NightSite.Row row) {
		return written(row, "%3$02d Mar %1$d 09:00:00 +0000");
	}

	/** The status of a row in another language. */
	static String translated(NightSite.Row row, String inForce, String draft, String withdrawn) {
		return switch (row.state()) {
			case "draft" -> draft;
			case "withdrawn" -> withdrawn;
			default -> inForce;
		};
	}

	/** Writes digits in another script, given its zero. */
	static String digits(String text, char zero) {
		return text.codePoints()
			.map((point) -> (point >= '0' && point <= '9') ? point - '0' + zero : point)
			.collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
			.toString();
	}

	static byte[] utf8(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}

}
