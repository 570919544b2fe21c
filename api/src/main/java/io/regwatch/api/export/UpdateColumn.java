package io.regwatch.api.export;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import io.regwatch.api.translation.Translation;
import io.regwatch.api.update.Update;
import org.jspecify.annotations.Nullable;

/**
 * The columns of an export, in order; named as the fields of a list item. Those of its
 * translation come last.
 */
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

	SUGGESTED_ACTIONS("suggestedActions", context(Update.Context::suggestedActions)),

	TRANSLATION_LANGUAGE("machineTranslationLanguage", translation(Translation::language)),

	TRANSLATION_MODEL("machineTranslationModel", translation(Translation::model)),

	TRANSLATED_TITLE("machineTranslatedTitle", translation(Translation::title)),

	TRANSLATED_SHORT_SUMMARY("machineTranslatedShortSummary", translation(Translation::shortSummary)),

	TRANSLATED_SUMMARY("machineTranslatedSummary", translation(Translation::summary)),

	TRANSLATED_IMPACT_SUMMARY("machineTranslatedImpactSummary", translation(Translation::impactSummary)),

	TRANSLATED_SUGGESTED_ACTIONS("machineTranslatedSuggestedActions", translation(Translation::suggestedActions));

	/** The columns of an export without translations. */
	static final List<UpdateColumn> ORIGINAL = List
		.copyOf(EnumSet.range(UpdateColumn.ID, UpdateColumn.SUGGESTED_ACTIONS));

	/** The columns of an export with translations. */
	static final List<UpdateColumn> ALL = List.of(values());

	private final String title;

	/** Has no state. */
	@SuppressWarnings("ImmutableEnumChecker")
	private final Function<Update, String> value;

	UpdateColumn(String title, Function<Update, String> value) {
		this.title = title;
		this.value = value;
	}

	String title() {
		return this.title;
	}

	/** The value of a row; empty where there is none. */
	String value(Update update) {
		return this.value.apply(update);
	}

	private static Function<Update, String> context(Function<Update.Context, String> value) {
		return (update) -> {
			Update.@Nullable Context context = update.context();
			return (context != null) ? value.apply(context) : "";
		};
	}

	private static Function<Update, String> translation(Function<Translation, @Nullable String> value) {
		return (update) -> Optional.ofNullable(update.translation()).map(value).orElse("");
	}

}
