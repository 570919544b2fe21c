package io.regwatch.api.change;

import java.util.concurrent.TimeUnit;

import io.regwatch.change.ChangeFeed;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.dao.DataAccessException;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/**
 * Gives changes their positions soon after they are committed, also while nobody reads
 * the feed: lists of what has changed go by the time of the position.
 */
@Component
@ConditionalOnWebApplication
class ChangePositions {

	private static final Logger logger = LoggerFactory.getLogger(ChangePositions.class);

	private final ChangeFeed feed;

	ChangePositions(ChangeFeed feed) {
		this.feed = feed;
	}

	@Scheduled(fixedDelay = 1, timeUnit = TimeUnit.SECONDS)
	void assign() {
		try {
			this.feed.end();
		}
		catch (DataAccessException | TransactionException ex) {
			logger.debug("Changes could not get their positions yet: {}", ex.getMessage());
		}
	}

}
