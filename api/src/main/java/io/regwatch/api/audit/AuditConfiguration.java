package io.regwatch.api.audit;

import io.regwatch.api.StoreTimeout;
import io.regwatch.api.security.ApiClient;
import io.regwatch.audit.AuditLog;
import io.regwatch.audit.AuditedCall;
import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.security.autoconfigure.web.servlet.SecurityFilterProperties;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Records calls of the API. */
@Configuration(proxyBeanMethods = false)
@ConditionalOnWebApplication
class AuditConfiguration implements WebMvcConfigurer {

	private final AuditInterceptor interceptor;

	AuditConfiguration(AuditLog log, StoreTimeout timeout) {
		this.interceptor = new AuditInterceptor(log, timeout, AuditConfiguration::call);
	}

	@Override
	public void addInterceptors(InterceptorRegistry registry) {
		registry.addInterceptor(this.interceptor).addPathPatterns("/api/**");
	}

	/** Around the filter chain of Spring Security. */
	@Bean
	FilterRegistrationBean<RefusedCallFilter> refusedCallFilter() {
		FilterRegistrationBean<RefusedCallFilter> registration = new FilterRegistrationBean<>(
				new RefusedCallFilter(this.interceptor));
		registration.addUrlPatterns("/api/*");
		registration.setOrder(SecurityFilterProperties.DEFAULT_FILTER_ORDER - 1);
		return registration;
	}

	private static @Nullable AuditedCall call(HttpServletRequest request) {
		return (request.getAttribute("client") instanceof ApiClient client)
				? new AuditedCall(client.id(), client.keyId(), request.getRemoteAddr(), request.getMethod(),
						request.getRequestURI(), client.workspace())
				: null;
	}

}
