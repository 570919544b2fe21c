package io.regwatch.ops.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.regwatch.ops.server.BuildTree;
import org.springframework.core.annotation.MergedAnnotation;
import org.springframework.core.annotation.MergedAnnotations;
import org.springframework.core.annotation.MergedAnnotations.SearchStrategy;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestMethod;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * All requests that the program answers: the contract of the API, the controllers of the
 * console, and the endpoints of the actuator that are exposed.
 */
record Endpoints(List<Endpoint> all) {

	private static final Set<String> HEALTH_GROUPS = Set.of("liveness", "readiness");

	/** Those that filters of Spring Security answer. */
	private static final List<Endpoint> OF_FILTERS = List.of(new Endpoint("POST", "/console/sign-out", Set.of()),
			new Endpoint("GET", "/console/oauth2/code/oidc", Set.of("code", "state")));

	static Endpoints ofProject() {
		List<Endpoint> all = new ArrayList<>(contract());
		all.add(new Endpoint("GET", "/api", Set.of()));
		all.addAll(OF_FILTERS);
		console().forEach(all::add);
		actuator().forEach(all::add);
		return new Endpoints(all);
	}

	/** Why a documented address does not work. */
	Stream<String> problems(DocumentedAddress address) {
		List<Endpoint> meant = this.all.stream().filter((endpoint) -> endpoint.isMeant(address)).toList();
		if (meant.isEmpty()) {
			return Stream.of("no address '%s'".formatted(address));
		}
		return meant.stream().anyMatch((endpoint) -> endpoint.unknownParameters(address).findAny().isEmpty())
				? Stream.empty()
				: meant.getFirst()
					.unknownParameters(address)
					.map((name) -> "no parameter '%s' of '%s'".formatted(name, address));
	}

	private static Collection<Endpoint> contract() {
		try {
			return new ContractOperations().endpoints();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static Stream<Endpoint> console() {
		return new ClassFileImporter().importPackages("io.regwatch.ops.console")
			.stream()
			.filter((type) -> type.isMetaAnnotatedWith(Controller.class) && !type.isAnnotation())
			.flatMap((type) -> mappings(type.reflect()));
	}

	private static Stream<Endpoint> mappings(Class<?> controller) {
		String prefix = mapping(MergedAnnotations.from(controller, SearchStrategy.TYPE_HIERARCHY))
			.flatMap(Endpoints::paths)
			.findFirst()
			.orElse("");
		return Arrays.stream(controller.getDeclaredMethods())
			.flatMap((method) -> mapping(MergedAnnotations.from(method)))
			.flatMap((mapping) -> paths(mapping).flatMap(
					(path) -> methods(mapping).map((method) -> new Endpoint(method.name(), prefix + path, Set.of()))));
	}

	private static Stream<MergedAnnotation<RequestMapping>> mapping(MergedAnnotations annotations) {
		return annotations.stream(RequestMapping.class).limit(1);
	}

	private static Stream<String> paths(MergedAnnotation<RequestMapping> mapping) {
		return Arrays.stream(mapping.getStringArray("path"));
	}

	private static Stream<RequestMethod> methods(MergedAnnotation<RequestMapping> mapping) {
		RequestMethod[] methods = mapping.getEnumArray("method", RequestMethod.class);
		return Arrays.stream((methods.length > 0) ? methods : RequestMethod.values());
	}

	private static Stream<Endpoint> actuator() {
		JsonNode settings = new YAMLMapper()
			.readTree(BuildTree.file("ops/app/src/main/resources/application.yaml").toFile());
		String exposed = settings.at("/management/endpoints/web/exposure/include").asString();
		Stream<String> groups = HEALTH_GROUPS.stream().map("health/"::concat);
		return Stream.concat(Arrays.stream(exposed.split(",")), groups)
			.map((name) -> new Endpoint("GET", "/actuator/" + name, Set.of()));
	}

}
