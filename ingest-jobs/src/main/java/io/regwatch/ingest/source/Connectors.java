package io.regwatch.ingest.source;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.regwatch.ingest.source.catalogue.SourceDefinition;

import org.springframework.stereotype.Component;

/** The connectors by the kind of source that they read. */
@Component
public class Connectors {

	private final Map<String, Connector> byKind = new HashMap<>();

	/**
	 * Connectors.
	 * @param connectors of different kinds
	 */
	public Connectors(List<Connector> connectors) {
		connectors.forEach((connector) -> connector.kinds().forEach((kind) -> this.byKind.put(kind, connector)));
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
			throw new IllegalArgumentException("Source '%s' is of kind '%s', which no connector reads; known kinds: %s"
				.formatted(source.id(), source.kind(), this.byKind.keySet()));
		}
		return connector;
	}

}
