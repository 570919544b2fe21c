package io.regwatch.ops.benchmark.extract;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The cache of classes of extractor processes, which otherwise the launcher makes. */
final class ClassCache {

	private ClassCache() {
	}

	/**
	 * Makes it and has extractor processes use it.
	 * @param cache the file
	 * @param documents which are read for it
	 */
	static void make(Path cache, List<Path> documents) throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(
				List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC",
						"-XX:TieredStopAtLevel=1", "-Djava.awt.headless=true", "-XX:AOTCacheOutput=" + cache, "-cp",
						System.getProperty("java.class.path"), "io.regwatch.ingest.extract.ExtractorProcessMain"));
		documents.forEach((document) -> command.add(document.toString()));
		int status = new ProcessBuilder(command).redirectOutput(Redirect.DISCARD)
			.redirectError(Redirect.DISCARD)
			.start()
			.waitFor();
		if (status != 0) {
			throw new IllegalStateException("No cache of classes was made: status " + status);
		}
		System.setProperty("regwatch.extractor-cache", cache.toString());
	}

}
