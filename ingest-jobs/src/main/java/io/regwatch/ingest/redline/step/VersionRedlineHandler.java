package io.regwatch.ingest.redline.step;

import java.io.IOException;
import java.time.Instant;
import java.util.UUID;

import io.regwatch.ingest.redline.html.RedlineHtml;
import io.regwatch.ingest.update.ComparisonLimit;
import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkResult;
import io.regwatch.store.DatabaseClock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/**
 * Makes the redline between two versions on request. The work key is the id of the older
 * version, a colon, and that of the newer one.
 */
@Component
class VersionRedlineHandler implements WorkHandler {

	private static final Logger logger = LoggerFactory.getLogger(VersionRedlineHandler.class);

	private final VersionTexts texts;

	private final ComparisonLimit limit;

	private final RedlineHtmlStore html;

	private final VersionRedlineRepository redlines;

	private final DatabaseClock clock;

	VersionRedlineHandler(VersionTexts texts, ComparisonLimit limit, RedlineHtmlStore html,
			VersionRedlineRepository redlines, DatabaseClock clock) {
		this.texts = texts;
		this.limit = limit;
		this.html = html;
		this.redlines = redlines;
		this.clock = clock;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.COMPARE_VERSIONS;
	}

	@Override
	public WorkResult handle(String workKey) {
		Instant begun = this.clock.now();
		String[] versions = workKey.split(":", 2);
		make(UUID.fromString(versions[0]), UUID.fromString(versions[1]));
		return new WorkResult.Done(begun);
	}

	private void make(UUID from, UUID to) {
		try {
			ComparedTexts compared = this.texts.find(from, to).orElseThrow(NoTextException::new);
			this.redlines.complete(from, to, this.html.store(this.limit.call(() -> html(compared))));
		}
		catch (DataAccessException | TransactionException ex) {
			throw ex;
		}
		catch (IOException | RuntimeException ex) {
			logger.warn("Redline between versions {} and {} failed", from, to, ex);
			this.redlines.fail(from, to, NoTextException.reason(ex));
		}
	}

	private static String html(ComparedTexts compared) {
		var made = compared.compare();
		return RedlineHtml.fragment(made.redline(), made.language());
	}

}
