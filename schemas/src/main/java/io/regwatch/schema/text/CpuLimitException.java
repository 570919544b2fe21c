package io.regwatch.schema.text;

import java.time.Duration;

/** A task has used more time of the processor than it may. */
public final class CpuLimitException extends RuntimeException {

	private static final long serialVersionUID = 1;

	CpuLimitException(Duration limit) {
		super("More than %s of CPU time are needed".formatted(limit));
	}

	private CpuLimitException(String message) {
		super(message);
	}

	static CpuLimitException busy(Duration waited) {
		return new CpuLimitException(
				"No thread became free within %s, because earlier tasks go on past their limit: restart the process"
					.formatted(waited));
	}

}
