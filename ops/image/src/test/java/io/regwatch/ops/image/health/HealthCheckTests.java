package io.regwatch.ops.image.health;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;

import com.sun.net.httpserver.HttpServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class HealthCheckTests {

	private HttpServer server;

	@BeforeEach
	void start() throws IOException {
		this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		this.server.createContext("/", (exchange) -> {
			exchange.sendResponseHeaders(Integer.parseInt(exchange.getRequestURI().getPath().substring(1)), -1);
			exchange.close();
		});
		this.server.start();
	}

	@AfterEach
	void stop() {
		this.server.stop(0);
	}

	@ParameterizedTest
	@CsvSource({ "200, true", "204, false", "302, false", "401, false", "503, false" })
	void onlyAnAnswerOfAReadyServiceIsHealthy(int status, boolean healthy) {
		assertThat(HealthCheck.isHealthy(address(status))).isEqualTo(healthy);
	}

	@Test
	void serviceThatDoesNotAnswerIsNotHealthy() {
		URI address = address(200);
		this.server.stop(0);
		assertThat(HealthCheck.isHealthy(address)).isFalse();
	}

	private URI address(int status) {
		return URI.create("http://127.0.0.1:%d/%d".formatted(this.server.getAddress().getPort(), status));
	}

}
