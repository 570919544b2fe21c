package io.regwatch.ops.server;

import java.io.IOException;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import org.jspecify.annotations.Nullable;

/**
 * The database and the search server of a command: external ones, those of a running
 * owner of the home, or embedded ones that this process owns and stops.
 */
public final class Servers implements AutoCloseable {

	private static final String VECTORS = "REGWATCH_SEARCH_VECTORS";

	private final Database database;

	private final @Nullable SearchServer search;

	private final @Nullable EmbeddedServers owned;

	private final Thread hook = new Thread(this::end, "servers-stop");

	private Runnable beforeStop = () -> {
	};

	private boolean closed;

	private Servers(Database database, @Nullable SearchServer search, @Nullable EmbeddedServers owned) {
		this.database = database;
		this.search = search;
		this.owned = owned;
	}

	/**
	 * Gets servers that answer, waiting for other commands on the same home where needed.
	 * External servers ({@link ExternalServers}) are used as they are.
	 * @param home where embedded servers keep their data
	 * @param request the command that needs them
	 * @param environment the variables of the process
	 * @param progress receives what is being waited for, in a sentence without full stop
	 * @throws ServersException if they are not available
	 */
	public static Servers open(Home home, ServerRequest request, Map<String, String> environment,
			Consumer<String> progress) {
		Optional<ExternalServers> given = ExternalServers.find(environment);
		if (given.isPresent()) {
			return hooked(new Servers(given.get().database(), given.get().search(), null));
		}
		try {
			boolean vectors = Boolean.parseBoolean(environment.get(VECTORS));
			return hooked(join(home, request, vectors, progress));
		}
		catch (IOException ex) {
			throw new ServersException.NotStarted(
					"The servers in '%s' did not start: %s".formatted(home.directory(), FileProblem.reason(ex)), ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new ServersException.NotStarted("Interrupted while waiting for the servers", ex);
		}
	}

	private static Servers join(Home home, ServerRequest request, boolean vectors, Consumer<String> progress)
			throws IOException, InterruptedException {
		return switch (new ServerOwnership(home, progress).run()) {
			case ServerOwnership.Result.Owner owner -> {
				progress.accept(request.search() ? "Starting PostgreSQL and Elasticsearch" : "Starting PostgreSQL");
				yield own(EmbeddedServers.start(home, owner.lock(), request, vectors, Clock.systemUTC()));
			}
			case ServerOwnership.Result.Client client -> new Servers(client.database(), client.search(), null);
		};
	}

	private static Servers own(EmbeddedServers.Started started) {
		return new Servers(started.database(), started.search(), started.servers());
	}

	/** Servers of others need the hook, too: it runs the work before the stop. */
	private static Servers hooked(Servers servers) {
		Runtime.getRuntime().addShutdownHook(servers.hook);
		return servers;
	}

	/** The database, the source of truth. */
	public Database database() {
		return this.database;
	}

	/**
	 * The search server.
	 * @throws IllegalStateException if the command that these servers were opened for
	 * needs none
	 */
	public SearchServer search() {
		if (this.search == null) {
			throw new IllegalStateException("No search server was started: the request asked for the database only");
		}
		return this.search;
	}

	/** Whether this process runs the servers, and closing stops them. */
	public boolean owned() {
		return this.owned != null;
	}

	/**
	 * Has work done before the servers stop, also when a signal ends the process: what
	 * uses the servers is closed here, not in a shutdown hook of its own.
	 */
	public synchronized void beforeStop(Runnable work) {
		this.beforeStop = work;
	}

	/** Stops the servers if they are owned. A second call does nothing. */
	@Override
	public synchronized void close() {
		if (this.closed) {
			return;
		}
		this.closed = true;
		// A signal may have reached the servers, too: they must not be started again
		// meanwhile.
		if (this.owned != null) {
			this.owned.stopSupervision();
		}
		try {
			this.beforeStop.run();
		}
		finally {
			stop();
		}
	}

	private void end() {
		ShutdownTimeout limit = ShutdownTimeout.begin(this::stop);
		close();
		limit.lift();
	}

	private void stop() {
		try {
			if (this.owned != null) {
				this.owned.close();
			}
		}
		catch (IOException ex) {
			throw new ServersException.NotStarted("The servers did not stop cleanly: " + FileProblem.reason(ex), ex);
		}
		finally {
			forgetHook();
		}
	}

	private void forgetHook() {
		try {
			Runtime.getRuntime().removeShutdownHook(this.hook);
		}
		catch (IllegalStateException ex) {
			// The process is ending: the hook is what runs this.
		}
	}

}
