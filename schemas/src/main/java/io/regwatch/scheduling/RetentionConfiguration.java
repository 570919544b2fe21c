package io.regwatch.scheduling;

import io.regwatch.store.DatabaseClock;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The recurring task that deletes old records. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(RetentionProperties.class)
class RetentionConfiguration {

	@Bean
	PurgeHandler purgeHandler(ObjectProvider<Purgeable> leftovers, DatabaseClock clock,
			RetentionProperties properties) {
		return new PurgeHandler(leftovers, clock, properties.keep());
	}

	@Bean
	RecurringTask purgeTask(RetentionProperties properties) {
		return new RecurringTask(WorkKind.PURGE, PurgeHandler.SUBJECT, properties.schedule());
	}

}
