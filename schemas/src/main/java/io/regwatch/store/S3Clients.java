package io.regwatch.store;

import java.time.Duration;

import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.checksums.RequestChecksumCalculation;
import software.amazon.awssdk.core.checksums.ResponseChecksumValidation;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.s3.S3Client;

/** Makes clients of object stores, of AWS and of others. */
final class S3Clients {

	private static final Duration CONNECT = Duration.ofSeconds(10);

	private static final Duration READ = Duration.ofSeconds(60);

	private S3Clients() {
	}

	// Checksums that AWS alone knows are not sent to others.
	static S3Client of(FileStoreProperties.S3 properties) {
		return S3Client.builder()
			.httpClientBuilder(UrlConnectionHttpClient.builder().connectionTimeout(CONNECT).socketTimeout(READ))
			.region(Region.of(properties.region()))
			.endpointOverride(properties.endpoint())
			.credentialsProvider(credentials(properties))
			.forcePathStyle(properties.pathStyle())
			.requestChecksumCalculation(RequestChecksumCalculation.WHEN_REQUIRED)
			.responseChecksumValidation(ResponseChecksumValidation.WHEN_REQUIRED)
			.build();
	}

	static AwsCredentialsProvider credentials(FileStoreProperties.S3 properties) {
		return (properties.accessKey() != null && properties.secretKey() != null)
				? StaticCredentialsProvider
					.create(AwsBasicCredentials.create(properties.accessKey(), properties.secretKey()))
				: DefaultCredentialsProvider.builder().build();
	}

}
