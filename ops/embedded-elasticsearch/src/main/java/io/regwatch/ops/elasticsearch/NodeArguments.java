package io.regwatch.ops.elasticsearch;

import java.nio.file.Path;
import java.util.List;

import org.elasticsearch.common.settings.Settings;

/**
 * Arguments of the command line.
 *
 * @param data where the node keeps everything
 * @param modules the directory with one directory a server module
 * @param settings settings of the caller, which override the defaults
 */
record NodeArguments(Path data, Path modules, Settings settings) {

	static final String USAGE = "Usage: DATA_DIRECTORY MODULES_DIRECTORY [SETTING=VALUE ...]";

	/** Environment variable with the token that requests need. */
	static final String TOKEN = "REGWATCH_ELASTICSEARCH_TOKEN";

	/**
	 * Fails with {@link IllegalArgumentException} when the arguments are not as in
	 * {@link #USAGE}.
	 */
	static NodeArguments parse(String... args) {
		if (System.getenv().getOrDefault(TOKEN, "").isBlank()) {
			throw new IllegalArgumentException("The environment variable '%s' is missing".formatted(TOKEN));
		}
		if (args.length < 2) {
			throw new IllegalArgumentException(USAGE);
		}
		Settings.Builder settings = Settings.builder();
		List.of(args).subList(2, args.length).forEach((argument) -> put(settings, argument));
		return new NodeArguments(Path.of(args[0]).toAbsolutePath(), Path.of(args[1]).toAbsolutePath(),
				settings.build());
	}

	private static void put(Settings.Builder settings, String argument) {
		int equals = argument.indexOf('=');
		if (equals < 1) {
			throw new IllegalArgumentException("Not a setting: '%s'. %s".formatted(argument, USAGE));
		}
		settings.put(argument.substring(0, equals), argument.substring(equals + 1));
	}

	/** One node for one machine: no discovery, no disk thresholds. */
	Settings nodeSettings() {
		return Settings.builder()
			.put("cluster.name", "regwatch")
			.put("path.home", this.data)
			.put("path.data", this.data.resolve("data"))
			.put("path.logs", this.data.resolve("logs"))
			.put("discovery.type", "single-node")
			.put("network.host", "127.0.0.1")
			.put("http.port", 0)
			.put("transport.port", 0)
			.put("cluster.routing.allocation.disk.threshold_enabled", false)
			.put("indices.breaker.total.use_real_memory", false)
			.put(this.settings)
			.build();
	}

}
