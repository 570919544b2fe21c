package io.regwatch.ops.tracing;

import io.micrometer.observation.ObservationPredicate;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.Environment;

@Configuration(proxyBeanMethods = false)
class TracingConfiguration {

	private static final String OWN = "regwatch.";

	/** Spans of items and of outgoing calls cost nothing unless they are exported. */
	@Bean
	ObservationPredicate exportedObservations(Environment environment) {
		boolean exported = TracingFilter.isExported(environment);
		return (name, _) -> exported || !name.startsWith(OWN);
	}

}
