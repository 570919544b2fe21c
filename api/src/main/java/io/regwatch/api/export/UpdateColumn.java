package io.regwatch.api.export;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

import io.regwatch.api.update.Update;
import org.jspecify.annotations.Nullable;

/** The columns of an export, in order; named as the fields of a list item. */
enum UpdateColumn {

	ID("id", (update) -> update.id().toString()),

	KIND("kind", (update) -> update.kind().code()),

	UPDATE_TYPE("updateType", (update) -> update.update().updateType()),

	TITLE("title", (update) -> update.update().title()),

	SHORT_SUMMARY("shortSummary", (update) -> update.update().shortSummary()),

	SUMMARY("summary", (update) -> update.update().summary()),

	PUBLICATION_DATE("publicationDate", (update) -> update.update().publicationDate().toString()),

	REFERENCE_ID("referenceId", (update) -> update.reference().id().toString()),

	EXTERNAL_ID("referenceExternalId", (update) -> update.reference().externalId()),

	REFERENCE_TITLE("referenceTitle", (update) -> update.reference().title()),

	REFERENCE_TYPE("referenceType", (update) -> update.reference().type().code()),

	SOURCE_ID("sourceId", (update) -> update.reference().source().id()),

	SOURCE_TITLE("sourceTitle", (update) -> update.reference().source().title()),

	GEOGRAPHY("geography", (update) -> update.reference().source().geography()),

	INSTITUTION("institutionName", (update) -> update.reference().source().institutionName()),

	STATUS("status", context((context) -> context.status().code())),

	PRIORITY("priority", context((context) -> context.priority().code())),

	IMPACT_SUMMARY("impactSummary", context(Update.Context::impactSummary)),

	SUGGESTED_ACTIONS("suggestedActions", context(Update.Context::suggestedActions));

	private final String title;

	/** Has no state. */
	@SuppressWarnings("ImmutableEnumChecker")
	private final Function<Update, String> value;

	UpdateColumn(String title, Function<Update, String> value) {
		this.title = title;
		this.value = value;
	}

	/** The titles of all columns. */
	static List<String> titles() {
		return Arrays.stream(values()).map((column) -> column.title).toList();
	}

	/** The values of a row; empty where there is no context. */
	static List<String> values(Update update) {
		return Arrays.stream(values()).map((column) -> column.value.apply(update)).toList();
	}

	private static Function<Update, String> context(Function<Update.Context, String> value) {
		return (update) -> {
			Update.@Nullable Context context = update.context();
			return (context != null) ? value.apply(context) : "";
		};
	}

}
