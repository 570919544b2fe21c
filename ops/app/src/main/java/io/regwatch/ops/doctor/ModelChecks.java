package io.regwatch.ops.doctor;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;

import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;

/** Checks that the server of the language model accepts connections; it is not called. */
@Component
public class ModelChecks {

	private static final String PREFIX = "regwatch.assessment.model.";

	private static final int TIMEOUT_MILLIS = 5000;

	private final Environment environment;

	ModelChecks(Environment environment) {
		this.environment = environment;
	}

	/**
	 * Checks the configured model.
	 * @return the finding
	 */
	public Finding check() {
		String provider = this.environment.getProperty(PREFIX + "provider", "offline");
		if (provider.equals("offline")) {
			return Finding.ok("model", "The built-in model: no key, no network");
		}
		URI server = URI.create(this.environment.getProperty(PREFIX + "base-url", url(provider)));
		String model = "Model '%s' of provider '%s' at %s".formatted(this.environment.getProperty(PREFIX + "name", ""),
				provider, server);
		try (Socket socket = new Socket()) {
			socket.connect(new InetSocketAddress(server.getHost(), port(server)), TIMEOUT_MILLIS);
			return Finding.ok("model", model);
		}
		catch (IOException ex) {
			return Finding.warning("model", "%s cannot be reached: %s".formatted(model, ex.getMessage()),
					"Start the server or correct %sbase-url; meanwhile, updates stay `to_review`".formatted(PREFIX));
		}
	}

	private static String url(String provider) {
		return switch (provider) {
			case "ollama" -> "http://localhost:11434";
			case "anthropic" -> "https://api.anthropic.com";
			default -> "https://api.openai.com";
		};
	}

	private static int port(URI server) {
		return (server.getPort() >= 0) ? server.getPort() : server.getScheme().equals("https") ? 443 : 80;
	}

}
