package io.regwatch.assessment.evaluation;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

import com.fasterxml.jackson.annotation.JsonInclude;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.exc.ValueInstantiationException;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Reads one file, or says in which line and field it is wrong. */
final class GoldYaml {

	private static final YAMLMapper MAPPER = YAMLMapper.builder()
		.enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
		.enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
		.changeDefaultPropertyInclusion(
				(_) -> JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.NON_NULL))
		.enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
		.build();

	private GoldYaml() {
	}

	static String write(GoldFile file) {
		return MAPPER.writeValueAsString(file);
	}

	static GoldFile read(String name, String yaml) {
		try {
			return MAPPER.readValue(yaml.isBlank() ? "{}" : yaml, GoldFile.class);
		}
		catch (JacksonException ex) {
			throw new InvalidGoldException(name + line(ex), field(ex) + problem(ex));
		}
	}

	private static String line(JacksonException ex) {
		TokenStreamLocation location = ex.getLocation();
		if (location == null || location.getLineNr() < 1) {
			return "";
		}
		return (isToldAfterwards(ex) ? ", before line %d" : ":%d").formatted(location.getLineNr());
	}

	/** What lacks in an object, or is too much in it, is seen at its end. */
	private static boolean isToldAfterwards(JacksonException ex) {
		return ex instanceof UnrecognizedPropertyException || ex instanceof ValueInstantiationException;
	}

	private static String field(JacksonException ex) {
		String path = ex.getPath()
			.stream()
			.map((part) -> (part.getPropertyName() != null) ? part.getPropertyName() : String.valueOf(part.getIndex()))
			.collect(Collectors.joining("."));
		return path.isEmpty() ? "" : "field '%s': ".formatted(path);
	}

	private static String problem(JacksonException ex) {
		return switch (ex) {
			case UnrecognizedPropertyException unknown -> "unknown; allowed: " + unknown.getKnownPropertyIds();
			case InvalidFormatException wrong when wrong.getTargetType().isEnum() ->
				"'%s' is not one of %s".formatted(wrong.getValue(), codes(wrong.getTargetType()));
			case ValueInstantiationException unfit when unfit.getCause() != null ->
				String.valueOf(unfit.getCause().getMessage());
			default -> String.valueOf(ex.getOriginalMessage()).lines().findFirst().orElse("not YAML");
		};
	}

	private static String codes(Class<?> type) {
		return Arrays.stream(type.getEnumConstants())
			.map((constant) -> constant.toString().toLowerCase(Locale.ROOT))
			.collect(Collectors.joining(", "));
	}

}
