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

/** Makes judges of companies. */
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
	 * Reads settings where there is no application.
	 * @param environment that has them, if anything has
	 * @return judges as the application would have
	 */
	public static Assessors of(Environment environment) {
		return new Assessors(LanguageModels.of(environment),
				Binder.get(environment).bindOrCreate(AssessorProperties.PREFIX, AssessorProperties.class));
	}

	/**
	 * A judge that asks the configured model.
	 * @param company as its profile tells
	 * @param now that time left is counted from
	 * @return a judge for many updates
	 */
	public Assessor of(Company company, Instant now) {
		return judge(company, now, this.models.configured());
	}

	/**
	 * A judge that asks a model by its name.
	 * @param company as its profile tells
	 * @param now that time left is counted from
	 * @param model {@code offline}, or one of the configured provider's models
	 * @return a judge for many updates
	 * @throws IllegalArgumentException if no provider is configured that has models
	 */
	public Assessor of(Company company, Instant now, String model) {
		return judge(company, now, this.models.named(model));
	}

	/**
	 * A judge that asks nobody.
	 * @param company as its profile tells
	 * @param now that time left is counted from
	 * @return a judge that says the same each time
	 */
	public static Assessor offline(Company company, Instant now) {
		return new Assessor(company, now, null, AssessorProperties.OFFLINE);
	}

	private Assessor judge(Company company, Instant now, Optional<LanguageModel> model) {
		return new Assessor(company, now, model.orElse(null), this.properties);
	}

}
