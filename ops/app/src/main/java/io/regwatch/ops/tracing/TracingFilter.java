package io.regwatch.ops.tracing;

import java.util.List;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.autoconfigure.AutoConfigurationImportFilter;
import org.springframework.boot.autoconfigure.AutoConfigurationMetadata;
import org.springframework.context.EnvironmentAware;
import org.springframework.core.env.Environment;
import org.springframework.util.Assert;

/**
 * Leaves Spring Boot's tracing out unless traces are exported: without an endpoint it
 * would make spans and drop them.
 */
final class TracingFilter implements AutoConfigurationImportFilter, EnvironmentAware {

	/** Where traces are sent by OTLP over HTTP. */
	static final String ENDPOINT = "management.opentelemetry.tracing.export.otlp.endpoint";

	private static final List<String> PACKAGES = List.of("org.springframework.boot.micrometer.tracing.",
			"org.springframework.boot.opentelemetry.");

	private @Nullable Environment environment;

	static boolean isExported(Environment environment) {
		return !environment.getProperty(ENDPOINT, "").isBlank();
	}

	@Override
	public void setEnvironment(Environment environment) {
		this.environment = environment;
	}

	@Override
	public boolean[] match(@Nullable String[] classes, AutoConfigurationMetadata metadata) {
		Assert.state(this.environment != null, "No environment");
		boolean exported = isExported(this.environment);
		boolean[] matches = new boolean[classes.length];
		for (int index = 0; index < classes.length; index++) {
			matches[index] = exported || !isTracing(classes[index]);
		}
		return matches;
	}

	/** {@code null} is what another filter has left out. */
	private static boolean isTracing(@Nullable String name) {
		return name != null && PACKAGES.stream().anyMatch(name::startsWith);
	}

}
