package io.regwatch.webhook;

import io.regwatch.change.ChangeFeed;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.dao.DataAccessException;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionTemplate;

/** Requests deliveries after changes. Endpoints that fail wait for their retry. */
@Component
@ConditionalOnWebApplication
class WebhookDispatcher {

	private static final Logger logger = LoggerFactory.getLogger(WebhookDispatcher.class);

	private final ChangeFeed feed;

	private final WebhookCursors cursors;

	private final WorkQueue work;

	private final TransactionTemplate transaction;

	WebhookDispatcher(ChangeFeed feed, WebhookCursors cursors, WorkQueue work, TransactionTemplate transaction) {
		this.feed = feed;
		this.cursors = cursors;
		this.work = work;
		this.transaction = transaction;
	}

	@Scheduled(fixedDelayString = "${regwatch.webhooks.poll-interval:500ms}")
	void dispatch() {
		try {
			if (this.cursors.exist()) {
				request(this.feed.end().position());
			}
		}
		catch (DataAccessException | TransactionException ex) {
			logger.warn("Webhook deliveries could not be requested: {}", ex.getMessage());
		}
	}

	private void request(long last) {
		this.transaction.executeWithoutResult((_) -> this.cursors.takeDue(last)
			.forEach((cursor) -> this.work.request(WorkKind.DELIVER_WEBHOOKS,
					new WebhookKey(cursor.endpointId(), cursor.workspaceId().toString()).workKey(),
					cursor.workspaceId())));
	}

}
