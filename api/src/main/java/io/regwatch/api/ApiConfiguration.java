package io.regwatch.api;

import io.regwatch.api.error.JsonErrorReportValve;
import org.apache.catalina.core.StandardHost;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.resilience.annotation.EnableResilientMethods;
import org.springframework.web.filter.ShallowEtagHeaderFilter;

@Configuration(proxyBeanMethods = false)
@EnableResilientMethods
class ApiConfiguration {

	@Bean
	@ConditionalOnWebApplication
	WebServerFactoryCustomizer<TomcatServletWebServerFactory> jsonErrorReportValve() {
		return (tomcat) -> tomcat.addContextCustomizers((context) -> ((StandardHost) context.getParent())
			.setErrorReportValveClass(JsonErrorReportValve.class.getName()));
	}

	// Weak ETags: Tomcat does not compress responses with strong ones.
	@Bean
	@ConditionalOnWebApplication
	FilterRegistrationBean<ShallowEtagHeaderFilter> etagFilter() {
		ShallowEtagHeaderFilter filter = new ShallowEtagHeaderFilter();
		filter.setWriteWeakETag(true);
		FilterRegistrationBean<ShallowEtagHeaderFilter> registration = new FilterRegistrationBean<>(filter);
		registration.addUrlPatterns("/api/*");
		registration.setOrder(Ordered.LOWEST_PRECEDENCE - 1);
		return registration;
	}

}
