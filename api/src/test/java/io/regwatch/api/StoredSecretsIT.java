package io.regwatch.api;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;

import static org.assertj.core.api.Assertions.assertThat;

/** Secrets of webhooks in the rows of the database. */
@ExtendWith(PublishedApi.class)
@ResourceLock(PublishedApi.ROWS)
class StoredSecretsIT {

	private static final String ROWS = """
			SELECT CAST(t AS text) FROM webhook_secret AS t
			UNION ALL
			SELECT CAST(t AS text) FROM idempotent_request AS t
			""";

	private final PublishedApi.Api api;

	private final String key = UUID.randomUUID().toString();

	StoredSecretsIT(PublishedApi.Api api) {
		this.api = api;
	}

	@Test
	void secretsAreInNoRowAndRepeatedResponsesHaveThem() {
		Answer created = create();
		String path = "/api/webhooks/" + created.json().at("/webhook/id").asString();
		Answer rotated = post(path + "/secret", "");
		List<String> rows = this.api.publications().jdbc().sql(ROWS).query((row, _) -> row.getString(1)).list();
		for (String secret : List.of(created.json().get("secret").asString(),
				rotated.json().get("secret").asString())) {
			assertThat(rows).hasSizeGreaterThanOrEqualTo(4)
				.noneMatch((row) -> row.contains(hex(secret.getBytes(StandardCharsets.UTF_8))))
				.noneMatch((row) -> row.contains(hex(Base64.getDecoder().decode(secret.substring("whsec_".length())))));
		}
		assertThat(create().json()).isEqualTo(created.json());
		assertThat(post(path + "/secret", "").json()).isEqualTo(rotated.json());
		assertThat(List.of(created, rotated, create()))
			.allMatch((answer) -> answer.response().headers().allValues("Cache-Control").equals(List.of("no-store")));
		this.api.client().send("DELETE", path, "");
	}

	private Answer create() {
		return post("/api/webhooks", "{\"url\": \"https://receiver.example.org/\"}");
	}

	private Answer post(String path, String body) {
		return this.api.client()
			.send("POST", path, body, "Content-Type", "application/json", "Idempotency-Key", this.key + path.length());
	}

	private static String hex(byte[] bytes) {
		return HexFormat.of().formatHex(bytes);
	}

}
