package io.regwatch.api;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import io.regwatch.ops.TestApplication;
import io.regwatch.schema.ContentHash;
import io.regwatch.store.FileStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Files, downloaded by signed URL. */
class FilesIT extends SharedReference {

	@Test
	void fileWhenFetchedNeedsNoKey() {
		Answer file = this.anonymous.get(address());
		assertThat(file.status()).isEqualTo(200);
		assertThat(file.body()).isEqualTo(PDF);
		Map<String, List<String>> headers = file.response().headers().map();
		assertThat(headers).containsEntry("content-type", List.of("application/pdf"))
			.containsEntry("x-content-type-options", List.of("nosniff"))
			.containsEntry("content-length", List.of(String.valueOf(PDF.length())))
			.containsEntry("accept-ranges", List.of("bytes"));
		assertThat(file.response().headers().firstValue("content-disposition").orElseThrow()).startsWith("attachment;")
			.contains("filename*=UTF-8''MDCG_%202019_11%20%C3%BC.pdf");
		assertThat(this.anonymous.send("HEAD", address(), "").response().headers().firstValueAsLong("content-length"))
			.hasValue(PDF.length());
		String tag = file.response().headers().firstValue("etag").orElseThrow();
		assertThat(this.anonymous.send("GET", address(), "", "If-None-Match", tag).status()).isEqualTo(304);
	}

	@Test
	void fileWhenPartlyWantedSendsThatPart() {
		Answer part = this.anonymous.send("GET", address(), "", "Range", "bytes=1-3");
		assertThat(part.status()).isEqualTo(206);
		assertThat(part.body()).isEqualTo("PDF");
		Answer none = this.anonymous.send("GET", address(), "", "Range", "bytes=5000-");
		none.failure(416);
		assertThat(none.response().headers().firstValue("Content-Range")).hasValue("bytes */" + PDF.length());
	}

	@ParameterizedTest
	@CsvSource({ "name=MDCG, name=Other", "expires=, expires=9", "expires=, expires=x", "signature=, signature=A",
			"signature=, signatur=", "expires=, expire=", "name=, nam=", "/files/, /files/0" })
	void fileWhenAddressIsForgedIsForbidden(String right, String wrong) {
		String address = address();
		assertThat(address).contains(right);
		assertThat(this.anonymous.get(address.replace(right, wrong)).failure(403)).contains("expired");
	}

	@Test
	void fileWhenAddressIsOfAnotherProcessIsTheSameUntilItExpires() throws Exception {
		String here = address();
		try (TestApplication other = complete(Map.of("regwatch.api.file-lifetime", "1s", "regwatch.api.public-url",
				"https://regwatch.example/base/"))) {
			ApiClient there = new ApiClient(other.port(), this.client.key());
			assertThat(there.get(here).body()).isEqualTo(PDF);
			String address = there.get(this.workspace + "/updates/" + this.update)
				.json()
				.at("/update/sharedFile/signedUrl")
				.asString();
			assertThat(address).startsWith("https://regwatch.example/base/files/" + this.sha256);
			String path = address.substring("https://regwatch.example/base".length());
			Thread.sleep(2100);
			this.anonymous.get(path).failure(403);
		}
	}

	@Test
	void fileWhenItIsNotThereIsNotFound() {
		String gone = address();
		Path path = this.application.bean(FileStore.class).path(new ContentHash(this.sha256));
		Path aside = path.resolveSibling("aside");
		assertThat(path.toFile().renameTo(aside.toFile())).isTrue();
		this.anonymous.get(gone).failure(404);
		assertThat(aside.toFile().renameTo(path.toFile())).isTrue();
	}

}
