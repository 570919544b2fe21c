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

@Configuration(proxyBeanMethods = false)
@EnableResilientMethods
class ApiConfiguration {

	@Bean
	@ConditionalOnWebApplication
	WebServerFactoryCustomizer<TomcatServletWebServerFactory> jsonErrorReportValve() {
		return (tomcat) -> tomcat.addContextCustomizers((context) -> ((StandardHost) context.getParent())
			.setErrorReportValveClass(JsonErrorReportValve.class.getName()));
	}

	@Bean
	@ConditionalOnWebApplication
	FilterRegistrationBean<ResponseTagFilter> etagFilter() {
		FilterRegistrationBean<ResponseTagFilter> registration = new FilterRegistrationBean<>(new ResponseTagFilter());
		registration.addUrlPatterns("/api/*");
		registration.setOrder(Ordered.LOWEST_PRECEDENCE - 1);
		return registration;
	}

}
