package io.regwatch.ingest.source.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.Dialects;
import com.networknt.schema.serialization.NodeReader;
import com.networknt.schema.serialization.node.TokenStreamLocationAware;
import io.regwatch.ingest.source.catalogue.InvalidFileException.Problem;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** YAML that is checked against a JSON Schema before anything reads it. */
public final class YamlFile<T> {

	/**
	 * Reads lower-case codes as enum constants; the schema has checked everything else.
	 */
	public static final JsonMapper MAPPER = JsonMapper.builder()
		.enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
		.enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
		.changeDefaultVisibility((visibility) -> visibility.withIsGetterVisibility(JsonAutoDetect.Visibility.NONE))
		.build();

	private static final Pattern LINE = Pattern.compile("(?m)^ in .*, line (\\d+), column");

	private static final NodeReader READER = NodeReader.builder().locationAware().build();

	private static final SchemaRegistryConfig CONFIG = SchemaRegistryConfig.builder()
		.formatAssertionsEnabled(true)
		.build();

	private final Schema schema;

	private final Class<T> type;

	public YamlFile(String schemaResource, Class<T> type) {
		this.schema = schema(schemaResource);
		this.type = type;
	}

	/**
	 * Reads a file.
	 * @throws InvalidFileException if there is none, or it does not follow the schema
	 * @throws UncheckedIOException if it cannot be read now
	 */
	public T read(Path file) {
		if (Files.isDirectory(file)) {
			throw invalid(file, null, "is a directory; name a file");
		}
		try {
			return read(file, textOf(file));
		}
		catch (NoSuchFileException ex) {
			throw invalid(file, null, "no such file");
		}
		catch (IOException ex) {
			throw new UncheckedIOException("'%s' cannot be read: %s".formatted(file, ex.getMessage()), ex);
		}
	}

	/** Reads the text of a file. */
	public T read(Path file, String text) {
		JsonNode content = parse(file, text);
		List<Problem> problems = this.schema.validate(content)
			.stream()
			.map(this::problem)
			.distinct()
			.sorted(byLine())
			.toList();
		if (!problems.isEmpty()) {
			throw new InvalidFileException(file, problems);
		}
		return MAPPER.treeToValue(content, this.type);
	}

	static String textOf(Path file) throws IOException {
		try {
			return Files.readString(file);
		}
		catch (CharacterCodingException ex) {
			throw invalid(file, null, "not UTF-8");
		}
	}

	private static JsonNode parse(Path file, String text) {
		try {
			return READER.readTree(text.isBlank() ? "{}" : text, InputFormat.YAML);
		}
		catch (IllegalArgumentException ex) {
			throw (ex.getCause() instanceof JacksonException cause) ? notYaml(file, cause) : ex;
		}
		catch (JacksonException ex) {
			throw notYaml(file, ex);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static InvalidFileException notYaml(Path file, JacksonException ex) {
		String message = String.valueOf(ex.getOriginalMessage());
		return invalid(file, lineOf(message).orElse(lineOf(ex.getLocation())), "not YAML: " + problem(message));
	}

	/** The parser's first lines say what it was doing, not what is wrong. */
	private static String problem(String message) {
		return message.lines()
			.filter((line) -> !line.startsWith("while ") && !line.startsWith(" "))
			.findFirst()
			.orElse(message.lines().findFirst().orElse(""));
	}

	/** Of the places that the parser names, the last one is where it stopped. */
	private static Optional<Integer> lineOf(String message) {
		return LINE.matcher(message).results().map((line) -> Integer.valueOf(line.group(1))).reduce((_, last) -> last);
	}

	private static InvalidFileException invalid(Path file, @Nullable Integer line, String message) {
		return new InvalidFileException(file, List.of(new Problem(line, "", message)));
	}

	private Problem problem(Error error) {
		String parent = error.getInstanceLocation().toString().replaceFirst("^\\$?[./]?", "").replace('/', '.');
		String property = error.getProperty();
		JsonNode node = error.getInstanceNode();
		if (property == null) {
			return new Problem(lineOf(node), parent, message(error));
		}
		JsonNode child = node.get(property);
		return new Problem(lineOf((child != null) ? child : node),
				parent.isEmpty() ? property : parent + "." + property, error.getMessage());
	}

	/** What refuses a value of a format says more than that it does not match. */
	private String message(Error error) {
		if ("false".equals(error.getKeyword())) {
			return ForbiddenField.reason(this.schema.getSchemaNode(), error.getSchemaLocation().getFragment());
		}
		if (!"format".equals(error.getKeyword())) {
			return error.getMessage();
		}
		return ValueFormat.reason(error.getSchemaNode().asString(""), error.getInstanceNode().asString(""))
			.orElse(error.getMessage());
	}

	private static @Nullable Integer lineOf(JsonNode node) {
		return (node instanceof TokenStreamLocationAware aware) ? lineOf(aware.tokenStreamLocation()) : null;
	}

	private static @Nullable Integer lineOf(@Nullable TokenStreamLocation location) {
		return (location != null && location.getLineNr() > 0) ? location.getLineNr() : null;
	}

	private static Comparator<Problem> byLine() {
		return Comparator.comparing(Problem::line, Comparator.nullsLast(Comparator.naturalOrder()));
	}

	private static Schema schema(String resource) {
		Dialect dialect = Dialect.builder(Dialects.getDraft202012()).formats(ValueFormat.ALL).build();
		SchemaRegistry registry = SchemaRegistry.withDefaultDialect(dialect,
				(builder) -> builder.schemaRegistryConfig(CONFIG));
		try (InputStream in = YamlFile.class.getResourceAsStream(resource)) {
			return registry.getSchema(in, InputFormat.JSON);
		}
		catch (IOException ex) {
			throw new IllegalStateException("The schema '" + resource + "' is not on the class path", ex);
		}
	}

}
