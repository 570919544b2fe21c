package io.regwatch.api;

import java.util.ArrayList;
import java.util.List;

import io.swagger.v3.parser.OpenAPIV3Parser;
import io.swagger.v3.parser.core.models.ParseOptions;
import io.swagger.v3.parser.core.models.SwaggerParseResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** The OpenAPI file for itself. */
class ContractFileTests {

	private static final Contract CONTRACT = Contract.PROMISED;

	@Test
	void fileIsValidOpenApi() {
		SwaggerParseResult result = parse(Contract.text());
		assertThat(result.getMessages()).isEmpty();
		assertThat(result.isOpenapi31()).isTrue();
		assertThat(result.getOpenAPI().getPaths()).hasSize(CONTRACT.document().get("paths").size());
	}

	@ParameterizedTest
	@CsvSource({ "operationId: listWorkspaces, operationIdentity: listWorkspaces", "in: path, in: paths",
			"'description: It is gone', 'summary: It is gone'",
			"#/components/schemas/Workspace, #/components/schemas/Workspaces" })
	void fileWhenBrokenIsNotValid(String right, String wrong) {
		assertThat(parse(Contract.text().replace(right, wrong)).getMessages()).isNotEmpty();
	}

	@Test
	void everyOperationIsDocumented() {
		for (Contract.Operation operation : CONTRACT.operations()) {
			assertThat(operation.node().propertyNames()).as(operation.id())
				.contains("operationId", "tags", "summary", "responses");
			assertThat(operation.responses().keySet()).as(operation.id()).contains(401, 403, 429, 500, 503);
			assertThat(operation.responses().containsKey(413)).as(operation.id())
				.isEqualTo(operation.requestSchema().isPresent());
		}
		assertThat(CONTRACT.operations().stream().map(Contract.Operation::id)).doesNotHaveDuplicates();
	}

	@Test
	void everyExampleIsValid() {
		List<String> problems = new ArrayList<>();
		check("", CONTRACT.document(), problems);
		assertThat(problems).isEmpty();
	}

	@Test
	void everyBodyHasAnExample() {
		for (Contract.Operation operation : CONTRACT.operations()) {
			List<JsonNode> bodies = new ArrayList<>(operation.responses().values());
			if (operation.requestSchema().isPresent()) {
				bodies.add(operation.node().get("requestBody"));
			}
			for (JsonNode body : bodies) {
				JsonNode media = body.at("/content/application~1json");
				assertThat(media.isMissingNode() || media.has("example") || media.has("examples"))
					.as(operation.id() + " " + body)
					.isTrue();
			}
		}
	}

	private static void check(String place, JsonNode node, List<String> problems) {
		if (node.has("schema")) {
			JsonNode schema = node.get("schema");
			if (node.has("example")) {
				problems.addAll(problems(place, schema, node.get("example")));
			}
			node.path("examples")
				.valueStream()
				.map((example) -> CONTRACT.resolve(example).get("value"))
				.forEach((value) -> problems.addAll(problems(place, schema, value)));
		}
		else if (node.has("type")) {
			node.path("examples").valueStream().forEach((value) -> problems.addAll(problems(place, node, value)));
		}
		node.propertyStream().forEach((entry) -> check(place + "/" + entry.getKey(), entry.getValue(), problems));
		if (node.isArray()) {
			node.valueStream().forEach((value) -> check(place + "/*", value, problems));
		}
	}

	private static List<String> problems(String place, JsonNode schema, JsonNode value) {
		return CONTRACT.problems(schema, value).stream().map((problem) -> place + " " + problem).toList();
	}

	private static SwaggerParseResult parse(String text) {
		ParseOptions options = new ParseOptions();
		options.setResolve(true);
		return new OpenAPIV3Parser().readContents(text, null, options);
	}

}
