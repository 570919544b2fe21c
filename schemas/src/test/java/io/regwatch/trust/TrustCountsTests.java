package io.regwatch.trust;

import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class TrustCountsTests {

	@Test
	void tableHasTheLatestCountsOfAllModules(@TempDir Path root) {
		TrustCounts.record(root.resolve("api"), "random requests", 1, "old");
		TrustCounts.record(root.resolve("api"), "random requests", 50_000, "0 wrong answers");
		TrustCounts.record(root.resolve("ops/app"), "kills", 1000, "0 lost");
		assertThat(TrustCounts.table(root)).extracting((line) -> line.replaceAll(" +", " "))
			.containsExactly("kills 1,000 0 lost", "random requests 50,000 0 wrong answers");
	}

	@Test
	void tableWhenNothingWasCountedIsEmpty(@TempDir Path root) {
		assertThat(TrustCounts.table(root)).isEmpty();
	}

}
