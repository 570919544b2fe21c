package io.regwatch.api.security;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Optional;

import io.regwatch.fuzz.FuzzInput;
import io.regwatch.fuzz.FuzzTarget;

import org.springframework.mock.web.MockHttpServletRequest;

import static org.assertj.core.api.Assertions.assertThat;

/** A text is no key or exactly one; a request names no workspace but that of its path. */
class ApiKeyFuzzTests implements FuzzTarget {

	private static final String KEY = "rw_0123456789abcdef_" + "Ab-_".repeat(10) + "xyz";

	@Override
	public List<byte[]> seeds() {
		return FuzzTarget.texts(KEY, "Bearer " + KEY + "\n/api/workspaces/019b0000-0000-7000-8000-000000000000/updates",
				"bearer\n/api/workspaces/x/", "\n/api/workspaces/019B0000-0000-7000-8000-000000000000;a=b/%2e%2e/x",
				"B\n/api/workspaces;(/019b0000-0000-7000-8000-000000000000",
				"BEARER \t" + KEY + "\u00a0\n//api/workspaces");
	}

	@Override
	public void check(byte[] input) {
		FuzzInput lines = new FuzzInput(input);
		String header = lines.line();
		String path = lines.line();
		ApiKey.of(header).ifPresent((key) -> {
			assertThat(key.text()).isEqualTo(header);
			assertThat(key.toString()).isEqualTo(key.id()).hasSize(16);
			assertThat(key.hash()).hasSize(32);
		});
		if (isPath(path)) {
			check(header, path);
		}
	}

	private static void check(String header, String path) {
		for (String name : List.of("X-API-Key", "Authorization")) {
			MockHttpServletRequest request = new MockHttpServletRequest("GET", path);
			request.addHeader(name, header);
			Optional<ApiKeyCredentials> credentials = ApiKeyCredentials.of(request);
			credentials.ifPresent((found) -> {
				assertThat(header).contains(found.key());
				assertThat(found.key()).isEqualTo(found.key().strip());
				if (found.workspace() != null) {
					assertThat(path.replaceAll(";[^/]*", ""))
						.containsIgnoringCase("/api/workspaces/" + found.workspace());
				}
			});
		}
	}

	/** The web server refuses others. */
	private static boolean isPath(String path) {
		try {
			return path.startsWith("/") && path.equals(new URI("http://localhost" + path).getRawPath());
		}
		catch (URISyntaxException ex) {
			return false;
		}
	}

}
