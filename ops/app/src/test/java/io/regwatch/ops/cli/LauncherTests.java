package io.regwatch.ops.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;

import io.regwatch.ops.server.BuildTree;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * The script {@code ops/regwatch} in a made checkout, with a JDK and a Maven that are
 * scripts, too.
 */
class LauncherTests {

	private static final String MAVEN = """
			#!/bin/sh
			echo "[INFO] Building Regwatch: schemas 0.1.0-SNAPSHOT          [1/2]"
			echo "[INFO] Downloaded from central: https://repo.example/a.jar (2.4 MB at 1.2 MB/s)"
			echo "[INFO] Downloading from central: https://repo.example/dir/b-1.jar"
			until [ -e broken ] || [ -e reported ]; do sleep 0.1; done
			echo "[INFO] Building Regwatch: app 0.1.0-SNAPSHOT          [2/2]"
			until [ -e broken ] || [ -e reported-last ]; do sleep 0.1; done
			if [ -e broken ]; then echo "[ERROR] No network"; exit 1; fi
			mkdir -p ops/app/target/regwatch/lib && echo jar >ops/app/target/regwatch/regwatch.jar
			""";

	/** Writes the caches that it is told to make. */
	private static final String JAVA_WITH_CACHES = """
			#!/bin/sh
			for argument; do
				file=${argument#*=}
				case $argument in
					-XX:AOTCacheOutput=*) [ -z "${REGWATCH_DB_URL:-}" ] || touch "${file%/*}/used-servers" ;;
				esac
				case $argument in
					-XX:AOTCacheOutput=* | -XX:AOTConfiguration=* | -XX:AOTCache=*.[0-9]*)
						[ -e "${argument#*=}" ] || truncate -s 70000000 "${argument#*=}" ;;
				esac
			done
			echo "$@"
			""";

	@TempDir
	private Path directory;

	private Path launcher;

