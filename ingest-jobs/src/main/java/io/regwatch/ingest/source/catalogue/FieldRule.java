package io.regwatch.ingest.source.catalogue;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * Where a field's value is in a row, and what is done with it; the source's JSON Schema
 * says which parts go together.
 *
 * @param pointer into the JSON of a row
 * @param key {@code true} for the name that the row has in its object
 * @param column of a table's row
 * @param select CSS selector within the column, or within the row
 * @param attribute taken instead of the text
 * @param continuation {@code true} for the columns of the rows that continue this one
 * @param heading {@code true} for the heading above the row, or the group that it is in
 * @param constant the value itself
 * @param join parts of the value
 * @param separator between joined parts
 * @param html part of a value that is HTML
 * @param regex whose first group, or whole match, is kept
 * @param present stands for any value; {@code null} if the value itself counts
 * @param map other words for values
 * @param date turns the value into a date
 * @param write how the date is written again; {@code null} if the value stays
 * @param base of a relative address
 * @param otherwise the value if nothing else is found
 */
public record FieldRule(@Nullable String pointer, @Nullable Boolean key, @Nullable TableColumn column,
		@Nullable String select, @Nullable String attribute, @Nullable Boolean continuation, @Nullable Boolean heading,
		@Nullable String constant, @Nullable List<FieldRule> join, @Nullable String separator, @Nullable HtmlPart html,
		@Nullable String regex, @Nullable String present, @Nullable Map<String, String> map, @Nullable DateRule date,
		@Nullable DateText write, @Nullable String base, @JsonProperty("default") @Nullable String otherwise) {

	/**
	 * Whether it can have a value that is not in the row.
	 * @return {@code true} also for one of several parts
	 */
	public boolean mayBeDefault() {
		return this.otherwise != null || (this.join != null && this.join.stream().anyMatch(FieldRule::mayBeDefault));
	}

	/**
	 * The rules that each take one value of a row.
	 * @return those of all joined parts, or this one
	 */
	public Stream<FieldRule> parts() {
		return (this.join != null) ? this.join.stream().flatMap(FieldRule::parts) : Stream.of(this);
	}

	/**
	 * Where the value is in a row, for messages.
	 * @return a pointer, the word key, the name or number of a column, or a selector
	 */
	public String place() {
		String column = (this.column == null) ? null
				: Objects.requireNonNullElse(this.column.name(), String.valueOf(this.column.number()));
		return Stream.of(this.pointer, (this.key != null) ? "key" : null, column, this.select)
			.filter(Objects::nonNull)
			.collect(Collectors.joining(" "));
	}

	/**
	 * How a date is written.
	 *
	 * @param pattern of the text
	 * @param zone of the written date
	 */
	public record DateText(String pattern, String zone) {

	}

	/** A part of a value that is HTML. */
	public enum HtmlPart {

		/** Its text. */
		TEXT,

		/** Where its first link leads. */
		HREF,

		/** All of it, without escapes. */
		UNESCAPE,

		/** All of it, with {@code %20} and the like decoded. */
		URLDECODE,

		/** All of it in capitals. */
		UPPER,

		/** In lower case. */
		LOWER

	}

}
