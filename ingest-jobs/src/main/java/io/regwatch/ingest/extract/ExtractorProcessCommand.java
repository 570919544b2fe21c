package io.regwatch.ingest.extract;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.jspecify.annotations.Nullable;

import org.springframework.util.unit.DataSize;

/**
 * The command of a child process: a small heap that ends the process when it is full, a
 * temporary directory of its own, and none of the parent's environment, which holds
 * passwords and keys. It has no network where the platform permits it. The optimising
 * compiler is off: it costs as much CPU time as it saves in the number of files that a
 * child reads, and a night reads few. The launcher's cache of loaded classes halves the
 * CPU time until the first file is read.
 */
final class ExtractorProcessCommand {

	private static final String LOGGING = "io/regwatch/ingest/extract/child-logback.xml";

	/** What the JVM and the program 'tesseract' may need. */
	private static final Set<String> ENVIRONMENT = Set.of("PATH", "LANG", "LC_ALL", "TZ", "LD_LIBRARY_PATH",
			"TESSDATA_PREFIX", "SYSTEMROOT");

	/** A system property, which the launcher sets: the file of the cache of classes. */
	private static final String CACHE = "regwatch.extractor-cache";

	private ExtractorProcessCommand() {
	}

	static ProcessBuilder of(DataSize memory, Path temporary) {
		return of(memory, temporary, ExtractorProcessMain.class);
	}

	static ProcessBuilder of(DataSize memory, Path temporary, Class<?> main) {
		String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
		List<String> command = new ArrayList<>(List.of(java, "-Xmx" + memory.toKilobytes() + "k", "-Xss2m",
				"-XX:MaxMetaspaceSize=256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1",
				"-XX:+ExitOnOutOfMemoryError", "-XX:+DisplayVMOutputToStderr", "-Djava.awt.headless=true",
				"-Djava.io.tmpdir=" + temporary, "-Dlogback.configurationFile=" + LOGGING));
		@Nullable String cache = System.getProperty(CACHE);
		if (cache != null) {
			// A cache that does not fit is not used; its messages would be taken for the
			// reason why a child ended.
			command.addAll(List.of("-XX:AOTCache=" + cache, "-Xlog:disable"));
		}
		command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
		ProcessBuilder builder = new ProcessBuilder(ProcessIsolation.of(command));
		builder.environment().keySet().retainAll(ENVIRONMENT);
		builder.environment().put("TMPDIR", temporary.toString());
		return builder;
	}

}
