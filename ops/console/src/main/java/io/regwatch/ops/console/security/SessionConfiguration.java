package io.regwatch.ops.console.security;

import java.util.List;

import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.web.servlet.AbstractFilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.session.jdbc.PostgreSqlJdbcIndexedSessionRepositoryCustomizer;

/** Sessions exist below {@code /console} only: the API has none. */
@Configuration(proxyBeanMethods = false)
@ConditionalOnWebApplication
class SessionConfiguration {

	/** Two tabs of one session may write the same attribute at the same time. */
	@Bean
	PostgreSqlJdbcIndexedSessionRepositoryCustomizer sessionAttributes() {
		return new PostgreSqlJdbcIndexedSessionRepositoryCustomizer();
	}

	@Bean
	static BeanPostProcessor sessionPaths() {
		return new BeanPostProcessor() {

			@Override
			public Object postProcessBeforeInitialization(Object bean, String name) {
				if (bean instanceof AbstractFilterRegistrationBean<?> filter
						&& name.equals("sessionRepositoryFilterRegistration")) {
					filter.setUrlPatterns(List.of("/console/*"));
				}
				return bean;
			}

		};
	}

}
