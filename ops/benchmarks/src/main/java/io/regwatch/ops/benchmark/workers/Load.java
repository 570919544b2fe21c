package io.regwatch.ops.benchmark.workers;

import java.time.Duration;
import java.util.List;

import io.regwatch.scheduling.WorkKind;

/** Work of one kind, which mostly waits for servers. */
interface Load {

	WorkKind kind();

	/** What is counted, for the table. */
	String items();

	/** How long each answer takes from now on. */
	void wait(Duration latency);

	/** Gives subjects with so many items each that are to be done. */
	List<String> add(int subjects, int items) throws InterruptedException;

	/** Counts the items that were done of subjects given here. */
	long count(List<String> subjects);

}
