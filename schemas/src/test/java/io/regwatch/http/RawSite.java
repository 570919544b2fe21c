package io.regwatch.http;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;

/** A site on this machine that sends bytes which no well-behaved server would send. */
final class RawSite implements AutoCloseable {

	private final ServerSocket server;

	private final AtomicLong sent = new AtomicLong();

	/** Sends a beginning, and something after it for ever unless it is empty. */
	RawSite(String beginning, String forever) {
		try {
			this.server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		Thread.startVirtualThread(() -> accept(bytes(beginning), bytes(forever)));
	}

	URI uri(String path) {
		return URI.create("http://127.0.0.1:%d%s".formatted(this.server.getLocalPort(), path));
	}

	long sentMegabytes() {
		return this.sent.get() >> 20;
	}

	private void accept(byte[] beginning, byte[] forever) {
		while (!this.server.isClosed()) {
			try {
				Socket socket = this.server.accept();
				Thread.startVirtualThread(() -> answer(socket, beginning, forever));
			}
			catch (IOException ex) {
				return;
			}
		}
	}

	private void answer(Socket socket, byte[] beginning, byte[] forever) {
		try (socket; OutputStream out = socket.getOutputStream()) {
			BufferedReader request = new BufferedReader(
					new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1));
			if (request.lines().anyMatch(String::isEmpty)) {
				send(out, beginning, forever);
			}
		}
		catch (IOException ex) {
			return;
		}
	}

	private void send(OutputStream out, byte[] beginning, byte[] forever) throws IOException {
		out.write(beginning);
		while (forever.length > 0) {
			out.write(forever);
			this.sent.addAndGet(forever.length);
		}
	}

	private static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.ISO_8859_1);
	}

	@Override
	public void close() throws IOException {
		this.server.close();
	}

}
