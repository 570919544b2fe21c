package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;

import io.regwatch.ops.RegwatchApplication;
import io.regwatch.ops.server.Database;
import io.regwatch.ops.server.Home;
import io.regwatch.ops.server.ServerRequest;
import io.regwatch.ops.server.Servers;
import io.regwatch.search.index.Reindex;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;

/** Servers and an application context on them, for as long as a command takes. */
final class CommandContext implements AutoCloseable {

	private final Servers servers;

	private final ConfigurableApplicationContext context;

	private CommandContext(Servers servers, ConfigurableApplicationContext context) {
		this.servers = servers;
		this.context = context;
	}

	/** Opens a session of a command that does its work and ends. */
	static CommandContext open(HomeOptions options, String command, PrintWriter err) {
		return open(options, ServerRequest.oneShot(command), WebApplicationType.NONE, Map.of(), err);
	}

	static CommandContext open(HomeOptions options, ServerRequest claim, WebApplicationType web,
			Map<String, Object> more, PrintWriter err) {
		Home home = options.open();
		Servers servers = Servers.open(home, claim, System.getenv(), (message) -> tell(err, message));
		try {
			Map<String, Object> properties = properties(options, home, servers);
			properties.putAll(more);
			ConfigurableApplicationContext context = start(web, properties);
			servers.beforeStop(context::close);
			context.getBean(Reindex.class).prepare();
			return new CommandContext(servers, context);
		}
		catch (RuntimeException ex) {
			servers.close();
			throw ex;
		}
	}

	<T> T bean(Class<T> type) {
		return this.context.getBean(type);
	}

	ConfigurableApplicationContext context() {
		return this.context;
	}

	/** Waits until the process is asked to end. */
	void awaitEnd() throws InterruptedException {
		new CountDownLatch(1).await();
	}

	@Override
	public void close() {
		this.context.close();
		this.servers.close();
	}

	private static ConfigurableApplicationContext start(WebApplicationType web, Map<String, Object> properties) {
		return new SpringApplicationBuilder(RegwatchApplication.class).web(web)
			.registerShutdownHook(false)
			.logStartupInfo(false)
			.properties(properties)
			.run();
	}

	private static Map<String, Object> properties(HomeOptions options, Home home, Servers servers) {
		Database database = servers.database();
		Map<String, Object> properties = new HashMap<>();
		properties.put("spring.datasource.url", database.url());
		putIfPresent(properties, "spring.datasource.username", database.user());
		putIfPresent(properties, "spring.datasource.password", database.password());
		properties.put("spring.lifecycle.timeout-per-shutdown-phase", "15s");
		properties.put("regwatch.search.uris", join(servers.search().uris()));
		putIfPresent(properties, "regwatch.search.api-key", servers.search().apiKey());
		properties.put("regwatch.files.directory", home.files().toString());
		properties.put("regwatch.catalogue.directory", options.catalogue().toString());
		if (options.verbose()) {
			properties.put("logging.level.io.regwatch", "INFO");
			properties.put("logging.level.org.springframework.batch", "INFO");
			properties.put("logging.level.org.springframework.batch.core.step", "INFO");
		}
		return properties;
	}

	private static void putIfPresent(Map<String, Object> properties, String name, @Nullable String value) {
		if (value != null) {
			properties.put(name, value);
		}
	}

	private static String join(List<?> values) {
		return values.stream().map(String::valueOf).collect(Collectors.joining(","));
	}

	private static void tell(PrintWriter err, String message) {
		err.println("regwatch: " + message);
		err.flush();
	}

}
