package io.regwatch.ops.console.page;

import java.time.Duration;

import io.regwatch.ops.console.security.ConsoleEnabled;

import org.springframework.context.annotation.Configuration;
import org.springframework.http.CacheControl;
import org.springframework.web.servlet.config.annotation.ResourceHandlerRegistry;
import org.springframework.web.servlet.config.annotation.ViewControllerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.resource.LiteWebJarsResourceResolver;

/** Style sheets, scripts, and the way to the console from the root of the address. */
@Configuration(proxyBeanMethods = false)
@ConsoleEnabled
class AssetConfiguration implements WebMvcConfigurer {

	@Override
	public void addResourceHandlers(ResourceHandlerRegistry registry) {
		registry.addResourceHandler("/console-assets/**")
			.addResourceLocations("classpath:/console/", "classpath:/META-INF/resources/webjars/")
			.setCacheControl(CacheControl.maxAge(Duration.ofHours(1)))
			.resourceChain(true)
			.addResolver(new LiteWebJarsResourceResolver());
	}

	@Override
	public void addViewControllers(ViewControllerRegistry registry) {
		registry.addRedirectViewController("/", "/console");
	}

}
