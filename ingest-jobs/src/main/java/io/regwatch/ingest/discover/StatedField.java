package io.regwatch.ingest.discover;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Locale;

import io.regwatch.ingest.source.EditionLabel;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.schema.CodedEnum;
import org.jspecify.annotations.Nullable;

/** A field that authorities change for single documents, not for most of a list. */
enum StatedField {

	STATUS, EFFECTIVE, EDITION, TYPE, LANGUAGE;

	/** Whose dates and editions change without an update. */
	private static final String EDITORIAL = "editorial";

	String label() {
		return name().toLowerCase(Locale.ROOT);
	}

	/** What an item states, equal for values that say the same. */
	@Nullable String of(ListedItem item) {
		return switch (this) {
			case STATUS -> code(item.status());
			case EFFECTIVE -> isEditorial(item) ? null : day(item.effective());
			case EDITION ->
				(item.edition() == null || isEditorial(item)) ? null : EditionLabel.normalize(item.edition());
			case TYPE -> code(item.type());
			case LANGUAGE -> item.language();
		};
	}

	/** The item with the value of another one. */
	ListedItem restore(ListedItem item, ListedItem from) {
		return item.stating((this == STATUS) ? from.status() : item.status(),
				(this == EFFECTIVE) ? from.effective() : item.effective(),
				(this == EDITION) ? from.edition() : item.edition(), (this == TYPE) ? from.type() : item.type(),
				(this == LANGUAGE) ? from.language() : item.language());
	}

	private static boolean isEditorial(ListedItem item) {
		return EDITORIAL.equals(item.updateType());
	}

	private static @Nullable String code(@Nullable CodedEnum value) {
		return (value != null) ? value.code() : null;
	}

	private static @Nullable String day(@Nullable Instant instant) {
		return (instant != null) ? LocalDate.ofInstant(instant, ZoneOffset.UTC).toString() : null;
	}

}
