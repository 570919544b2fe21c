package io.regwatch.ingest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * One environment for all tests whose sources are their own and which look at nothing
 * else: to start an application takes longer than most tests.
 */
class SharedEnvironment implements ParameterResolver {

	@Override
	public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
		return parameter.getParameter().getType() == IngestEnvironment.class;
	}

	@Override
	public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
		return context.getRoot()
			.getStore(Namespace.create(getClass()))
			.computeIfAbsent(IngestEnvironment.class, (_) -> start(), IngestEnvironment.class);
	}

	private static IngestEnvironment start() {
		try {
			return IngestEnvironment.in(Files.createTempDirectory("shared"));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
