package io.regwatch.api;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.time.temporal.Temporal;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.regwatch.schema.CodedEnum;
import org.jspecify.annotations.Nullable;

import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.core.type.AnnotationMetadata;
import org.springframework.core.type.classreading.CachingMetadataReaderFactory;
import org.springframework.core.type.classreading.MetadataReaderFactory;
import org.springframework.util.ClassUtils;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** What the code answers, in the words of {@link ContractShape}. */
record CodeShape(Map<String, String> lines) {

	static Map<String, String> of(String packages) {
		CodeShape shape = new CodeShape(new TreeMap<>());
		controllers(packages)
			.forEach((type) -> Arrays.stream(type.getDeclaredMethods()).forEach((method) -> shape.add(type, method)));
		return shape.lines();
	}

	/** Whatever their conditions are. */
	private static Stream<Class<?>> controllers(String packages) {
		MetadataReaderFactory classes = new CachingMetadataReaderFactory();
		try {
			return Arrays
				.stream(new PathMatchingResourcePatternResolver()
					.getResources("classpath*:%s/**/*.class".formatted(packages.replace('.', '/'))))
				.map((file) -> metadata(classes, file))
				.filter((type) -> type.isAnnotated(RestController.class.getName()) && !type.isAnnotation())
				.map((type) -> ClassUtils.resolveClassName(type.getClassName(), null));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static AnnotationMetadata metadata(MetadataReaderFactory classes, Resource file) {
		try {
			return classes.getMetadataReader(file).getAnnotationMetadata();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private void add(Class<?> type, Method method) {
		RequestMappingInfo mapping = new Mappings().of(method, type);
		if (mapping == null) {
			return;
		}
		for (String path : mapping.getPatternValues()) {
			mapping.getMethodsCondition().getMethods().forEach((verb) -> add(verb + " " + path, path, method));
		}
	}

	private void add(String place, String path, Method method) {
		ResponseStatus status = AnnotatedElementUtils.findMergedAnnotation(method, ResponseStatus.class);
		this.lines.put(place, String.valueOf((status != null) ? status.code().value() : 200));
		Pattern.compile("\\{(.*?)}")
			.matcher(path)
			.results()
			.forEach((variable) -> this.lines.put(place + " path " + variable.group(1), ""));
		for (Parameter parameter : method.getParameters()) {
			if (parameter.isAnnotationPresent(RequestParam.class)) {
				this.lines.put(place + " query " + parameter.getName(), "");
			}
			if (parameter.isAnnotationPresent(ModelAttribute.class)) {
				Arrays.stream(parameter.getType().getRecordComponents())
					.forEach((component) -> this.lines.put(place + " query " + component.getName(), ""));
			}
			if (parameter.isAnnotationPresent(RequestBody.class)) {
				add(place + " asks ", parameter.getParameterizedType(), false, "");
			}
		}
		if (method.getReturnType() != void.class) {
			add(place + " answers ", method.getGenericReturnType(), true, "");
		}
	}

	private void add(String place, Type type, boolean answer, String modifier) {
		if (type instanceof ParameterizedType generic) {
			Type content = generic.getActualTypeArguments()[0];
			switch (((Class<?>) generic.getRawType()).getSimpleName()) {
				case "List", "ListResponse" -> add(place + "[]", content, answer, modifier);
				case "PatchField", "ResponseEntity" -> add(place, content, answer, modifier);
				default -> throw new AssertionError(generic);
			}
		}
		else if (type instanceof Class<?> simple && simple.isRecord()) {
			if (!modifier.isEmpty()) {
				this.lines.put(place, modifier.strip());
			}
			for (RecordComponent field : simple.getRecordComponents()) {
				add(place + "." + field.getName(), field.getGenericType(), answer,
						answer ? modifier(simple, field) : "");
			}
		}
		else if (type != byte[].class) {
			// Bytes are a file, whose form is not part of the contract.
			this.lines.put(place, name((Class<?>) type) + modifier);
		}
	}

	private static String modifier(Class<?> owner, RecordComponent field) {
		if (!field.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
			return "";
		}
		return (leavesOut(owner) || leavesOut(field.getAccessor())) ? " optional" : " nullable";
	}

	private static boolean leavesOut(AnnotatedElement element) {
		JsonInclude include = element.getAnnotation(JsonInclude.class);
		return include != null && include.value() == JsonInclude.Include.NON_NULL;
	}

	private static String name(Class<?> type) {
		if (CodedEnum.class.isAssignableFrom(type)) {
			return "string" + Arrays.stream(type.getEnumConstants())
				.map((constant) -> ((CodedEnum) constant).code())
				.collect(Collectors.toCollection(TreeSet::new));
		}
		if (Temporal.class.isAssignableFrom(type)) {
			return "string";
		}
		Map<Class<?>, String> names = Map.of(String.class, "string", UUID.class, "string", int.class, "integer",
				long.class, "integer", Integer.class, "integer", Long.class, "integer", boolean.class, "boolean",
				Boolean.class, "boolean", BigDecimal.class, "number");
		return Objects.requireNonNullElse(names.get(type), type.getName());
	}

	/** Reads annotations as Spring does. */
	private static final class Mappings extends RequestMappingHandlerMapping {

		Mappings() {
			setEmbeddedValueResolver((text) -> text.startsWith("${") ? "/error" : text);
		}

		@Nullable RequestMappingInfo of(Method method, Class<?> type) {
			return getMappingForMethod(method, type);
		}

	}

}
