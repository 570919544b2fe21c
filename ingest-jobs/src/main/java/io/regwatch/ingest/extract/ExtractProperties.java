package io.regwatch.ingest.extract;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * How files are read.
 *
 * @param version version under which extracted texts are stored; another value makes
 * every file be extracted again
 * @param processes maximum number of extractor processes; 0 for one a processor core
 * @param memory heap of one extractor process
 * @param limit time limit for one file; its process is killed after it
 * @param filesPerProcess number of files after which an extractor process is replaced
 * @param idle an extractor process without work for so long is ended
 */
@ConfigurationProperties("regwatch.extract")
public record ExtractProperties(@DefaultValue(ExtractProperties.VERSION) String version,
		@DefaultValue("0") int processes, @DefaultValue("512MB") DataSize memory, @DefaultValue("60s") Duration limit,
		@DefaultValue("500") int filesPerProcess, @DefaultValue("1m") Duration idle) {

	private static final String VERSION = "27";

	/** Fails with {@link IllegalArgumentException} when a component is out of range. */
	public ExtractProperties {
		if (processes < 0 || filesPerProcess < 1) {
			throw new IllegalArgumentException(
					"Not a pool: %d processes of %d files".formatted(processes, filesPerProcess));
		}
		if (!limit.isPositive() || !idle.isPositive() || memory.toMegabytes() < 1) {
			throw new IllegalArgumentException(
					"Not a child process: limit %s, idle %s, memory %s".formatted(limit, idle, memory));
		}
	}

	/**
	 * What applies where nothing is configured.
	 * @return the default settings
	 */
	public static ExtractProperties defaults() {
		return new ExtractProperties(VERSION, 0, DataSize.ofMegabytes(512), Duration.ofSeconds(60), 500,
				Duration.ofMinutes(1));
	}

	/**
	 * The same settings with other bounds for one file.
	 * @param limit wall-clock time
	 * @param memory heap of a child
	 * @return the changed settings
	 */
	public ExtractProperties with(Duration limit, DataSize memory) {
		return new ExtractProperties(this.version, this.processes, memory, limit, this.filesPerProcess, this.idle);
	}

	/** One more item than children, so that a child never waits for a transaction. */
	int concurrency() {
		return size() + 1;
	}

	int size() {
		return (this.processes > 0) ? this.processes : Runtime.getRuntime().availableProcessors();
	}

}
