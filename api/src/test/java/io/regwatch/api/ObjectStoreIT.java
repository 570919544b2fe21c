package io.regwatch.api;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

import io.regwatch.ops.TestApplication;
import io.regwatch.ops.server.TestObjectStore;
import io.regwatch.schema.ContentHash;
import io.regwatch.store.FileStore;
import io.regwatch.store.StoreFailedException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

/** Files in an object store, downloaded by signed URL. */
class ObjectStoreIT extends SharedReference {

	@TempDir
	static Path directory = Path.of("");

	private static @Nullable TestObjectStore objects;

	@AfterAll
	static void stopObjects() {
		objects().close();
		objects = null;
	}

	@Test
	void fileWhenStoredIsInTheBucketAndIsReadAgainWhenTheCacheIsEmptied() throws IOException {
		assertThat(objects().object(this.sha256)).hasContent(PDF);
		FileStore files = this.application.bean(FileStore.class);
		Path cached = files.path(new ContentHash(this.sha256));
		Files.delete(cached);
		assertThat(files.path(new ContentHash(this.sha256))).isEqualTo(cached).hasContent(PDF);
		assertThat(files.path(ContentHash.of("never stored"))).doesNotExist();
	}

	@Test
	void fileWhenFetchedComesFromTheBucketAndIsSaved() throws Exception {
		HttpResponse<String> file = get(bucketAddress(reference().at("/versions/0/sharedFile/signedUrl").asString()));
		assertThat(file.statusCode()).isEqualTo(200);
		assertThat(file.body()).isEqualTo(PDF);
		assertThat(file.headers().firstValue("content-type")).hasValue("application/pdf");
		assertThat(file.headers().firstValue("content-disposition").orElseThrow()).startsWith("attachment;")
			.contains("filename*=UTF-8''MDCG_%202019_11%20%C3%BC.pdf");
		assertThat(reference()).isEqualTo(reference());
	}

	@ParameterizedTest
	@CsvSource({ "attachment, inline", "Expires=, Expires=1", "Signature=, Signature=0", "/sha256/, /sha512/" })
	void fileWhenAddressIsForgedIsForbidden(String right, String wrong) throws Exception {
		String address = bucketAddress(update().at("/update/sharedFile/signedUrl").asString());
		assertThat(address).contains(right);
		assertThat(get(address.replace(right, wrong)).statusCode()).isEqualTo(403);
	}

	@Test
	void fileWhenAddressHasExpiredIsForbidden() throws Exception {
		try (TestApplication other = complete(Map.of("regwatch.api.file-lifetime", "5s"))) {
			String address = new ApiClient(other.port(), this.client.key()).get(path())
				.json()
				.at("/versions/0/sharedFile/signedUrl")
				.asString();
			assertThat(get(address).statusCode()).isEqualTo(200);
			await().atMost(Duration.ofMinutes(1)).until(() -> get(address).statusCode() == 403);
		}
	}

	@Test
	void storeWhenTheBucketRefusesSaysSoWithoutTheSecret() {
		try (TestApplication other = complete(Map.of("regwatch.files.s3.secret-key", "another-secret"))) {
			FileStore files = other.bean(FileStore.class);
			assertThatExceptionOfType(StoreFailedException.class)
				.isThrownBy(() -> files.store(new ByteArrayInputStream(new byte[] { 7 })))
				.withMessageContaining("s3://documents")
				.withMessageNotContaining("another-secret");
		}
	}

	@Override
	TestApplication complete(Map<String, ?> properties) {
		Map<String, Object> all = new HashMap<>(objects().properties());
		all.putAll(properties);
		return super.complete(all);
	}

	private static TestObjectStore objects() {
		try {
			objects = (objects != null) ? objects : TestObjectStore.start(directory);
			return objects;
		}
		catch (IOException | InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static String bucketAddress(String address) {
		assertThat(address).startsWith(objects().properties().get("regwatch.files.s3.endpoint") + "/documents/sha256/");
		return address;
	}

	private static HttpResponse<String> get(String address) throws IOException, InterruptedException {
		try (HttpClient client = HttpClient.newHttpClient()) {
			return client.send(HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString());
		}
	}

}
