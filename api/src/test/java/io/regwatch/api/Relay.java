package io.regwatch.api;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * A TCP proxy of a server whose connections can be cut, at once or after some searches.
 */
public final class Relay implements AutoCloseable {

	private static final int ALL = Integer.MAX_VALUE / 2;

	private final ServerSocket listener;

	private final String host;

	private final int port;

	private volatile boolean frozen;

	private final AtomicInteger searches = new AtomicInteger(ALL);

	private final Set<Socket> open = ConcurrentHashMap.newKeySet();

	public Relay(String host, int port) {
		this.host = host;
		this.port = port;
		try {
			this.listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		Thread.ofVirtual().start(this::complete);
	}

	public int port() {
		return this.listener.getLocalPort();
	}

	/** Forwards only so many searches, then nothing. */
	void cutAfter(int number) {
		this.searches.set(number);
		if (number == 0) {
			this.open.forEach(Relay::close);
		}
	}

	/** Keeps all connections open, but forwards nothing: the server hangs. */
	public void freeze() {
		this.frozen = true;
	}

	public void repair() {
		this.frozen = false;
		this.searches.set(ALL);
	}

	private void complete() {
		while (!this.listener.isClosed()) {
			try {
				Socket client = this.listener.accept();
				Socket server = new Socket(InetAddress.getAllByName(this.host)[0], this.port);
				this.open.add(client);
				Thread.ofVirtual().start(() -> pass(client, server, true));
				Thread.ofVirtual().start(() -> pass(server, client, false));
				if (this.searches.get() <= 0) {
					close(client);
				}
			}
			catch (IOException ex) {
				// The relay or the server is closed.
			}
		}
	}

	private void pass(Socket from, Socket to, boolean requests) {
		try (from; to; InputStream in = from.getInputStream(); OutputStream out = to.getOutputStream()) {
			byte[] buffer = new byte[1 << 16];
			for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
				boolean search = new String(buffer, 0, read, StandardCharsets.ISO_8859_1).contains("POST /_search");
				if (requests && (this.searches.get() <= 0 || (search && this.searches.decrementAndGet() < 0))) {
					return;
				}
				while (this.frozen && !this.listener.isClosed()) {
					LockSupport.parkNanos(10_000_000);
				}
				out.write(buffer, 0, read);
			}
		}
		catch (IOException ex) {
			// One side has closed; the other one is closed, too.
		}
	}

	private static void close(Socket socket) {
		try {
			socket.close();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	@Override
	public void close() {
		try {
			this.listener.close();
			this.open.forEach(Relay::close);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
