package io.regwatch.webhook;

import io.regwatch.http.CallbackClient;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(WebhookProperties.class)
class WebhookConfiguration {

	@Bean
	CallbackClient callbackClient(WebhookProperties properties) {
		return new CallbackClient(properties.timeout(), properties.allowedPrivateOrigins());
	}

}
