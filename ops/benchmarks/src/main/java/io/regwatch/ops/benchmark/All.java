package io.regwatch.ops.benchmark;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Runs the benchmarks that need nothing else, each in a process of its own, with sizes
 * for an hour in all, and collects their tables in one file.
 */
public final class All {

	private static final List<Run> RUNS = List.of(run("api.ApiBenchmark", "updates=20000", "seconds=2"),
			run("api.ExportBenchmark", "updates=20000"), run("ingest.IngestBenchmark", "references=2000"),
			run("ingest.FeedAppendBenchmark", "references=1000"), run("webhook.WebhookBenchmark", "requests=15"),
			run("redline.RedlineBenchmark"), run("extract.ExtractBenchmark"),
			run("index.IndexBenchmark", "updates=20000"), run("growth.GrowthBenchmark", "sizes=1000,4000,16000"),
			run("assessment.AssessmentBenchmark", "assessments=640", "workspaces=2", "perWorkspace=100"),
			run("assessment.FollowersBenchmark", "workspaces=200"));

	private All() {
	}

	/**
	 * Runs them.
	 * @param arguments file to be written
	 * @throws Exception when a process cannot be started
	 */
	public static void main(String[] arguments) throws Exception {
		boolean missed = false;
		Path file = Path.of((arguments.length > 0) ? arguments[0] : "target/benchmarks.txt").toAbsolutePath();
		Files.createDirectories(Objects.requireNonNull(file.getParent()));
		try (PrintStream table = new PrintStream(Files.newOutputStream(file), true, StandardCharsets.UTF_8)) {
			for (Run run : RUNS) {
				missed |= execute(run, table) != 0;
			}
		}
		System.out.println("The table is in " + file);
		System.exit(missed ? 1 : 0);
	}

	private static int execute(Run run, PrintStream table) throws IOException, InterruptedException {
		say(table, run.name() + " " + String.join(" ", run.sizes()));
		Process process = new ProcessBuilder(command(run)).redirectError(ProcessBuilder.Redirect.INHERIT).start();
		try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
			lines.lines().forEach((line) -> say(table, line));
		}
		int code = process.waitFor();
		say(table, (code == 0) ? "" : "%s ended with %d%n".formatted(run.name(), code));
		return code;
	}

	private static List<String> command(Run run) {
		List<String> command = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElse("java"),
				"-Xmx1g", "-XX:+UseSerialGC", "-Djdk.virtualThreadScheduler.parallelism=8"));
		Stream.of(run.sizes()).map((size) -> "-Dbenchmark." + size).forEach(command::add);
		String classes = Objects.requireNonNull(System.getProperty("java.class.path"));
		command.addAll(List.of("-Dstdout.encoding=UTF-8", "-Dbenchmark.texts=", "-cp", classes,
				"io.regwatch.ops.benchmark." + run.name()));
		return command;
	}

	private static void say(PrintStream table, String line) {
		System.out.println(line);
		table.println(line);
	}

	private static Run run(String name, String... sizes) {
		return new Run(name, sizes);
	}

	@SuppressWarnings("ArrayRecordComponent")
	private record Run(String name, String[] sizes) {

	}

}
