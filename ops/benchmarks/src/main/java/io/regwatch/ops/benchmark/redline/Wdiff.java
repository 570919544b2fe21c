package io.regwatch.ops.benchmark.redline;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The program of that name, which compares files word by word.
 *
 * @param before the old file
 * @param after the new file
 */
record Wdiff(Path before, Path after) {

	static boolean isInstalled() {
		return Files.isExecutable(Path.of("/usr/bin/wdiff"));
	}

	static Wdiff of(Pair pair, Path directory) throws IOException {
		return new Wdiff(Files.writeString(directory.resolve("before"), Pair.text(pair.before())),
				Files.writeString(directory.resolve("after"), Pair.text(pair.after())));
	}

	/** Compares once; 0 when they are the same, 1 when not. */
	int run() {
		try {
			return new ProcessBuilder("/usr/bin/wdiff", this.before.toString(), this.after.toString())
				.redirectOutput(Redirect.DISCARD)
				.redirectError(Redirect.INHERIT)
				.start()
				.waitFor();
		}
		catch (IOException | InterruptedException ex) {
			throw new IllegalStateException("wdiff did not run", ex);
		}
	}

}
