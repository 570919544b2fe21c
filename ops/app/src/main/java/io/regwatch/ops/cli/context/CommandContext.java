package io.regwatch.ops.cli.context;

import java.io.PrintWriter;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

import io.regwatch.ops.DatabaseApplication;
import io.regwatch.ops.RegwatchApplication;
import io.regwatch.ops.server.Database;
import io.regwatch.ops.server.EncryptionKeyFile;
import io.regwatch.ops.server.ExternalServers;
import io.regwatch.ops.server.Home;
import io.regwatch.ops.server.SearchServer;
import io.regwatch.ops.server.Servers;
import io.regwatch.search.index.Reindex;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ApplicationListener;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.util.StringUtils;

/** Servers and an application context on them, for the duration of a command. */
public final class CommandContext implements AutoCloseable {

	private final Runnable stopServers;

	private final ConfigurableApplicationContext context;

	/**
	 * Takes what closing it ends.
	 * @param context of the application
	 * @param stopServers stops the servers that were started for it
	 */
	public CommandContext(ConfigurableApplicationContext context, Runnable stopServers) {
		this.stopServers = stopServers;
		this.context = context;
	}

	/**
	 * Starts the servers of a home and the application on them.
	 * @param options name the home
	 * @param request what is needed of them
	 * @param err receives messages on slow starts
	 * @return to be closed; servers that were started end with it
	 */
	public static CommandContext open(HomeOptions options, ContextRequest request, PrintWriter err) {
		Home home = options.open();
		try (WaitReporter waiting = WaitReporter.start((message) -> report(err, message))) {
			Servers servers = Servers.open(home, request.servers(), System.getenv(), waiting::announce);
			waiting.waitFor("Starting the program");
			try {
				Map<String, Object> properties = properties(options, home, servers);
				if (!request.servers().search()) {
					return open(servers, DatabaseApplication.start(properties));
				}
				putSearch(properties, servers.search());
				properties.putAll(request.properties());
				CommandContext context = open(servers, start(request.web(), properties));
				if (request.index()) {
					context.bean(Reindex.class).prepare();
				}
				return context;
			}
			catch (RuntimeException ex) {
				servers.close();
				throw ex;
			}
		}
	}

	private static CommandContext open(Servers servers, ConfigurableApplicationContext context) {
		servers.beforeStop(context::close);
		return new CommandContext(context, servers::close);
	}

	/**
	 * Finds a bean of the application.
	 * @param <T> its type
	 * @param type its type
	 * @return the only bean of this type
	 */
	public <T> T bean(Class<T> type) {
		return this.context.getBean(type);
	}

	/**
	 * Adds a listener to the events of the application.
	 * @param listener called in the thread of the event
	 */
	public void addListener(ApplicationListener<?> listener) {
		this.context.addApplicationListener(listener);
	}

	/** The port of the web server. */
	public int port() {
		return this.context.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
	}

	/** Whether the process is ending. */
	public boolean isClosed() {
		return this.context.isClosed();
	}

	/** Blocks until a signal ends the process. */
	public void awaitEnd() throws InterruptedException {
		new CountDownLatch(1).await();
	}

	@Override
	public void close() {
		this.context.close();
		this.stopServers.run();
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
		properties.put("regwatch.files.directory", home.files().toString());
		properties.put("regwatch.catalogue.directory", options.catalogue().toString());
		boolean embedded = ExternalServers.find(System.getenv()).isEmpty();
		properties.put("regwatch.catalogue.exclusive", embedded);
		if (embedded) {
			properties.put("regwatch.encryption.keys", EncryptionKeyFile.read(home));
		}
		if (options.verbose()) {
			properties.put("logging.level.io.regwatch", "INFO");
			properties.put("logging.level.org.springframework.batch", "INFO");
			properties.put("logging.level.org.springframework.batch.core.step", "INFO");
		}
		return properties;
	}

	private static void putSearch(Map<String, Object> properties, SearchServer search) {
		properties.put("regwatch.search.uris", StringUtils.collectionToCommaDelimitedString(search.uris()));
		putIfPresent(properties, "regwatch.search.api-key", search.apiKey());
	}

	private static void putIfPresent(Map<String, Object> properties, String name, @Nullable String value) {
		if (value != null) {
			properties.put(name, value);
		}
	}

	private static void report(PrintWriter err, String message) {
		err.println("regwatch: " + message);
		err.flush();
	}

}
