package io.regwatch.ops.server;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;

/** The location of the packaged Elasticsearch node. */
final class ElasticsearchNode {

	static final String PROPERTY = "regwatch.elasticsearch.node";

	private ElasticsearchNode() {
	}

	/**
	 * The system property, else the directory {@code elasticsearch} beside the one of the
	 * libraries.
	 */
	static Path find() {
		String given = System.getProperty(PROPERTY, "");
		Path node = given.isBlank() ? besideProgram() : Path.of(given);
		if (!Files.isDirectory(node.resolve("lib")) || !Files.isDirectory(node.resolve("modules"))) {
			throw new ServersException.NotStarted(
					"No Elasticsearch node in '%s': build the program with './mvnw -DskipTests package', or set 'REGWATCH_DB_URL' and 'REGWATCH_ES_URIS' to use your own servers"
						.formatted(node),
					null);
		}
		return node.toAbsolutePath();
	}

	private static Path besideProgram() {
		CodeSource source = ElasticsearchNode.class.getProtectionDomain().getCodeSource();
		try {
			return Path.of(source.getLocation().toURI()).resolve("../../elasticsearch").normalize();
		}
		catch (URISyntaxException ex) {
			throw new IllegalStateException("Not a place of a jar: '%s'".formatted(source.getLocation()), ex);
		}
	}

}
