package io.regwatch.store;

import java.net.URI;
import java.nio.file.Path;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * Where the bytes of documents are kept.
 *
 * @param directory directory of the stored files, created if missing; with S3, a cache
 * that may be emptied at any time. The program sets it to {@code files} in the home
 * @param maxFile a larger file is rejected, not truncated
 * @param s3 an object store; when absent, the directory is the store
 */
@ConfigurationProperties("regwatch.files")
record FileStoreProperties(Path directory, @DefaultValue("512MB") DataSize maxFile, @Nullable S3 s3) {

	/**
	 * An object store that speaks S3.
	 *
	 * @param bucket name of an existing bucket
	 * @param endpoint URL of the object store, such as {@code https://s3.example.org}; if
	 * absent, AWS in the region
	 * @param region region for which requests are signed
	 * @param accessKey access key; if absent, the default credentials chain of AWS is
	 * used
	 * @param secretKey secret of the access key
	 * @param pathStyle whether the bucket is in the path of URLs instead of the host name
	 */
	record S3(String bucket, @Nullable URI endpoint, @DefaultValue("us-east-1") String region,
			@Nullable String accessKey, @Nullable String secretKey, @DefaultValue("false") boolean pathStyle) {

		S3 {
			if (!bucket.matches("[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]")) {
				throw new IllegalArgumentException(
						"'regwatch.files.s3.bucket' is '" + bucket + "': not the name of a bucket");
			}
			if ((accessKey == null) != (secretKey == null)) {
				throw new IllegalArgumentException("'regwatch.files.s3.access-key' and 'regwatch.files.s3.secret-key'"
						+ " go together: give both or neither");
			}
		}

		/** Without the secret. */
		@Override
		public String toString() {
			return "S3[bucket=%s, endpoint=%s, region=%s, accessKey=%s]".formatted(this.bucket, this.endpoint,
					this.region, this.accessKey);
		}

	}

}
