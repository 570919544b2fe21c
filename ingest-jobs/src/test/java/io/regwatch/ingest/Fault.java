package io.regwatch.ingest;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;

import com.sun.net.httpserver.HttpExchange;

/** What can become of an answer on its way, whatever it answers. */
public enum Fault {

	NONE {
		@Override
		void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
			send(exchange, 200, type, body);
		}
	},

	/** Fewer bytes than announced. */
	CUT_SHORT {
		@Override
		void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
			exchange.getResponseHeaders().set("Content-Type", type);
			exchange.sendResponseHeaders(200, body.length);
			exchange.getResponseBody().write(half(body));
			exchange.getResponseBody().flush();
		}
	},

	/** A proxy cuts it, and makes the announcement fit. */
	CUT_SMOOTHLY {
		@Override
		void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
			send(exchange, 200, type, half(body));
		}
	},

	EMPTY {
		@Override
		void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
			send(exchange, 200, type, new byte[0]);
		}
	},

	ERROR {
		@Override
		void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
			send(exchange, 500, "text/html", bytes("<html><title>Error</title></html>"));
		}
	},

	UNAVAILABLE {
		@Override
		void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
			send(exchange, 503, "text/html", bytes("<html><title>Maintenance</title></html>"));
		}
	},

	TOO_MANY {
		@Override
		void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
			send(exchange, 429, "text/plain", bytes("Slow down"));
		}
	},

	TOO_MANY_FOR_A_SECOND {
		@Override
		void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
			exchange.getResponseHeaders().set("Retry-After", "1");
			send(exchange, 429, "text/plain", bytes("Slow down"));
		}
	},

	BLOCKED {
		@Override
		void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
			send(exchange, 200, "text/html", bytes("<html><title>Access Denied</title><p>Reference 1</p></html>"));
		}
	},

	/** A page that cannot be distinguished from a document. */
	EXCUSED {
		@Override
		void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
			send(exchange, 200, "text/html",
					bytes("<html><title>Behörde</title><p>Wir sind für Sie bald wieder da.</p></html>"));
		}
	},

	CHALLENGED {
		@Override
		void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
			send(exchange, 202, "text/html", bytes("<html><script>window.gokuProps = {}</script></html>"));
		}
	},

	FORBIDDEN {
		@Override
		void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
			send(exchange, 403, "text/html", bytes("<html><p>Forbidden</p></html>"));
		}
	},

	SLOW {
		@Override
		void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
			exchange.getResponseHeaders().set("Content-Type", type);
			exchange.sendResponseHeaders(200, body.length);
			for (byte one : body) {
				exchange.getResponseBody().write(one);
				exchange.getResponseBody().flush();
				pause();
			}
		}
	},

	LED_IN_A_CIRCLE {
		@Override
		void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
			exchange.getResponseHeaders().set("Location", exchange.getRequestURI().toString());
			send(exchange, 302, "text/html", bytes("<html><p>Elsewhere</p></html>"));
		}
	},

	/** A page that says the same, followed by two megabytes of blanks. */
	BOMB {
		@Override
		void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
			byte[] blanks = new byte[2 << 20];
			Arrays.fill(blanks, (byte) ' ');
			ByteArrayOutputStream bomb = new ByteArrayOutputStream();
			try (GZIPOutputStream zip = new GZIPOutputStream(bomb)) {
				zip.write(body);
				zip.write(blanks);
			}
			exchange.getResponseHeaders().set("Content-Encoding", "gzip");
			send(exchange, 200, type, bomb.toByteArray());
		}
	},

	/** Not the bytes that are announced. */
	OTHER_BYTES {
		@Override
		void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
			send(exchange, 200, type + ";charset=utf-8", recoded(body, StandardCharsets.ISO_8859_1));
		}
	},

	/** The right bytes under another announcement. */
	OTHER_CHARSET {
		@Override
		void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
			send(exchange, 200, type + ";charset=iso-8859-1", body);
		}
	},

	/** Somebody took UTF-8 for Latin-1 and made UTF-8 of that. */
	TWICE_ENCODED {
		@Override
		void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
			send(exchange, 200, type + ";charset=utf-8", bytes(new String(body, StandardCharsets.ISO_8859_1)));
		}
	};

	private static final int BETWEEN_BYTES = 100;

	/** Spoils a good answer. */
	abstract void answer(HttpExchange exchange, String type, byte[] body) throws IOException;

	private static void send(HttpExchange exchange, int status, String type, byte[] body) throws IOException {
		exchange.getResponseHeaders().set("Content-Type", type);
		exchange.sendResponseHeaders(status, (body.length > 0) ? body.length : -1);
		exchange.getResponseBody().write(body);
	}

	private static byte[] half(byte[] body) {
		return Arrays.copyOf(body, body.length / 2);
	}

	private static byte[] recoded(byte[] body, Charset charset) {
		return new String(body, StandardCharsets.UTF_8).getBytes(charset);
	}

	private static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}

	private static void pause() {
		try {
			Thread.sleep(BETWEEN_BYTES);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

}
