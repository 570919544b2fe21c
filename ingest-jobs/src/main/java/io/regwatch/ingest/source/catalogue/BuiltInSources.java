package io.regwatch.ingest.source.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/**
 * The sources whose descriptions come with Regwatch; they are disabled by default.
 */
public final class BuiltInSources {

	private static final String FILES = "classpath*:catalogue/sources/*.yaml";

	private BuiltInSources() {
	}

	/**
	 * Reads all descriptions.
	 * @return by file name
	 */
	public static List<SourceDefinition> all() {
		try {
			return Arrays.stream(new PathMatchingResourcePatternResolver().getResources(FILES))
				.sorted(Comparator.comparing((file) -> String.valueOf(file.getFilename())))
				.map(BuiltInSources::read)
				.toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The shipped sources cannot be read", ex);
		}
	}

	private static SourceDefinition read(Resource file) {
		try {
			return SourceFile.read(Path.of("catalogue", "sources", String.valueOf(file.getFilename())),
					file.getContentAsString(StandardCharsets.UTF_8));
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The shipped source '%s' cannot be read".formatted(file), ex);
		}
	}

}
