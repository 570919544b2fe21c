package io.regwatch.ops.console.digestmail;

import io.regwatch.scheduling.RecurringTask;
import io.regwatch.scheduling.WorkKind;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(DigestMailProperties.class)
class DigestMailConfiguration {

	@Bean
	RecurringTask digestMailTask(DigestMailProperties properties) {
		return new RecurringTask(WorkKind.SEND_DIGEST_MAILS, DigestMailHandler.WORK_KEY, properties.schedule());
	}

}
