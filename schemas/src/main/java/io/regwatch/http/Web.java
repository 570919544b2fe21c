package io.regwatch.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ScheduledThreadPoolExecutor;

import io.regwatch.schema.RejectionReason;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.core.retry.RetryException;
import org.springframework.core.retry.RetryPolicy;
import org.springframework.core.retry.RetryTemplate;
import org.springframework.stereotype.Component;

/**
 * Gets documents from other hosts: one after another for each host at the pace of its
 * source, within a deadline and a size, tried again when a host is busy.
 */
@Component
@EnableConfigurationProperties(Mirrors.class)
public final class Web {

	private final Doors doors;

	private final Robots robots = new Robots((request, rules) -> get(request, rules, Robots::read));

	private final ScheduledThreadPoolExecutor alarms;

	/** Asks the authorities themselves. */
	public Web() {
		this(Mirrors.NONE);
	}

	/**
	 * Asks mirrors, where there are any.
	 * @param mirrors of some hosts
	 */
	@Autowired
	public Web(Mirrors mirrors) {
		this.doors = new Doors(mirrors);
		this.alarms = new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name("web-deadlines").factory());
		this.alarms.setRemoveOnCancelPolicy(true);
	}

	/**
	 * Asks a host. What goes wrong there is an answer, too.
	 * @param request what is asked
	 * @param rules how
	 * @param reader takes the body
	 * @param <T> what it makes of it
	 * @return the answer
	 */
	public <T> Answer<T> get(WebRequest request, FetchRules rules, BodyReader<T> reader) {
		try {
			return Objects
				.requireNonNull(new RetryTemplate(policy(rules)).execute(() -> visit(request, rules, reader)));
		}
		catch (RetryException ex) {
			return failed(ex.getLastException());
		}
	}

	/**
	 * Judges stored bytes as if they had just come.
	 * @param body what an address gave before
	 * @param address that gave it
	 * @param expected of it now
	 * @param rules of its source now
	 * @return {@code false} if the gate would stop it
	 * @throws IOException if it cannot be read
	 */
	public static boolean wouldTake(InputStream body, URI address, Expectation expected, FetchRules rules)
			throws IOException {
		BodyHead head = BodyHead.of(List.of(address), null, body);
		return ContentGate.judge(head, expected, rules) instanceof Verdict.Passed;
	}

	private <T> Answer<T> visit(WebRequest request, FetchRules rules, BodyReader<T> reader)
			throws IOException, InterruptedException {
		return new Visit<>(request, rules, reader, new Deadline(this.alarms, rules.deadline())).make(this.doors,
				this.robots);
	}

	private static RetryPolicy policy(FetchRules rules) {
		RetryBackOff backOff = new RetryBackOff(rules);
		return RetryPolicy.builder()
			.backOff(backOff)
			.predicate((failure) -> Failures.isPassing(failure) && backOff.mayRetry(failure))
			.build();
	}

	private static <T> Answer<T> failed(Throwable failure) {
		return switch (failure) {
			case IOException ex -> Failures.refused(ex);
			case InterruptedException ex -> interrupted(ex);
			case RuntimeException ex -> throw ex;
			default -> throw new IllegalStateException(failure);
		};
	}

	private static <T> Answer<T> interrupted(InterruptedException ex) {
		Thread.currentThread().interrupt();
		return new Answer.Refused<>(RejectionReason.TIMED_OUT, "Told to stop while waiting: " + ex.getMessage(), null);
	}

}
