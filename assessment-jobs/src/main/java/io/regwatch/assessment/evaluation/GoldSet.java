package io.regwatch.assessment.evaluation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/** Pairs of updates and companies with what professionals say of them. */
public final class GoldSet {

	private static final String SHIPPED = "classpath*:io/regwatch/assessment/evaluation/gold/*.yaml";

	private GoldSet() {
	}

	/**
	 * The set that comes with the program.
	 * @return pairs in the order of files, updates and names
	 */
	public static List<EvaluationCase> shipped() {
		try {
			Resource[] files = new PathMatchingResourcePatternResolver(GoldSet.class.getClassLoader())
				.getResources(SHIPPED);
			Map<String, String> yaml = new TreeMap<>();
			for (Resource file : files) {
				yaml.put(Objects.requireNonNull(file.getFilename()), file.getContentAsString(StandardCharsets.UTF_8));
			}
			return pairs("the shipped set", yaml);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Reads a set of one's own.
	 * @param directory whose files that end in {@code .yaml} are read together
	 * @return pairs in the order of files, updates and names
	 * @throws InvalidGoldException if it is not a gold set
	 * @throws UncheckedIOException if it cannot be read now
	 */
	public static List<EvaluationCase> read(Path directory) {
		try (Stream<Path> files = Files.list(directory)) {
			Map<String, String> yaml = new TreeMap<>();
			for (Path file : files.filter((one) -> one.toString().endsWith(".yaml")).toList()) {
				yaml.put(file.toString(), text(file));
			}
			return pairs(directory.toString(), yaml);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static String text(Path file) throws IOException {
		try {
			return Files.readString(file);
		}
		catch (CharacterCodingException ex) {
			throw new InvalidGoldException(file.toString(), "not UTF-8");
		}
	}

	private static List<EvaluationCase> pairs(String set, Map<String, String> yaml) {
		Map<String, GoldFile> files = new TreeMap<>();
		yaml.forEach((name, text) -> files.put(name, GoldYaml.read(name, text)));
		List<EvaluationCase> pairs = new GoldPairs(files).all();
		if (pairs.isEmpty()) {
			throw new InvalidGoldException(set, "no pairs: a gold set has files *.yaml with 'profiles' and 'updates'");
		}
		return pairs;
	}

}
