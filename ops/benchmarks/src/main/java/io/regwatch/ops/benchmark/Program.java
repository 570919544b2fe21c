package io.regwatch.ops.benchmark;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

import io.regwatch.ops.RegwatchApplication;
import io.regwatch.ops.server.Home;
import io.regwatch.ops.server.Servers;

import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;

/** The program as it is measured. */
public final class Program {

	private Program() {
	}

	/**
	 * Starts it on servers.
	 * @param web whether it serves
	 * @param home holds its files
	 * @param servers that are running
	 * @param more properties, which win
	 * @return to be closed
	 */
	public static ConfigurableApplicationContext start(WebApplicationType web, Home home, Servers servers,
			Map<String, ?> more) {
		Map<String, Object> properties = new HashMap<>();
		properties.put("spring.datasource.url", servers.database().url());
		properties.put("spring.datasource.username", Objects.requireNonNullElse(servers.database().user(), ""));
		properties.put("spring.datasource.password", Objects.requireNonNullElse(servers.database().password(), ""));
		properties.put("regwatch.search.uris",
				servers.search().uris().stream().map(String::valueOf).collect(Collectors.joining(",")));
		properties.put("regwatch.search.api-key", Objects.requireNonNullElse(servers.search().apiKey(), ""));
		properties.put("regwatch.files.directory", home.files().toString());
		properties.put("regwatch.catalogue.directory", home.directory().resolve("sources").toString());
		properties.putAll(more);
		return new SpringApplicationBuilder(RegwatchApplication.class).web(web)
			.registerShutdownHook(false)
			.logStartupInfo(false)
			.properties(properties)
			.run();
	}

}
