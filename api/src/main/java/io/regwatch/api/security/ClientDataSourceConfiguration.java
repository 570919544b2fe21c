package io.regwatch.api.security;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.jdbc.autoconfigure.DataSourceProperties;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The pool of the process, instead of Spring Boot's. */
@Configuration(proxyBeanMethods = false)
class ClientDataSourceConfiguration {

	@Bean
	@ConfigurationProperties("spring.datasource.hikari")
	ClientDataSource dataSource(DataSourceProperties properties) {
		return properties.initializeDataSourceBuilder().type(ClientDataSource.class).build();
	}

	/** Spring Boot has them only beside its own pool. */
	@Bean
	JdbcConnectionDetails connectionDetails(DataSourceProperties properties) {
		return new JdbcConnectionDetails() {

			@Override
			public @Nullable String getUsername() {
				return properties.determineUsername();
			}

			@Override
			public @Nullable String getPassword() {
				return properties.determinePassword();
			}

			@Override
			public String getJdbcUrl() {
				return properties.determineUrl();
			}

		};
	}

}
