package io.regwatch.api;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.awaitility.Awaitility.await;

/** Limits of connections, which hold before anything of a request is known. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ConnectionLimitsIT {

	private static final int MAX = 20;

	private static final String REQUEST = "HEAD /actuator/health/liveness HTTP/1.1\r\nHost: a\r\n\r\n";

	private TestApplication application;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.application = TestApplication.complete(TestStores.in(directory), Map
			.of("regwatch.api.connections.max-per-address", MAX, "regwatch.api.connections.header-timeout", "1s"));
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@Test
	void connectionWhenItsHeaderDripsIsClosedAtTheDeadline() throws Exception {
		try (Socket socket = open()) {
			long begin = System.nanoTime();
			send(socket, "GET /actuator/health/liveness HTTP/1.1\r\nX-Long: ");
			assertThatIOException().isThrownBy(() -> drip(socket, Duration.ofSeconds(10)));
			assertThat(Duration.ofNanos(System.nanoTime() - begin)).isBetween(Duration.ofMillis(900),
					Duration.ofSeconds(5));
		}
	}

	@Test
	void connectionWhenIdleBetweenRequestsIsKept() throws Exception {
		try (Socket socket = open()) {
			assertThat(ask(socket)).startsWith("HTTP/1.1 200");
			Thread.sleep(Duration.ofMillis(2500));
			assertThat(ask(socket)).startsWith("HTTP/1.1 200");
		}
	}

	@Test
	void connectionWhenItsAddressHasTooManyIsRefusedUntilOthersClose() throws Exception {
		List<Socket> sockets = new ArrayList<>();
		try {
			for (int number = 0; number < MAX; number++) {
				sockets.add(open());
			}
			assertThat(ask(sockets.getLast())).startsWith("HTTP/1.1 200");
			try (Socket surplus = open()) {
				assertThat(answerOrNothing(surplus)).isEmpty();
			}
		}
		finally {
			for (Socket socket : sockets) {
				socket.close();
			}
		}
		await().atMost(Duration.ofMinutes(1)).until(() -> {
			try (Socket socket = open()) {
				return answerOrNothing(socket).startsWith("HTTP/1.1 200");
			}
		});
	}

	private Socket open() throws IOException {
		Socket socket = new Socket(InetAddress.getLoopbackAddress(), this.application.port());
		socket.setSoTimeout(10_000);
		return socket;
	}

	private static void drip(Socket socket, Duration duration) throws IOException, InterruptedException {
		for (long end = System.nanoTime() + duration.toNanos(); System.nanoTime() < end; Thread.sleep(100)) {
			send(socket, "x");
			if (socket.getInputStream().available() > 0 || isClosed(socket)) {
				throw new IOException("closed");
			}
		}
	}

	private static boolean isClosed(Socket socket) throws IOException {
		socket.setSoTimeout(1);
		try {
			return socket.getInputStream().read() < 0;
		}
		catch (SocketTimeoutException ex) {
			return false;
		}
	}

	private static String answerOrNothing(Socket socket) {
		try {
			return ask(socket);
		}
		catch (IOException ex) {
			return "";
		}
	}

	private static String ask(Socket socket) throws IOException {
		send(socket, REQUEST);
		byte[] buffer = new byte[8192];
		int read = socket.getInputStream().read(buffer);
		return (read > 0) ? new String(buffer, 0, read, StandardCharsets.ISO_8859_1) : "";
	}

	private static void send(Socket socket, String text) throws IOException {
		socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
		socket.getOutputStream().flush();
	}

}
