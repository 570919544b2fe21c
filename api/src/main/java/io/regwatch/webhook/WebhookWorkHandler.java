package io.regwatch.webhook;

import java.time.Instant;
import java.util.UUID;

import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkResult;
import io.regwatch.store.DatabaseClock;

import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Delivers to one endpoint until everything is delivered, a message is not accepted or
 * its time is over.
 */
@Component
class WebhookWorkHandler implements WorkHandler {

	private final WebhookCursors cursors;

	private final WebhookRelay relay;

	private final WebhookPings pings;

	private final WorkQueue work;

	private final TransactionTemplate transaction;

	private final DatabaseClock clock;

	private final WebhookProperties properties;

	private volatile boolean closed;

	WebhookWorkHandler(WebhookCursors cursors, WebhookRelay relay, WebhookPings pings, WorkQueue work,
			TransactionTemplate transaction, DatabaseClock clock, WebhookProperties properties) {
		this.cursors = cursors;
		this.relay = relay;
		this.pings = pings;
		this.work = work;
		this.transaction = transaction;
		this.clock = clock;
		this.properties = properties;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.DELIVER_WEBHOOKS;
	}

	@Override
	public WorkResult handle(String workKey) {
		Instant begun = this.clock.now();
		WebhookKey key = WebhookKey.of(workKey);
		if (key.isPing()) {
			this.pings.send(key.endpoint(), key.subject());
			return new WorkResult.Done(begun);
		}
		return conclude(key, begun, deliver(key.endpoint(), UUID.fromString(key.subject())));
	}

	/** Deliveries do not delay the end of the process. */
	@EventListener
	void close(ContextClosedEvent event) {
		this.closed = true;
	}

	private WebhookProgress deliver(UUID endpoint, UUID workspace) {
		long end = System.nanoTime() + this.properties.maxDuration().toNanos();
		WebhookProgress progress = deliverSome(endpoint, workspace);
		while (progress.canContinue() && !this.closed && System.nanoTime() - end < 0) {
			progress = progress.plus(deliverSome(endpoint, workspace));
		}
		return progress;
	}

	private WebhookProgress deliverSome(UUID endpoint, UUID workspace) {
		return this.cursors.find(endpoint, workspace)
			.stream()
			.findFirst()
			.map(this.relay::deliver)
			.orElse(new WebhookProgress(0, true, null));
	}

	/** A failure after progress is the first in a row, and is retried at once. */
	private WorkResult conclude(WebhookKey key, Instant begun, WebhookProgress progress) {
		if (progress.problem() != null && progress.delivered() == 0) {
			return new WorkResult.Failed("endpoint '%s': %s".formatted(key.endpoint(), progress.problem()));
		}
		if (!progress.complete()) {
			this.transaction.executeWithoutResult(
					(_) -> this.work.request(WorkKind.DELIVER_WEBHOOKS, key.workKey(), UUID.fromString(key.subject())));
		}
		return new WorkResult.Done(begun);
	}

}
