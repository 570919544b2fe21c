package io.regwatch.http;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ScheduledThreadPoolExecutor;

import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationRegistry;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.RejectionReason;
import io.regwatch.schema.text.PatternLimitException;
import org.apache.hc.client5.http.DnsResolver;
import org.apache.hc.client5.http.SystemDefaultDnsResolver;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.core.retry.RetryException;
import org.springframework.core.retry.RetryPolicy;
import org.springframework.core.retry.RetryTemplate;
import org.springframework.stereotype.Component;

/**
 * Fetches documents from other hosts, with rate limits per host, a deadline, a size limit
 * and retries.
 */
@Component
@EnableConfigurationProperties(Mirrors.class)
public final class CrawlClient {

	private final CrawlHttpClients clients;

	private final RobotsTxt robots = new RobotsTxt((request, rules) -> get(request, rules, RobotsTxt::read));

	private final AcceptedBodies bodies = new AcceptedBodies();

	private final ScheduledThreadPoolExecutor alarms;

	private final ObservationRegistry observations;

	/** A client without mirrors whose rate limits are its own. */
	public CrawlClient() {
		this(Mirrors.NONE);
	}

	/**
	 * A client whose rate limits are its own.
	 * @param mirrors requested instead of some hosts
	 */
	public CrawlClient(Mirrors mirrors) {
		this(mirrors, new InMemoryHostPace());
	}

	/** A client that shares rate limits with other workers. */
	@Autowired
	CrawlClient(Mirrors mirrors, HostPace pace, ObjectProvider<ObservationRegistry> observations) {
		this(mirrors, pace, SystemDefaultDnsResolver.INSTANCE,
				observations.getIfAvailable(() -> ObservationRegistry.NOOP));
	}

	CrawlClient(Mirrors mirrors, HostPace pace) {
		this(mirrors, pace, SystemDefaultDnsResolver.INSTANCE);
	}

	CrawlClient(Mirrors mirrors, HostPace pace, DnsResolver names) {
		this(mirrors, pace, names, ObservationRegistry.NOOP);
	}

	private CrawlClient(Mirrors mirrors, HostPace pace, DnsResolver names, ObservationRegistry observations) {
		this.observations = observations;
		this.clients = new CrawlHttpClients(mirrors, pace, names);
		this.alarms = new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name("web-deadlines").factory());
		this.alarms.setRemoveOnCancelPolicy(true);
	}

	/**
	 * Sends a request. Failures of the host are responses, too.
	 * @param request to be sent
	 * @param rules of its source
	 * @param reader of the body
	 * @param <T> type of the reader's result
	 * @return the response
	 */
	public <T> FetchResponse<T> get(WebRequest request, FetchPolicy rules, BodyReader<T> reader) {
		try {
			return Objects
				.requireNonNull(new RetryTemplate(policy(rules)).execute(() -> visit(request, rules, reader)));
		}
		catch (RetryException ex) {
			return failed(ex.getLastException());
		}
	}

	/**
	 * Why the robots.txt of a host keeps a source from an address.
	 * @param uri to request
	 * @param rules of its source
	 * @return empty if it may be requested, or if the host does not respond
	 */
	public Optional<String> disallowed(URI uri, FetchPolicy rules) {
		try {
			this.robots.require(uri, rules, this.clients.limiterOf(uri));
			return Optional.empty();
		}
		catch (UriNotAllowedException ex) {
			return Optional.of(String.valueOf(ex.getMessage()));
		}
		catch (RobotsUnavailableException ex) {
			return Optional.empty();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			return Optional.of("Interrupted");
		}
	}

	/**
	 * Checks stored bytes with the present rules.
	 * @param stored body that was fetched before
	 * @param hash of its bytes
	 * @param address that it was fetched from
	 * @param expected of it now
	 * @param rules of its source now
	 * @return {@code false} if the content gate would reject it
	 * @throws IOException if it cannot be read
	 */
	public boolean wouldTake(Path stored, ContentHash hash, URI address, ContentExpectation expected, FetchPolicy rules)
			throws IOException {
		return this.bodies.accepts(stored, hash, address, expected, rules);
	}

	/**
	 * The span includes the wait that the host's rate limit needs. The address has names
	 * of secrets, not their values.
	 */
	private <T> FetchResponse<T> visit(WebRequest request, FetchPolicy rules, BodyReader<T> reader) throws Exception {
		Observation span = Observation.createNotStarted("regwatch.fetch", this.observations);
		FetchAttempt<T> attempt = new FetchAttempt<>(request, rules, reader,
				new Deadline(this.alarms, rules.deadline()));
		if (span.isNoop()) {
			return attempt.make(this.clients, this.robots);
		}
		return span.contextualName("fetch " + request.uri().getHost())
			.highCardinalityKeyValue("url.full", Secrets.mask(request.uri()).toString())
			.observeChecked(() -> {
				FetchResponse<T> response = attempt.make(this.clients, this.robots);
				span.highCardinalityKeyValue("regwatch.outcome", response.getClass().getSimpleName());
				return response;
			});
	}

	private static RetryPolicy policy(FetchPolicy rules) {
		RetryAfterBackOff backOff = new RetryAfterBackOff(rules);
		return RetryPolicy.builder()
			.backOff(backOff)
			.predicate((failure) -> HttpFailureMapper.isPassing(failure) && backOff.mayRetry(failure))
			.build();
	}

	private static <T> FetchResponse<T> failed(Throwable failure) {
		return switch (failure) {
			case IOException ex -> HttpFailureMapper.refused(ex);
			case InterruptedException ex -> interrupted(ex);
			case PatternLimitException ex ->
				new FetchResponse.Refused<>(RejectionReason.TIMED_OUT, String.valueOf(ex.getMessage()), null);
			case RuntimeException ex -> throw ex;
			default -> throw new IllegalStateException(failure);
		};
	}

	private static <T> FetchResponse<T> interrupted(InterruptedException ex) {
		Thread.currentThread().interrupt();
		return new FetchResponse.Refused<>(RejectionReason.TIMED_OUT, "Interrupted while waiting: " + ex.getMessage(),
				null);
	}

}
