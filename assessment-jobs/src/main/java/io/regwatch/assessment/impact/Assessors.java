package io.regwatch.assessment.impact;

import java.time.Instant;
import java.util.Optional;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.model.LanguageModel;
import io.regwatch.assessment.model.LanguageModels;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;

/** Creates assessors for companies. */
@Component
@EnableConfigurationProperties(AssessorProperties.class)
public class Assessors {

	private final LanguageModels models;

	private final AssessorProperties properties;

	Assessors(LanguageModels models, AssessorProperties properties) {
		this.models = models;
		this.properties = properties;
	}

	/**
	 * Reads settings without an application context.
	 * @param environment with the settings; defaults for those that are missing
	 * @return assessors as in the application
	 */
	public static Assessors of(Environment environment) {
		return new Assessors(LanguageModels.of(environment),
				Binder.get(environment).bindOrCreate(AssessorProperties.PREFIX, AssessorProperties.class));
	}

	/**
	 * An assessor that calls the configured model.
	 * @param company from its profile
	 * @param now from which remaining time is counted
	 * @return an assessor for many updates
	 */
	public Assessor of(Company company, Instant now) {
		return assessor(company, now, this.models.configured());
	}

	/**
	 * An assessor that calls a model by its name.
	 * @param company from its profile
	 * @param now from which remaining time is counted
	 * @param model {@code offline}, or one of the configured provider's models
	 * @return an assessor for many updates
	 * @throws IllegalArgumentException if no provider is configured that has models
	 */
	public Assessor of(Company company, Instant now, String model) {
		return assessor(company, now, this.models.named(model));
	}

	/**
	 * An assessor that calls a given model.
	 * @param company from its profile
	 * @param now from which remaining time is counted
	 * @param model any
	 * @return an assessor for many updates
	 */
	public Assessor of(Company company, Instant now, LanguageModel model) {
		return assessor(company, now, Optional.of(model));
	}

	/**
	 * An assessor that calls no model.
	 * @param company from its profile
	 * @param now from which remaining time is counted
	 * @return a deterministic assessor
	 */
	public static Assessor offline(Company company, Instant now) {
		return new Assessor(company, now, null, AssessorProperties.OFFLINE);
	}

	private Assessor assessor(Company company, Instant now, Optional<LanguageModel> model) {
		return new Assessor(company, now, model.orElse(null), this.properties);
	}

}
