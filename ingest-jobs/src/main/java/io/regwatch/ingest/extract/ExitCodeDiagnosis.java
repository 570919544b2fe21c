package io.regwatch.ingest.extract;

import java.util.concurrent.TimeUnit;

import io.regwatch.schema.Extraction;
import io.regwatch.schema.RejectionReason;

/** Tells from the exit code why a child gave no answer. */
final class ExitCodeDiagnosis {

	/** The exit code of a JVM with the option to exit when it runs out of memory. */
	private static final int OUT_OF_MEMORY = 3;

	private ExitCodeDiagnosis() {
	}

	static Extraction.Rejected of(Process process, StderrTail lastWords) throws InterruptedException {
		if (!process.waitFor(2, TimeUnit.SECONDS)) {
			process.destroyForcibly().waitFor();
		}
		if (process.exitValue() == OUT_OF_MEMORY) {
			return new Extraction.Rejected(null, RejectionReason.OUT_OF_MEMORY,
					"Reading needs more memory than a child process may have.");
		}
		return new Extraction.Rejected(null, RejectionReason.CRASHED,
				"The reading process ended with code %d: %s".formatted(process.exitValue(), lastWords.await()));
	}

}
