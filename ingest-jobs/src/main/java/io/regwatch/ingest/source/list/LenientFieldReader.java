package io.regwatch.ingest.source.list;

import java.time.Instant;
import java.util.StringJoiner;

import io.regwatch.ingest.source.catalogue.FieldRule;
import io.regwatch.ingest.source.parse.FieldReader;
import io.regwatch.schema.text.BoundedPattern;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

/**
 * Reads fields that an item can do without, and notes which of them say something that is
 * not understood: a typing error of the authority must not hide its document, nor be
 * hidden itself.
 */
final class LenientFieldReader {

	private final FieldReader reader;

	private final StringJoiner notes = new StringJoiner("; ");

	private @Nullable String unknownStatus;

	LenientFieldReader(FieldReader reader) {
		this.reader = reader;
	}

	@Nullable Instant date(String field, @Nullable FieldRule rule) {
		String text = this.reader.read(rule);
		if (text == null || rule == null || rule.date() == null) {
			return null;
		}
		Instant date = rule.date().read(text);
		if (date == null) {
			this.notes.add("%s '%s' %s".formatted(field, text, rule.date().problem(text)));
		}
		return date;
	}

	@Nullable String code(String field, @Nullable FieldRule rule, String regex) {
		String text = this.reader.read(rule);
		if (text == null || BoundedPattern.compile(regex).matches(text)) {
			return text;
		}
		this.notes.add("%s '%s' is not known; the field's map can say what it means".formatted(field, text));
		return null;
	}

	@Nullable VersionStatus status(@Nullable FieldRule rule) {
		String text = this.reader.read(rule);
		try {
			return RowReader.code(VersionStatus.class, text);
		}
		catch (IllegalArgumentException ex) {
			this.unknownStatus = String.valueOf(ex.getMessage());
			this.notes.add("status " + this.unknownStatus);
			return null;
		}
	}

	/**
	 * Why the status is not understood: without it, nobody knows whether a new document
	 * is in force.
	 */
	@Nullable String unknownStatus() {
		return this.unknownStatus;
	}

	@Nullable String note() {
		return (this.notes.length() > 0) ? this.notes.toString() : null;
	}

}
