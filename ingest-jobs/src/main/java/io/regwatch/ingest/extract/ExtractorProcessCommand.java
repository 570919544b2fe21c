package io.regwatch.ingest.extract;

import java.nio.file.Path;
import java.util.List;

import org.springframework.util.unit.DataSize;

/**
 * The command line of a child: small, quick to start, its standard output its own, and it
 * ends rather than linger without memory.
 */
final class ExtractorProcessCommand {

	private static final String LOGGING = "io/regwatch/ingest/extract/child-logback.xml";

	private ExtractorProcessCommand() {
	}

	static List<String> of(DataSize memory) {
		String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
		return List.of(java, "-Xmx" + memory.toKilobytes() + "k", "-Xss2m", "-XX:+UseSerialGC",
				"-XX:+ExitOnOutOfMemoryError", "-XX:+DisplayVMOutputToStderr", "-Xshare:auto",
				"-Djava.awt.headless=true", "-Dlogback.configurationFile=" + LOGGING, "-cp",
				System.getProperty("java.class.path"), ExtractorProcessMain.class.getName());
	}

}
