package io.regwatch.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import io.regwatch.trust.TrustCounts;

import org.springframework.util.FileSystemUtils;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Jazzer in a process of its own. An input that takes longer than thirty seconds fails,
 * as does one that needs more than the memory of the process.
 */
final class JazzerProcess {

	/** How long each target runs; 0 if Jazzer does not run. */
	static final int SECONDS = Integer.getInteger("regwatch.test.jazzer-seconds", 0);

	private static final String COUNT = "stat::number_of_executed_units:";

	private static final int REPORTED = 60;

	private JazzerProcess() {
	}

	static void run(FuzzTarget target) throws IOException, InterruptedException {
		String name = target.getClass().getSimpleName();
		Path directory = Files.createDirectories(Path.of("target/jazzer").resolve(name)).toAbsolutePath();
		Path log = directory.resolve("jazzer.log");
		Process process = new ProcessBuilder(command(target, directory)).redirectErrorStream(true)
			.redirectOutput(log.toFile())
			.start();
		try {
			int status = process.waitFor();
			List<String> lines = Files.readAllLines(log);
			TrustCounts.record("inputs by Jazzer of " + name, count(lines), "in %d s".formatted(SECONDS));
			assertThat(status).as(() -> tail(lines, directory)).isZero();
		}
		finally {
			process.destroyForcibly();
		}
	}

	private static List<String> command(FuzzTarget target, Path directory) throws IOException {
		List<String> command = new ArrayList<>();
		command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
		command.addAll(List.of("-Xmx512m", "-XX:+UseSerialGC", "-XX:+EnableDynamicAgentLoading", "-cp",
				System.getProperty("java.class.path")));
		command.add("com.code_intelligence.jazzer.Jazzer");
		command.addAll(List.of("--target_class=" + JazzerTarget.class.getName(),
				"--target_args=" + target.getClass().getName(), "--instrumentation_includes=io.regwatch.**",
				"--custom_hook_includes=io.regwatch.**", "--reproducer_path=" + directory));
		command.addAll(List.of("-max_total_time=" + SECONDS, "-timeout=30", "-rss_limit_mb=2500",
				"-print_final_stats=1", "-artifact_prefix=" + directory + "/"));
		command.add(corpus(target, directory).toString());
		return command;
	}

	private static Path corpus(FuzzTarget target, Path directory) throws IOException {
		Path corpus = directory.resolve("corpus");
		FileSystemUtils.deleteRecursively(corpus);
		Files.createDirectory(corpus);
		int number = 0;
		for (byte[] seed : target.seeds()) {
			Files.write(corpus.resolve("seed-" + number++), seed);
		}
		return corpus;
	}

	private static long count(List<String> lines) {
		return lines.stream()
			.filter((line) -> line.startsWith(COUNT))
			.mapToLong((line) -> Long.parseLong(line.substring(COUNT.length()).strip()))
			.findFirst()
			.orElse(0);
	}

	private static String tail(List<String> lines, Path directory) {
		return "The input that failed is in '%s'. %s".formatted(directory,
				String.join(System.lineSeparator(), lines.subList(Math.max(0, lines.size() - REPORTED), lines.size())));
	}

}
