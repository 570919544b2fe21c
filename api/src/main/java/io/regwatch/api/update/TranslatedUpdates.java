package io.regwatch.api.update;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.list.ListResponse;
import io.regwatch.api.list.QueryParameters;
import io.regwatch.api.translation.Translation;
import io.regwatch.api.translation.TranslationReader;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/** Adds translations to updates for those who ask for them. */
@Component
public class TranslatedUpdates {

	private static final String TRANSLATION = "translation";

	private final TranslationReader translations;

	TranslatedUpdates(TranslationReader translations) {
		this.translations = translations;
	}

	/**
	 * Adds them to each update of a list of the present.
	 * @param list of the workspace's updates
	 * @param workspace that reads
	 * @param filters of the list
	 * @param include {@code translation}, or {@code null} for none
	 * @return the list, or the same with translations
	 * @throws InvalidInputException if {@code include} is another word or the list is one
	 * of the past
	 */
	public ListResponse<Update> addTo(ListResponse<Update> list, UUID workspace, UpdateParameters filters,
			@Nullable String include) {
		if (!isIncluded(include)) {
			return list;
		}
		if (filters.asOf() != null || filters.knownAt() != null) {
			throw new InvalidInputException("'include=translation' cannot be combined with 'asOf' or 'knownAt'");
		}
		return new ListResponse<>(list.request(), list.hits(), (ids) -> {
			Map<UUID, Update> found = list.rows().apply(ids);
			Map<UUID, Translation> read = this.translations.find(workspace, found.keySet());
			return found.values()
				.stream()
				.collect(Collectors.toMap(Update::id, (update) -> update.with(read.get(update.id()))));
		});
	}

	/** Adds it to one. */
	Update.Detail addTo(Update.Detail update, UUID workspace, @Nullable String include) {
		return isIncluded(include)
				? update.with(this.translations.find(workspace, List.of(update.id())).get(update.id())) : update;
	}

	/**
	 * Whether translations are asked for.
	 * @param include {@code translation}, or {@code null} for none
	 * @return whether it is {@code translation}
	 * @throws InvalidInputException if it is another word
	 */
	public static boolean isIncluded(@Nullable String include) {
		Optional<String> value = Optional.ofNullable(QueryParameters.one(include));
		QueryParameters.requireKnown("include", value.stream().toList(), List.of(TRANSLATION));
		return value.isPresent();
	}

}
