package io.regwatch.ops.health;

import io.regwatch.search.IndexSearch;

import org.springframework.boot.health.contributor.AbstractHealthIndicator;
import org.springframework.boot.health.contributor.Health;
import org.springframework.stereotype.Component;

/** Checks that the search index answers: lists need it. */
@Component
class IndexHealthIndicator extends AbstractHealthIndicator {

	private final IndexSearch index;

	IndexHealthIndicator(IndexSearch index) {
		super("The search index cannot be asked");
		this.index = index;
	}

	@Override
	protected void doHealthCheck(Health.Builder health) {
		this.index.check();
		health.up();
	}

}
