package io.regwatch.ops.api;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import io.regwatch.ops.server.FreePort;
import com.standardwebhooks.Webhook;
import com.standardwebhooks.exceptions.EmptyWebhookSecretException;
import com.standardwebhooks.exceptions.WebhookVerificationException;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import org.jspecify.annotations.Nullable;

/** Receives webhooks on a port of its own, in several bad ways. */
public final class WebhookReceiver implements AutoCloseable {

	private final List<Message> received = new CopyOnWriteArrayList<>();

	private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

	private final int port = FreePort.next();

	private volatile int status = 204;

	private volatile long delayMillis;

	private volatile Consumer<Message> listener = (_) -> {
	};

	private @Nullable HttpServer server;

	public void start() {
		try {
			HttpServer started = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), this.port),
					0);
			started.setExecutor(this.threads);
			started.createContext("/", this::receive);
			started.start();
			this.server = started;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	void stop() {
		if (this.server != null) {
			this.server.stop(0);
			this.server = null;
		}
	}

	public void respond(int with, long afterMillis) {
		this.status = with;
		this.delayMillis = afterMillis;
	}

	/** What is received is given to a listener before it is answered. */
	void listen(Consumer<Message> with) {
		this.listener = with;
	}

	public String origin() {
		return "http://127.0.0.1:" + this.port;
	}

	public List<Message> received() {
		return List.copyOf(this.received);
	}

	/** The ids of what was received, each where it came first. */
	List<String> ids(String path) {
		return this.received.stream()
			.filter((message) -> message.path().equals(path))
			.map(Message::id)
			.distinct()
			.toList();
	}

	@Override
	public void close() {
		stop();
		this.threads.shutdownNow();
	}

	/** What is answered with a failure has not been received. */
	private void receive(HttpExchange exchange) throws IOException {
		try (exchange) {
			int answer = this.status;
			long pause = this.delayMillis;
			Map<String, List<String>> headers = exchange.getRequestHeaders()
				.entrySet()
				.stream()
				.collect(Collectors.toMap((header) -> header.getKey().toLowerCase(Locale.ROOT),
						(header) -> new ArrayList<>(header.getValue())));
			String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
			if (answer < 300) {
				Message message = new Message(exchange.getRequestURI().getPath(), headers, body);
				this.received.add(message);
				this.listener.accept(message);
			}
			Thread.sleep(pause);
			exchange.sendResponseHeaders(answer, -1);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	/** A message as it came. */
	public record Message(String path, Map<String, List<String>> headers, String body) {

		public String id() {
			return Objects.requireNonNull(this.headers.get("webhook-id")).getFirst();
		}

		public boolean isSignedWith(String secret) {
			try {
				new Webhook(secret).verify(this.body, this.headers);
				return true;
			}
			catch (WebhookVerificationException ex) {
				return false;
			}
			catch (EmptyWebhookSecretException ex) {
				throw new IllegalStateException(ex);
			}
		}

	}

}
