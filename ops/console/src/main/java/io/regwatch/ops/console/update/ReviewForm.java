package io.regwatch.ops.console.update;

import java.io.Serializable;
import java.util.UUID;

import io.regwatch.api.review.ReviewChange;
import org.jspecify.annotations.Nullable;

import org.springframework.util.StringUtils;

/**
 * The form of a review. After a conflict it is kept in the session until the next page.
 *
 * @param status code
 * @param priority code
 * @param note blank for none
 * @param reasonCode blank for the default
 * @param basedOn the context that the page showed; blank for none
 * @param list query string of the inbox
 * @param next the update to be shown after this one; {@code null} for this one
 */
record ReviewForm(@Nullable String status, @Nullable String priority, @Nullable String note,
		@Nullable String reasonCode, @Nullable String basedOn, @Nullable String list,
		@Nullable UUID next) implements Serializable {

	ReviewChange change() {
		return new ReviewChange(this.status, this.priority, text(this.note), text(this.reasonCode), text(this.basedOn));
	}

	/** The query string of the inbox, without characters that none has. */
	String place() {
		return (this.list != null) ? this.list.replaceAll("[^\\w%&=.+*-]", "") : "";
	}

	private static @Nullable String text(@Nullable String value) {
		return StringUtils.hasText(value) ? value.strip() : null;
	}

}
