package io.regwatch.store;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(FileStoreProperties.class)
class FileStoreConfiguration {

	@Bean
	FileStore fileStore(FileStoreProperties properties, JdbcClient jdbc) {
		DirectoryFileStore directory = new DirectoryFileStore(properties, jdbc);
		return (properties.s3() != null) ? new S3FileStore(properties.s3(), directory) : directory;
	}

}
