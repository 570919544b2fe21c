package io.regwatch.http;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Which addresses of receivers are refused before a name is asked for. */
class CallbackClientTests {

	@ParameterizedTest
	@CsvSource({ "https://hooks.example.com/a, true", "https://8.8.8.8/a, true", "http://hooks.example.com/a, false",
			"https://127.0.0.1/a, false", "https://10.1.2.3/a, false", "https://169.254.169.254/a, false",
			"https://[::1]/a, false", "https://[fd00::1]/a, false", "https://[::ffff:127.0.0.1]/a, false",
			"https://localhost/a, true", "https://u:p@hooks.example.com/a, false", "http://127.0.0.1:8099/a, true",
			"https://127.0.0.1:8443/a, true" })
	void hostsThatAreNotPublicAreRefused(URI uri, boolean allowed) throws IOException {
		try (CallbackClient client = new CallbackClient(Duration.ofSeconds(1),
				List.of("http://127.0.0.1:8099", "https://127.0.0.1:8443"))) {
			assertThat(client.allows(uri)).isEqualTo(allowed);
		}
	}

}
