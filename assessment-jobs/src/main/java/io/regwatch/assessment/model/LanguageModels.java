package io.regwatch.assessment.model;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

import io.micrometer.observation.ObservationRegistry;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;

/** The language models of the configured provider. */
@Component
@EnableConfigurationProperties(ModelProperties.class)
public class LanguageModels {

	private final ModelProperties properties;

	private final ModelCallGuard guard;

	private final Map<String, LanguageModel> models = new ConcurrentHashMap<>();

	@Autowired
	LanguageModels(ModelProperties properties, ObjectProvider<ObservationRegistry> observations) {
		this(properties, observations.getIfAvailable(() -> ObservationRegistry.NOOP));
	}

	private LanguageModels(ModelProperties properties, ObservationRegistry observations) {
		this.properties = properties;
		this.guard = new ModelCallGuard(properties, observations);
	}

	/**
	 * Reads settings without an application context.
	 * @param environment with the settings; defaults for those that are missing
	 * @return models as in the application
	 */
	public static LanguageModels of(Environment environment) {
		return new LanguageModels(Binder.get(environment).bindOrCreate(ModelProperties.PREFIX, ModelProperties.class),
				ObservationRegistry.NOOP);
	}

	/**
	 * The configured model.
	 * @return empty for {@code offline}
	 */
	public Optional<LanguageModel> configured() {
		return (this.properties.provider() != Provider.OFFLINE) ? Optional.of(at(this.properties.name()))
				: Optional.empty();
	}

	/**
	 * A model by its name.
	 * @param name {@code offline}, or one of the configured provider's models
	 * @return empty for {@code offline}
	 * @throws IllegalArgumentException if no provider is configured that has models
	 */
	public Optional<LanguageModel> named(String name) {
		if (name.equals(Usage.OFFLINE)) {
			return Optional.empty();
		}
		if (this.properties.provider() == Provider.OFFLINE) {
			throw new IllegalArgumentException(
					"Model '%s' cannot be asked: property '%s.provider' is 'offline'; set it to openai, anthropic or ollama"
						.formatted(name, ModelProperties.PREFIX));
		}
		String prefix = this.properties.provider().code() + "/";
		return Optional.of(at(name.startsWith(prefix) ? name.substring(prefix.length()) : name));
	}

	/**
	 * Maximum of concurrent calls in this process.
	 * @return 0 for {@code offline}
	 */
	public int maxConcurrentCalls() {
		return (this.properties.provider() != Provider.OFFLINE) ? this.properties.concurrency() : 0;
	}

	private LanguageModel at(String name) {
		return this.models.computeIfAbsent(name, (_) -> {
			ModelProperties named = this.properties.withName(name);
			return new LanguageModel(named, ChatModels.of(named).orElseThrow(), this.guard);
		});
	}

}
