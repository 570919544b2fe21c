package io.regwatch.ingest.source.parse;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;

import io.regwatch.http.ContentExpectation;
import io.regwatch.http.ResponseMetadata;
import io.regwatch.ingest.source.catalogue.YamlFile;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads answers of SPARQL endpoints. A row has a member for each bound variable. */
final class SparqlPageParser implements PageParser {

	@Override
	public ContentExpectation expected() {
		return new ContentExpectation(List.of("application/sparql-results+json", "application/json"), List.of(),
				"json");
	}

	@Override
	public Page read(InputStream body, ResponseMetadata receipt) throws IOException, UnreadablePageException {
		JsonBody read = JsonBody.read(body.readAllBytes(), receipt);
		JsonNode bindings = read.document().at("/results/bindings");
		if (!bindings.isArray()) {
			throw new UnreadablePageException("there is no array at '/results/bindings'");
		}
		return new Page(bindings.valueStream().map(SparqlPageParser::row).toList(), null, null, List.of(),
				receipt.url(), read.anomaly());
	}

	private static JsonRow row(JsonNode binding) {
		ObjectNode row = YamlFile.MAPPER.createObjectNode();
		binding.properties().forEach((variable) -> row.set(variable.getKey(), variable.getValue().path("value")));
		return new JsonRow(row);
	}

}
