package io.regwatch.assessment.translation;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.LanguageModel;
import io.regwatch.batch.ItemProcessor;
import io.regwatch.batch.LeaseSize;

/**
 * Translates what one workspace lacks. What a model cannot translate now is left to the
 * next run.
 */
final class TranslationProcessor implements ItemProcessor<UUID, Optional<Translation>> {

	private final UUID workspace;

	private final LanguageModel model;

	private final Translator translator;

	private final Instant since;

	private final Budget budget;

	private final TranslationItems items;

	private final Translations translations;

	TranslationProcessor(UUID workspace, LanguageModel model, Instant since, Budget budget, TranslationItems items,
			Translations translations) {
		this.workspace = workspace;
		this.model = model;
		this.translator = new Translator(model);
		this.since = since;
		this.budget = budget;
		this.items = items;
		this.translations = translations;
	}

	@Override
	public LeaseSize leaseSize() {
		return LeaseSize.SINGLE;
	}

	@Override
	public Processing<UUID, Optional<Translation>> prefetch(List<UUID> updates) {
		Map<UUID, TranslationRequest> requests = this.items.find(this.workspace, updates, this.since, this.model.name())
			.stream()
			.collect(Collectors.toMap(TranslationRequest::update, (request) -> request));
		return (update) -> Optional.ofNullable(requests.get(update)).map(this::translate);
	}

	private Translation translate(TranslationRequest request) {
		return new Translation(request,
				(request.sourceHash() != null)
						? this.translator.translate(request.texts(), request.original(), request.into(), this.budget)
							.orElse(null)
						: null,
				(request.assessment() != null) ? this.translator
					.translate(request.contextTexts(), request.original(), request.into(), this.budget)
					.orElse(null) : null);
	}

	@Override
	public void write(UUID update, Optional<Translation> translation) {
		translation.ifPresent((made) -> this.translations.put(this.workspace, made, this.model.name()));
		this.items.remove(this.workspace, update);
	}

	@Override
	public void reject(UUID update, Throwable cause) {
		this.items.remove(this.workspace, update);
	}

}
