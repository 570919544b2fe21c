package io.regwatch.assessment.profile;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.LanguageModel;
import io.regwatch.assessment.model.LanguageModels;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.schema.GeneratedProfile;
import io.regwatch.schema.text.CpuLimitException;
import io.regwatch.schema.text.CpuPool;

import org.springframework.stereotype.Component;

/**
 * Makes a profile of a website's pages: by the configured model, if it answers in time,
 * else by extraction.
 */
@Component
class ProfileMaker {

	/** All pages together. */
	private static final Duration CPU_LIMIT = Duration.ofSeconds(10);

	private static final CpuPool CPU = new CpuPool("profile");

	private final LanguageModels models;

	private final WebsiteProperties properties;

	ProfileMaker(LanguageModels models, WebsiteProperties properties) {
		this.models = models;
		this.properties = properties;
	}

	/** Whether a model is called, which somebody pays for. */
	boolean callsModel() {
		return this.models.configured().isPresent();
	}

	/**
	 * Makes a profile.
	 * @throws CpuLimitException if the pages need too much time of the processor
	 */
	GeneratedProfile make(List<WebPage> pages, Budget budget) {
		GeneratedProfile extract = CPU.call(CPU_LIMIT,
				() -> new ExtractiveProfile(Vocabulary.shipped(), pages).profile());
		return this.models.configured().map((model) -> ask(model, pages, extract, budget)).orElse(extract);
	}

	private GeneratedProfile ask(LanguageModel model, List<WebPage> pages, GeneratedProfile extract, Budget budget) {
		try (ExecutorService thread = Executors.newVirtualThreadPerTaskExecutor()) {
			Future<GeneratedProfile> answer = thread
				.submit(() -> new ModelProfile(model, Vocabulary.shipped()).of(pages, extract, budget));
			try {
				return answer.get(this.properties.modelTimeout().toMillis(), TimeUnit.MILLISECONDS);
			}
			catch (TimeoutException ex) {
				answer.cancel(true);
				return extract;
			}
		}
		catch (ExecutionException ex) {
			throw new IllegalStateException("A profile could not be made", ex.getCause());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new CancellationException("Interrupted while a profile was made");
		}
	}

}