	@BeforeEach
	void createCheckout() throws IOException {
		this.launcher = copy(this.directory.resolve("checkout/ops/regwatch"), BuildTree.file("ops/regwatch"));
		script("checkout/mvnw", MAVEN);
		for (String module : List.of("schemas", "ops/app")) {
			Path source = Files.createDirectories(checkout().resolve(module + "/src/main")).resolve("A.java");
			Files.writeString(source, "class A");
		}
		script("jdk/bin/java", "#!/bin/sh\necho \"$@\"\n");
		script("jdk/bin/javac", "#!/bin/sh\n");
		Files.writeString(this.directory.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\n");
	}

	@Test
	void launcherForWindowsStartsTheSameProgram() throws IOException {
		String unix = Files.readString(BuildTree.file("ops/regwatch"));
		String windows = Files.readString(BuildTree.file("ops/regwatch.cmd"));
		String flags = unix.lines().filter((line) -> line.startsWith("flags=")).findFirst().orElseThrow();
		assertThat(windows).contains("set " + flags.replaceFirst("=\"", "=").replaceFirst("^", "\""))
			.contains("-jar \"%jar%\" %*", "REGWATCH_JAVA_OPTS", "-pl ops/app -am -Dmaven.test.skip=true")
			.matches("(?s)([^\n]*\r\n)+");
	}

	@Test
	void programIsBuiltOnceAndAgainWhenSourcesAreNewer() throws Exception {
		Process first = start(this.launcher, this.directory.resolve("jdk").toString(), "status", "--json");
		BufferedReader err = first.errorReader();
		assertThat(err.readLine()).startsWith("regwatch: The first start builds the program: ");
		assertThat(err.readLine())
			.matches("regwatch: +[0-9]+ s  schemas \\(1 of 2\\): downloading b-1.jar; 1 files \\(2 MB\\) downloaded");
		Files.createFile(checkout().resolve("reported"));
		assertThat(err.lines().takeWhile((line) -> !line.contains("app (2 of 2)")))
			.allMatch((line) -> line.contains(" s  "));
		Files.createFile(checkout().resolve("reported-last"));
		assertThat(err.readLine()).startsWith("regwatch: built in ");
		assertThat(first.inputReader().readLine()).endsWith("-jar %s status --json".formatted(program()));
		assertThat(launch().err()).isEmpty();
		FileTime later = FileTime.fromMillis(Files.getLastModifiedTime(program()).toMillis() + 5000);
		Files.setLastModifiedTime(checkout().resolve("schemas/src/main/A.java"), later);
		assertThat(launch().err()).startsWith("regwatch: The sources are newer than the program: it is built again.")
			.contains("regwatch: built in ");
	}

	@Test
	void startsAfterADemoUseTheClassesThatItRecorded() throws Exception {
		script("jdk/bin/java", JAVA_WITH_CACHES);
		Files.createFile(checkout().resolve("reported"));
		Files.createFile(checkout().resolve("reported-last"));
		assertThat(launch("demo").out()).contains("-XX:AOTMode=record");
		await().until(() -> launch("extract").out().contains("-XX:AOTCache=%s ".formatted(cache("quick"))));
		await().until(() -> launch("up").out().contains("-XX:AOTCache=%s ".formatted(cache("whole"))));
		assertThat(launch("up").out()).contains("-Dregwatch.extractor-cache=%s ".formatted(cache("extractor")));
		await().untilAsserted(() -> assertThat(program().getParent().toFile().list()).containsExactlyInAnyOrder(
				"database.aot", "extractor.aot", "java.release", "lib", "quick.aot", "regwatch.jar", "whole.aot"));
		assertThat(launch("status").out()).contains("-XX:AOTCache=%s ".formatted(cache("database")));
		assertThat(launch("demo").out()).doesNotContain("-XX:AOTMode=record");
		Files.writeString(this.directory.resolve("jdk/release"), "JAVA_VERSION=\"25.0.2\"\n");
		assertThat(launch("up").out()).doesNotContain("-XX:AOTCache", "extractor-cache");
		await().until(() -> launch("extract").out().contains("-XX:AOTCache=%s ".formatted(cache("quick"))));
		assertThat(cache("whole")).doesNotExist();
	}

	@Test
	void buildThatFailsShowsItsErrorsAndWhereItsLogIs() throws Exception {
		Files.createFile(checkout().resolve("broken"));
		Result result = launch();
		assertThat(result.exitCode()).isOne();
		assertThat(result.err()).contains("[ERROR] No network", "Regwatch could not be built: see '",
				"ops/app/target/build.log'");
		assertThat(result.out()).isEmpty();
	}

	@Test
	void releaseNeedsNoJdk() throws Exception {
		Path installed = copy(this.directory.resolve("installed/bin/regwatch"), BuildTree.file("ops/regwatch"));
		script("installed/runtime/bin/java", "#!/bin/sh\necho installed \"$@\"\n");
		Files.createDirectories(this.directory.resolve("installed/program"));
		Files.createFile(this.directory.resolve("installed/program/regwatch.jar"));
		Result result = launch(installed, "/nowhere", "status", "--json");
		assertThat(result.err()).isEmpty();
		assertThat(result.out()).startsWith("installed ")
			.endsWith("-jar %s status --json\n".formatted(this.directory.resolve("installed/program/regwatch.jar")));
	}

	@Test
	void checkoutWithoutJdkSaysWhatToDo() throws Exception {
		Result result = launch(this.launcher, "/nowhere", "status");
		assertThat(result.exitCode()).isOne();
		assertThat(result.err()).contains("Regwatch needs a JDK 25 or newer, and found none.", "set JAVA_HOME");
	}

	private Result launch() throws IOException, InterruptedException {
		return launch("status", "--json");
	}

	private Result launch(String... arguments) throws IOException, InterruptedException {
		return launch(this.launcher, this.directory.resolve("jdk").toString(), arguments);
	}

	private static Result launch(Path script, String jdk, String... arguments)
			throws IOException, InterruptedException {
		Process process = start(script, jdk, arguments);
		String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
		String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		return new Result(process.waitFor(), out, err);
	}

	private static Process start(Path script, String jdk, String... arguments) throws IOException {
		ProcessBuilder builder = new ProcessBuilder(script.toString());
		builder.command().addAll(List.of(arguments));
		builder.environment().put("REGWATCH_JDK_SEARCH", jdk);
		builder.environment().put("REGWATCH_DB_URL", "jdbc:postgresql://production/regwatch");
		return builder.start();
	}

	private Path checkout() {
		return this.directory.resolve("checkout");
	}

	private Path cache(String name) {
		return program().resolveSibling(name + ".aot");
	}

	private Path program() {
		return checkout().resolve("ops/app/target/regwatch/regwatch.jar");
	}

	private void script(String name, String text) throws IOException {
		Path file = this.directory.resolve(name);
		Files.createDirectories(file.getParent());
		Files.writeString(file, text);
		assertThat(file.toFile().setExecutable(true)).isTrue();
	}

	private static Path copy(Path to, Path from) throws IOException {
		Files.createDirectories(to.getParent());
		Files.copy(from, to);
		assertThat(to.toFile().setExecutable(true)).isTrue();
		return to;
	}

	private record Result(int exitCode, String out, String err) {

	}

}
