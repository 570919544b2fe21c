package io.regwatch.ingest.source;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.http.CrawlClient;

import org.springframework.stereotype.Component;

/** The connectors by kind. */
@Component
public class Connectors {

	private final Map<String, Connector> byKind;

	Connectors(List<Connector> connectors, CrawlClient web, WebDocuments documents) {
		this.byKind = Stream
			.concat(connectors.stream(),
					Arrays.stream(WebSourceType.values()).map((kind) -> new WebConnector(kind, web, documents)))
			.collect(Collectors.toMap(Connector::kind, Function.identity()));
	}

	/**
	 * The connector that reads a source.
	 * @param source with a kind
	 * @return its connector
	 * @throws IllegalArgumentException if there is none for its kind
	 */
	public Connector of(SourceDefinition source) {
		Connector connector = this.byKind.get(source.kind());
		if (connector == null) {
			throw new IllegalArgumentException("Source '%s' is of kind '%s', which nothing reads; known kinds: %s"
				.formatted(source.id(), source.kind(), this.byKind.keySet()));
		}
		return connector;
	}

}
