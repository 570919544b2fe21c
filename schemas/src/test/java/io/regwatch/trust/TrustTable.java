package io.regwatch.trust;

import java.util.List;

import io.regwatch.ops.server.BuildTree;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestPlan;

/**
 * Prints the counts of all modules that are known after the integration tests of the API
 * and of what is built on it: the last of these to end prints all.
 */
public final class TrustTable implements TestExecutionListener {

	/** Set for integration tests only. */
	private static final String SERVERS = "regwatch.test.servers";

	@Override
	public void testPlanExecutionFinished(TestPlan plan) {
		List<String> table = TrustCounts.table(BuildTree.file(""));
		if (System.getProperty(SERVERS) != null && !table.isEmpty()) {
			System.out.printf("%nWhat was tried:%n%s%n%n", String.join(System.lineSeparator(), table));
		}
	}

}
