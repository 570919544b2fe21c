package io.regwatch.ingest.source.parse;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.http.Secrets;
import io.regwatch.http.UriEscaper;
import io.regwatch.ingest.source.catalogue.FieldRule;
import io.regwatch.schema.text.BoundedPattern;
import io.regwatch.schema.text.StreamSafeText;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/** Reads fields of one row by their rules. */
public final class FieldReader {

	private static final BoundedPattern SPACE = BoundedPattern.compile("[\\s\\p{Z}\\u200b\\ufeff]+");

	/**
	 * Nothing, a dash, a word for nothing, or a day before there were documents, as
	 * programs write empty dates.
	 */
	private static final BoundedPattern FILLER = BoundedPattern.compile(
			"(?iu)[\\s\\p{Z}\\u200b\\ufeff]*(?:[\\p{Pd}\\u2212]*|n\\.?/?\\s?a\\.?|none|null|nil|false|not applicable"
					+ "|0{4}-\\d\\d-\\d\\d(?:[T\\s].*)?|0001-01-01(?:[T\\s].*)?|0?1[./]0?1[./]0001(?:\\s.*)?)[\\s\\p{Z}\\u200b\\ufeff]*");

	private static final BoundedPattern LONE_PERCENT = BoundedPattern.compile("%(?![0-9A-Fa-f]{2})");

	private final Row row;

	private final URI page;

	public FieldReader(Row row, URI page) {
		this.row = row;
		this.page = page;
	}

	/**
	 * The value of a field; {@code null} if there is no rule, no value or a blank one.
	 */
	public @Nullable String read(@Nullable FieldRule rule) {
		if (rule == null) {
			return null;
		}
		return clean(raw(rule), rule);
	}

	/** Whether the row has a value for a field, so that it is not a default. */
	public boolean finds(FieldRule rule) {
		if (rule.join() != null) {
			return rule.join().stream().anyMatch(this::finds);
		}
		String value = value(raw(rule), rule);
		return value != null && !value.isBlank();
	}

	private static @Nullable String value(@Nullable String raw, FieldRule rule) {
		return written(map(present(regex(part(raw, rule), rule), rule), rule), rule);
	}

	private static @Nullable String clean(@Nullable String raw, FieldRule rule) {
		String value = value(raw, rule);
		String clean = (value == null || value.isBlank()) ? rule.otherwise() : storable(value).strip();
		return (clean == null || rule.base() == null) ? clean : absolute(clean, URI.create(rule.base()));
	}

	/** Without secrets that the host repeats, and what the database cannot store. */
	private static String storable(String value) {
		return StreamSafeText.limit(Secrets.mask(value)).replace('\0', '\ufffd');
	}

	private static @Nullable String written(@Nullable String value, FieldRule rule) {
		if (value == null || rule.date() == null || rule.write() == null) {
			return value;
		}
		return rule.date().write(value, rule.write());
	}

	/**
	 * The HTML of a field that is its text; {@code null} if it has no elements, or a
	 * value of another kind.
	 */
	public @Nullable String markup(FieldRule rule) {
		boolean whole = rule.constant() == null && rule.join() == null && rule.regex() == null && rule.present() == null
				&& rule.map() == null && rule.date() == null
				&& (rule.html() == null || rule.html() == FieldRule.HtmlPart.TEXT);
		String markup = whole ? this.row.markup(rule) : null;
		return (markup != null && markup.contains("<")) ? storable(Secrets.defuse(markup)) : null;
	}

	/** An id with single spaces: other white space does not make another id. */
	public @Nullable String readId(FieldRule rule) {
		String value = read(rule);
		String id = (value != null) ? SPACE.replaceAll(value, " ").strip() : "";
		return id.isEmpty() ? null : id;
	}

	/** An address in full. */
	public @Nullable String readAddress(@Nullable FieldRule rule) {
		String value = read(rule);
		return (value != null) ? absolute(value, this.page) : null;
	}

	/** All addresses that rules point to, each once. */
	public List<String> readAddresses(@Nullable List<FieldRule> rules) {
		return Objects.requireNonNullElse(rules, List.<FieldRule>of())
			.stream()
			.flatMap((rule) -> this.row.findAll(rule)
				.stream()
				.flatMap((raw) -> Stream.ofNullable(clean(Secrets.defuse(raw), rule))))
			.map((address) -> absolute(address, this.page))
			.distinct()
			.toList();
	}

	private @Nullable String raw(FieldRule rule) {
		if (rule.constant() != null) {
			return rule.constant();
		}
		if (rule.join() != null) {
			return rule.join()
				.stream()
				.flatMap((part) -> Stream.ofNullable(read(part)))
				.collect(Collectors.joining(Objects.requireNonNullElse(rule.separator(), " ")));
		}
		String value = this.row.find(rule);
		return (value != null) ? Secrets.defuse(value) : null;
	}

	private static @Nullable String part(@Nullable String value, FieldRule rule) {
		if (value == null || rule.html() == null) {
			return value;
		}
		return switch (rule.html()) {
			case TEXT -> Jsoup.parseBodyFragment(value).text();
			case HREF -> href(value);
			case UNESCAPE -> Parser.unescapeEntities(value, false);
			case URLDECODE -> URLDecoder.decode(LONE_PERCENT.replaceAll(value, "%25"), StandardCharsets.UTF_8);
			case UPPER -> value.toUpperCase(Locale.ROOT);
			case LOWER -> value.toLowerCase(Locale.ROOT);
		};
	}

	private static @Nullable String href(String html) {
		Element link = Jsoup.parseBodyFragment(html).selectFirst("a[href]");
		return (link != null) ? link.attr("href") : null;
	}

	private static @Nullable String regex(@Nullable String value, FieldRule rule) {
		if (value == null || rule.regex() == null) {
			return value;
		}
		Matcher matcher = BoundedPattern.compile(rule.regex()).matcher(value);
		if (!matcher.find()) {
			return null;
		}
		return matcher.group(Math.min(1, matcher.groupCount()));
	}

	/** Some lists fill cells and members that have no value. */
	private static @Nullable String present(@Nullable String value, FieldRule rule) {
		if (rule.present() == null) {
			return value;
		}
		return (value == null || FILLER.matches(value)) ? null : rule.present();
	}

	private static @Nullable String map(@Nullable String value, FieldRule rule) {
		Map<String, String> words = rule.map();
		if (value == null || words == null) {
			return value;
		}
		String word = value.strip();
		return Optional.ofNullable(words.get(word))
			.or(() -> words.entrySet()
				.stream()
				.filter((entry) -> entry.getKey().equalsIgnoreCase(word))
				.map(Map.Entry::getValue)
				.findFirst())
			.orElse(value);
	}

	private static String absolute(String value, URI base) {
		String address = UriEscaper.escape(value, StandardCharsets.UTF_8);
		if (value.isEmpty()) {
			return value;
		}
		return (address.isEmpty() ? base : base.resolve(address)) + UriEscaper.fragment(value);
	}

}
