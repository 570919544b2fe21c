package io.regwatch.ops.benchmark.extract;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** The program of that name, a process for each file. */
final class PdfToText {

	private static final Path PROGRAM = Path.of("/usr/bin/pdftotext");

	private static final int CHILDREN_USER = 13;

	private static final int CHILDREN_SYSTEM = 14;

	private PdfToText() {
	}

	static boolean isInstalled() {
		return Files.isExecutable(PROGRAM);
	}

	/** What it costs to read all files. */
	static Duration cpu(Corpus corpus) throws IOException, InterruptedException {
		Duration before = children();
		for (Path file : corpus.files()) {
			new ProcessBuilder(PROGRAM.toString(), file.toString(), "-").redirectOutput(Redirect.DISCARD)
				.redirectError(Redirect.DISCARD)
				.start()
				.waitFor();
		}
		return children().minus(before);
	}

	// proc(5): what children cost that have ended, in hundredths of a second.
	private static Duration children() throws IOException {
		String status = Files.readString(Path.of("/proc/self/stat"));
		String[] fields = status.substring(status.lastIndexOf(')') + 2).split(" ", -1);
		return Duration
			.ofMillis(10 * (Long.parseLong(fields[CHILDREN_USER]) + Long.parseLong(fields[CHILDREN_SYSTEM])));
	}

}
