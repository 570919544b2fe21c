package io.regwatch.ops.alert;

import io.regwatch.scheduling.RecurringTask;
import io.regwatch.scheduling.WorkKind;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(AlertProperties.class)
class AlertConfiguration {

	@Bean
	RecurringTask alertTask(AlertProperties properties) {
		return new RecurringTask(WorkKind.CHECK_ALERTS, AlertMonitor.WORK_KEY, properties.schedule());
	}

}
