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
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/** Pairs of updates and companies with what professionals say of them. */
public final class GoldSet {

	private static final String SHIPPED = "classpath*:io/regwatch/assessment/evaluation/gold/*.yaml";

	private final Map<String, GoldFile> files = new TreeMap<>();

	private GoldSet(String name, Map<String, String> yaml) {
		yaml.forEach((file, text) -> this.files.put(file, GoldYaml.read(file, text)));
		if (this.files.values().stream().allMatch((file) -> file.updates().isEmpty())) {
			throw new InvalidGoldException(name, "no pairs: a gold set has files *.yaml with 'profiles' and 'updates'");
		}
	}

	/**
	 * The set that comes with the program.
	 * @return the set
	 */
	public static GoldSet shipped() {
		try {
			Resource[] files = new PathMatchingResourcePatternResolver(GoldSet.class.getClassLoader())
				.getResources(SHIPPED);
			Map<String, String> yaml = new TreeMap<>();
			for (Resource file : files) {
				yaml.put(Objects.requireNonNull(file.getFilename()), file.getContentAsString(StandardCharsets.UTF_8));
			}
			return new GoldSet("the shipped set", yaml);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Reads a set of one's own.
	 * @param directory whose files that end in {@code .yaml} are read together
	 * @return the set
	 * @throws InvalidGoldException if it is not a gold set
	 * @throws UncheckedIOException if it cannot be read now
	 */
	public static GoldSet read(Path directory) {
		try (Stream<Path> files = Files.list(directory)) {
			Map<String, String> yaml = new TreeMap<>();
			for (Path file : files.filter((one) -> one.toString().endsWith(".yaml")).toList()) {
				yaml.put(file.toString(), text(file));
			}
			return new GoldSet(directory.toString(), yaml);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * All pairs.
	 * @return in the order of files, updates and names
	 * @throws InvalidGoldException if an update or a profile is wrong
	 */
	public List<EvaluationCase> pairs() {
		return pairs((half) -> true);
	}

	/**
	 * The pairs of some parts. Texts of the others are not read.
	 * @param halves the parts
	 * @return in the order of files, updates and names, possibly none
	 * @throws InvalidGoldException if an update of these parts or a profile is wrong
	 */
	public List<EvaluationCase> pairs(Predicate<DatasetSplit> halves) {
		return new GoldPairs(this.files).of(halves);
	}

	private static String text(Path file) throws IOException {
		try {
			return Files.readString(file);
		}
		catch (CharacterCodingException ex) {
			throw new InvalidGoldException(file.toString(), "not UTF-8");
		}
	}

}
