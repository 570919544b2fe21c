package io.regwatch.api.idempotency;

import io.regwatch.api.StoreTimeout;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.web.servlet.HandlerExceptionResolver;

@Configuration(proxyBeanMethods = false)
class IdempotencyConfiguration {

	/** After the filter chain of Spring Security. */
	@Bean
	@ConditionalOnWebApplication
	FilterRegistrationBean<IdempotencyFilter> idempotencyFilter(IdempotentResponses responses, StoreTimeout timeout,
			@Qualifier("handlerExceptionResolver") HandlerExceptionResolver errors) {
		FilterRegistrationBean<IdempotencyFilter> registration = new FilterRegistrationBean<>(
				new IdempotencyFilter(responses, timeout, errors));
		registration.addUrlPatterns("/api/*");
		registration.setOrder(Ordered.LOWEST_PRECEDENCE - 2);
		return registration;
	}

}
