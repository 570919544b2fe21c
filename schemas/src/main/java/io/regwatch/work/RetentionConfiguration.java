package io.regwatch.work;

import io.regwatch.store.DatabaseClock;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Cleaning up as a routine of workers. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(RetentionProperties.class)
class RetentionConfiguration {

	@Bean
	CleanBell cleanBell(ObjectProvider<Leftovers> leftovers, DatabaseClock clock, RetentionProperties properties) {
		return new CleanBell(leftovers, clock, properties.keep());
	}

	@Bean
	Routine cleanRoutine(RetentionProperties properties) {
		return new Routine(WorkKind.CLEAN, CleanBell.SUBJECT, properties.schedule());
	}

}
