package io.regwatch.ops.benchmark.workers;

import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

import io.regwatch.ops.benchmark.assessment.StubServer;
import io.regwatch.ops.server.Servers;

/** The variables of a worker's environment. */
final class WorkerSettings {

	/** Answers that a worker waits for at once. */
	private static final int CONCURRENCY = 8;

	/** As many sources are read at once where nothing is configured. */
	private static final int SOURCES = 4;

	private WorkerSettings() {
	}

	static Map<String, String> of(Servers servers, StubServer model) {
		Map<String, String> settings = new HashMap<>();
		settings.put("REGWATCH_DB_URL", servers.database().url());
		settings.put("REGWATCH_DB_USER", Objects.requireNonNullElse(servers.database().user(), ""));
		settings.put("REGWATCH_DB_PASSWORD", Objects.requireNonNullElse(servers.database().password(), ""));
		settings.put("REGWATCH_ES_URIS",
				servers.search().uris().stream().map(URI::toString).collect(Collectors.joining(",")));
		settings.put("REGWATCH_ES_API_KEY", Objects.requireNonNullElse(servers.search().apiKey(), ""));
		settings.put("REGWATCH_ASSESSMENT_MODEL_PROVIDER", "openai");
		settings.put("REGWATCH_ASSESSMENT_MODEL_NAME", "stub");
		settings.put("REGWATCH_ASSESSMENT_MODEL_BASEURL", model.baseUrl());
		settings.put("REGWATCH_ASSESSMENT_MODEL_CONCURRENCY", String.valueOf(CONCURRENCY));
		settings.put("REGWATCH_FETCH_CONCURRENCY", String.valueOf(CONCURRENCY / SOURCES));
		return settings;
	}

}
