package io.regwatch.ops.image.health;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;

/** The health check of containers: it needs no shell and no other program. */
public final class HealthCheck {

	private static final int TIMEOUT_MILLIS = 4_000;

	private HealthCheck() {
	}

	/**
	 * Ends with 0 if the address answers 200, with 1 otherwise.
	 * @param arguments an HTTP address
	 */
	public static void main(String[] arguments) {
		System.exit(isHealthy(URI.create(arguments[0])) ? 0 : 1);
	}

	static boolean isHealthy(URI address) {
		try {
			HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection();
			connection.setConnectTimeout(TIMEOUT_MILLIS);
			connection.setReadTimeout(TIMEOUT_MILLIS);
			connection.setInstanceFollowRedirects(false);
			return connection.getResponseCode() == HttpURLConnection.HTTP_OK;
		}
		catch (IOException ex) {
			System.err.println("'%s' does not answer: %s".formatted(address, ex.getMessage()));
			return false;
		}
	}

}
