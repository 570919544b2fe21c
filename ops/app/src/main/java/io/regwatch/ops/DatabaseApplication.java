package io.regwatch.ops;

import java.util.Map;

import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.flyway.autoconfigure.FlywayAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceTransactionManagerAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.JdbcTemplateAutoConfiguration;
import org.springframework.boot.transaction.autoconfigure.TransactionAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.LifecycleProcessor;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.support.AbstractApplicationContext;
import org.springframework.context.support.DefaultLifecycleProcessor;

/**
 * The application context of commands that only read the database: no jobs, index or web
 * server, which take most of the time of a start. Beans are made when they are asked for.
 * It is no component, so that {@link RegwatchApplication} does not find it.
 */
@ImportAutoConfiguration({ DataSourceAutoConfiguration.class, DataSourceTransactionManagerAutoConfiguration.class,
		FlywayAutoConfiguration.class, JacksonAutoConfiguration.class, JdbcTemplateAutoConfiguration.class,
		TransactionAutoConfiguration.class })
@ComponentScan({ "io.regwatch.store", "io.regwatch.scheduling", "io.regwatch.ingest" })
public class DatabaseApplication {

	/** Nothing begins to work: schedulers would be made although nobody asks for them. */
	@Bean(AbstractApplicationContext.LIFECYCLE_PROCESSOR_BEAN_NAME)
	static LifecycleProcessor lifecycleProcessor() {
		return new DefaultLifecycleProcessor() {

			@Override
			public void onRefresh() {
				// Starts nothing.
			}

			@Override
			public void onClose() {
				// Has started nothing.
			}

		};
	}

	/**
	 * Starts it. The first bean that reads the database brings its schema up to date.
	 * @param properties of the database
	 * @return to be closed
	 */
	public static ConfigurableApplicationContext start(Map<String, Object> properties) {
		return new SpringApplicationBuilder(DatabaseApplication.class).web(WebApplicationType.NONE)
			.lazyInitialization(true)
			.registerShutdownHook(false)
			.logStartupInfo(false)
			.properties(properties)
			.run();
	}

}
