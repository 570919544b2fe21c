package io.regwatch.ops.console.operation;

import java.io.IOException;
import java.time.Duration;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.function.Supplier;

import io.regwatch.ops.console.security.ConsoleEnabled;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/**
 * Streams of server-sent events, which tell a page that it is to be read again. A stream
 * ends after a minute, and the browser opens the next one: with it, the person's rights
 * are checked again.
 */
@Component
@ConsoleEnabled
class RunEvents {

	private static final Logger logger = LoggerFactory.getLogger(RunEvents.class);

	private static final Duration LIFETIME = Duration.ofMinutes(1);

	private static final Duration POLL_INTERVAL = Duration.ofSeconds(1);

	private volatile boolean stopped;

	/**
	 * Opens a stream with an event {@code changed} at its beginning and whenever a state
	 * differs from the one before, and an event {@code finished} after the last one.
	 * @param read reads the state
	 * @param last whether a state is the last one
	 */
	<T> SseEmitter open(Supplier<T> read, Predicate<T> last) {
		SseEmitter emitter = new SseEmitter(0L);
		Thread.ofVirtual().name("run-events").start(() -> send(emitter, read, last));
		return emitter;
	}

	/** The server waits for open requests when it stops. */
	@EventListener(ContextClosedEvent.class)
	void stop() {
		this.stopped = true;
	}

	private <T> void send(SseEmitter emitter, Supplier<T> read, Predicate<T> last) {
		try {
			watch(emitter, read, last);
			emitter.complete();
		}
		catch (IOException ex) {
			logger.debug("A browser has closed a stream of events", ex);
		}
		catch (DataAccessException ex) {
			emitter.completeWithError(ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private <T> void watch(SseEmitter emitter, Supplier<T> read, Predicate<T> last)
			throws IOException, InterruptedException {
		long end = System.nanoTime() + LIFETIME.toNanos();
		@Nullable T sent = null;
		while (!this.stopped && System.nanoTime() < end) {
			T state = read.get();
			if (!Objects.equals(state, sent)) {
				emitter.send(SseEmitter.event().name("changed").reconnectTime(POLL_INTERVAL.toMillis()).data(""));
			}
			if (last.test(state)) {
				emitter.send(SseEmitter.event().name("finished").data(""));
				return;
			}
			sent = state;
			Thread.sleep(POLL_INTERVAL);
		}
	}

}
