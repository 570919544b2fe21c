package io.regwatch.store;

import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;

import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.auth.aws.signer.AwsV4FamilyHttpSigner;
import software.amazon.awssdk.http.auth.aws.signer.AwsV4HttpSigner;
import software.amazon.awssdk.http.auth.spi.signer.HttpSigner;
import software.amazon.awssdk.identity.spi.AwsCredentialsIdentity;
import software.amazon.awssdk.services.s3.S3Client;

/**
 * Signs addresses of objects. The SDK's presigner takes the time of the call, so the
 * address would change each time; here, the caller gives the time.
 */
final class S3UrlSigner {

	private final AwsV4HttpSigner signer = AwsV4HttpSigner.create();

	private final S3Client client;

	private final FileStoreProperties.S3 properties;

	private final AwsCredentialsProvider credentials;

	S3UrlSigner(S3Client client, FileStoreProperties.S3 properties) {
		this.client = client;
		this.properties = properties;
		this.credentials = S3Clients.credentials(properties);
	}

	URI of(String key, FileStore.Download download, Instant from, Duration lifetime) {
		AwsCredentialsIdentity identity = this.credentials.resolveCredentials();
		return this.signer
			.sign((sign) -> sign.identity(identity)
				.request(request(key, download))
				.putProperty(AwsV4HttpSigner.SERVICE_SIGNING_NAME, "s3")
				.putProperty(AwsV4HttpSigner.REGION_NAME, this.properties.region())
				.putProperty(AwsV4FamilyHttpSigner.AUTH_LOCATION, AwsV4FamilyHttpSigner.AuthLocation.QUERY_STRING)
				.putProperty(AwsV4FamilyHttpSigner.EXPIRATION_DURATION, lifetime)
				.putProperty(AwsV4FamilyHttpSigner.DOUBLE_URL_ENCODE, false)
				.putProperty(AwsV4FamilyHttpSigner.NORMALIZE_PATH, false)
				.putProperty(AwsV4FamilyHttpSigner.PAYLOAD_SIGNING_ENABLED, false)
				.putProperty(HttpSigner.SIGNING_CLOCK, Clock.fixed(from, ZoneOffset.UTC)))
			.request()
			.getUri();
	}

	private SdkHttpRequest request(String key, FileStore.Download download) {
		URI object = URI
			.create(this.client.utilities().getUrl((url) -> url.bucket(this.properties.bucket()).key(key)).toString());
		return SdkHttpRequest.builder()
			.method(SdkHttpMethod.GET)
			.uri(object)
			.putRawQueryParameter("response-content-type", download.mediaType())
			.putRawQueryParameter("response-content-disposition", download.disposition())
			.build();
	}

}
