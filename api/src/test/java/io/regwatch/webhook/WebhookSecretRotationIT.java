package io.regwatch.webhook;

import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import java.util.UUID;

import io.regwatch.encryption.EncryptionKeyException;
import io.regwatch.encryption.SecretCipher;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.core.env.MapPropertySource;
import org.springframework.jdbc.core.simple.JdbcClient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/** Processes with different encryption keys on one database. */
class WebhookSecretRotationIT {

	private static final String FORMER = "A".repeat(43) + "=";

	private static final String CURRENT = "B".repeat(42) + "A=";

	private static final String ADD = """
			WITH owner AS (INSERT INTO client (name) VALUES ('Acme') RETURNING id)
			INSERT INTO webhook_endpoint (client_id, url)
			SELECT id, 'https://receiver.example.org' FROM owner
			RETURNING id
			""";

	@TempDir
	private Path directory;

	@Test
	void formerKeyIsNotNeededAfterAProcessWithBothHasStarted() {
		JdbcClient jdbc = TestStores.in(this.directory).jdbc();
		UUID endpoint = jdbc.sql(ADD).query(UUID.class).single();
		try (AnnotationConfigApplicationContext former = process(jdbc, FORMER);
				AnnotationConfigApplicationContext both = process(jdbc, CURRENT + "," + FORMER);
				AnnotationConfigApplicationContext current = process(jdbc, CURRENT)) {
			String secret = former.getBean(WebhookSecrets.class).add(endpoint);
			WebhookSecrets secrets = current.getBean(WebhookSecrets.class);
			current.getBean(WebhookSecretRotation.class).rotate();
			assertThatExceptionOfType(EncryptionKeyException.class).isThrownBy(() -> secrets.findValid(endpoint));
			both.getBean(WebhookSecretRotation.class).rotate();
			assertThat(secrets.findValid(endpoint))
				.containsExactly(Base64.getDecoder().decode(secret.substring("whsec_".length())));
		}
	}

	private static AnnotationConfigApplicationContext process(JdbcClient jdbc, String keys) {
		AnnotationConfigApplicationContext beans = new AnnotationConfigApplicationContext();
		beans.getEnvironment()
			.getPropertySources()
			.addFirst(new MapPropertySource("keys", Map.of("regwatch.encryption.keys", keys)));
		beans.registerBean(JdbcClient.class, () -> jdbc);
		beans.register(SecretCipher.class, WebhookSecrets.class, WebhookSecretRotation.class);
		beans.refresh();
		return beans;
	}

}
