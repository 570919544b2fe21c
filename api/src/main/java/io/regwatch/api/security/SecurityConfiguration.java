package io.regwatch.api.security;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.annotation.EnableScheduling;

@Configuration(proxyBeanMethods = false)
@ConditionalOnWebApplication
@EnableScheduling
@EnableConfigurationProperties({ RateLimitProperties.class, CrossOriginProperties.class })
class SecurityConfiguration {

}
