package io.regwatch.ingest.update;

import java.util.function.Supplier;

import io.regwatch.schema.text.CpuPool;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.stereotype.Component;

/** Limits the CPU time of comparing two texts, which come from the web. */
@Component
@EnableConfigurationProperties(ComparisonProperties.class)
public class ComparisonLimit {

	private static final CpuPool CPU = new CpuPool("compare");

	private final ComparisonProperties properties;

	ComparisonLimit(ComparisonProperties properties) {
		this.properties = properties;
	}

	/**
	 * Compares on a thread of its own.
	 * @param comparison without access to the database
	 * @param <T> type of the result
	 * @return the result
	 * @throws io.regwatch.schema.text.CpuLimitException if it needs too much CPU time
	 */
	public <T> T call(Supplier<T> comparison) {
		return CPU.call(this.properties.cpuLimit(), comparison);
	}

}
