package io.regwatch.api.connection;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;

@Configuration(proxyBeanMethods = false)
@ConditionalOnWebApplication
@EnableConfigurationProperties(ConnectionProperties.class)
class ConnectionConfiguration {

	@Bean
	@Order(Ordered.HIGHEST_PRECEDENCE)
	WebServerFactoryCustomizer<TomcatServletWebServerFactory> connectionLimits(ConnectionProperties properties) {
		return (tomcat) -> {
			tomcat.setProtocol(LimitedHttpProtocol.class.getName());
			tomcat.addConnectorCustomizers((connector) -> {
				if (connector.getProtocolHandler() instanceof LimitedHttpProtocol protocol) {
					protocol.limit(properties);
				}
			});
		};
	}

}
