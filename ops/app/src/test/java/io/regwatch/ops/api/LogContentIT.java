package io.regwatch.ops.api;

import java.nio.file.Path;
import java.util.Map;

import io.regwatch.api.ApiClient;
import io.regwatch.api.security.ApiKeys;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;

/** The log contains neither keys nor the texts that clients and documents bring. */
@ExtendWith(OutputCaptureExtension.class)
class LogContentIT {

	private static final String TEXT = "confidential-text-4711";

	@Test
	void logWhenRequestsFailContainsNoKeyAndNoText(@TempDir Path directory, CapturedOutput output) {
		TestStores stores = TestStores.in(directory);
		try (TestApplication application = TestApplication.complete(stores, Map.of())) {
			String key = application.bean(ApiKeys.class).create("Acme", null).key();
			ApiClient client = new ApiClient(application.port(), key);
			String workspace = client.newWorkspace();
			stores.jdbc()
				.sql("ALTER TABLE profile ADD CONSTRAINT refused_by_the_test CHECK (company_description IS NULL)")
				.update();
			client
				.send("PATCH", workspace + "/profile",
						"{\"companyDescription\": \"%s of the company\"}".formatted(TEXT))
				.failure(500);
			client.send("PATCH", workspace + "/profile", "{\"companyDescription\": \"%s".formatted(TEXT)).failure(400);
			client.send("GET", "/api/%s?api_key=%s".formatted(TEXT, key), "");
			new ApiClient(application.port(), key + "x").send("GET", workspace, "").failure(401);
			assertThat(output.getAll()).contains("refused_by_the_test")
				.doesNotContain(TEXT)
				.doesNotContain(key.substring(key.length() / 2));
		}
	}

}
