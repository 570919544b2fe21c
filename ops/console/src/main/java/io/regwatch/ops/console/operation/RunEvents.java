package io.regwatch.ops.console.operation;

import java.io.IOException;
import java.time.Duration;
import java.util.function.Predicate;
import java.util.function.Supplier;

import io.regwatch.ops.console.security.ConsoleEnabled;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/**
 * Streams of server-sent events with the fingerprint of a state. A page that shows a
 * state with another one is read again. A stream ends after a minute, and the browser
 * opens the next one: with it, the person's rights are checked again.
 */
@Component
@ConsoleEnabled
class RunEvents {

	private static final Logger logger = LoggerFactory.getLogger(RunEvents.class);

	private static final Duration LIFETIME = Duration.ofMinutes(1);

	private static final Duration POLL_INTERVAL = Duration.ofSeconds(1);

	private volatile boolean stopped;

	/** A state that changes and changes back has the same fingerprint again. */
	static String fingerprint(Object state) {
		return Integer.toHexString(state.hashCode());
	}

	/**
	 * Opens a stream with an event {@code state} each second.
	 * @param read reads the state, which has a hash code by its values
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
		catch (IOException | IllegalStateException ex) {
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
		while (!this.stopped && System.nanoTime() < end) {
			T state = read.get();
			emitter.send(
					SseEmitter.event().name("state").reconnectTime(POLL_INTERVAL.toMillis()).data(fingerprint(state)));
			if (last.test(state)) {
				return;
			}
			Thread.sleep(POLL_INTERVAL);
		}
	}

}
