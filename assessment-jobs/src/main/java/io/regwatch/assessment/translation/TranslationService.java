package io.regwatch.assessment.translation;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.LongStream;

import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.LanguageModel;
import io.regwatch.assessment.model.LanguageModels;
import io.regwatch.batch.FencedTransaction;
import io.regwatch.batch.ItemBatch;
import io.regwatch.store.DatabaseClock;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.stereotype.Component;

/** Translates for workspaces that have a language, if a language model is configured. */
@Component
@EnableConfigurationProperties(TranslationProperties.class)
public class TranslationService {

	private final TranslationItems items;

	private final Translations translations;

	private final LanguageModels models;

	private final DatabaseClock clock;

	private final TranslationProperties properties;

	TranslationService(TranslationItems items, Translations translations, LanguageModels models, DatabaseClock clock,
			TranslationProperties properties) {
		this.items = items;
		this.translations = translations;
		this.models = models;
		this.clock = clock;
		this.properties = properties;
	}

	/**
	 * Adds the updates that a workspace sees and whose translations are missing to those
	 * that are to be translated.
	 * @param workspace with or without a language
	 */
	public void addMissing(UUID workspace) {
		model(workspace).ifPresent((model) -> this.items.addMissing(workspace, since(), model.name()));
	}

	/**
	 * Opens the updates that are to be translated.
	 * @param fence of the run
	 * @param workspace of the run
	 * @param budget that pays for calls of the model; other runs translate what it cannot
	 * pay
	 * @return the updates; empty without a language model
	 */
	public Optional<ItemBatch<?, ?>> open(FencedTransaction fence, UUID workspace, Budget budget) {
		return this.models.configured().map((model) -> batch(fence, workspace, model, budget));
	}

	private ItemBatch<?, ?> batch(FencedTransaction fence, UUID workspace, LanguageModel model, Budget budget) {
		return new ItemBatch<>(this.items.open(fence, workspace),
				new TranslationProcessor(workspace, model, since(), budget, this.items, this.translations),
				this.models.maxConcurrentCalls(), false, (done, total) -> {
				});
	}

	/**
	 * Estimates the calls for what is missing now, without making them.
	 * @param workspace that would be assessed
	 * @return tokens of each call at most, in and out
	 */
	public LongStream estimate(UUID workspace) {
		return model(workspace).stream()
			.flatMapToLong((model) -> this.items.findMissing(workspace, since(), model.name())
				.stream()
				.flatMapToLong((request) -> estimate(new Translator(model), request)))
			.filter((tokens) -> tokens > 0);
	}

	private static LongStream estimate(Translator translator, TranslationRequest request) {
		return LongStream.of((request.sourceHash() != null) ? translator.estimate(request.texts(), request.into()) : 0,
				(request.assessment() != null) ? translator.estimate(request.contextTexts(), request.into()) : 0);
	}

	private Optional<LanguageModel> model(UUID workspace) {
		return this.models.configured().filter((_) -> this.items.hasLanguage(workspace));
	}

	private Instant since() {
		return this.clock.now().minus(this.properties.horizon());
	}

}
