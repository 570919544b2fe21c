package io.regwatch.ops.server;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

/** The servers of a home, run by this process as long as it holds the lock. */
final class EmbeddedServers implements AutoCloseable {

	private final Home home;

	private final HomeLock lock;

	private @Nullable ElasticsearchServer elasticsearch;

	private @Nullable PostgresServer postgres;

	private final List<ServerSupervisor> supervisors = new ArrayList<>();

	private EmbeddedServers(Home home, HomeLock lock) {
		this.home = home;
		this.lock = lock;
	}

	/** Takes over the lock: it is released when the servers are stopped. */
	static Started start(Home home, HomeLock lock, ServerRequest request, boolean vectors, Clock clock)
			throws IOException, InterruptedException {
		EmbeddedServers servers = new EmbeddedServers(home, lock);
		try {
			return servers.start(request, vectors, clock);
		}
		catch (IOException | InterruptedException | RuntimeException ex) {
			closeAfter(ex, servers);
			throw ex;
		}
	}

	private static void closeAfter(Exception failure, EmbeddedServers servers) {
		try {
			servers.close();
		}
		catch (IOException | RuntimeException ex) {
			failure.addSuppressed(ex);
		}
	}

	// Elasticsearch needs longer: PostgreSQL starts meanwhile.
	private Started start(ServerRequest request, boolean vectors, Clock clock)
			throws IOException, InterruptedException {
		ServersFile file = ServersFile.starting(request, clock.instant());
		file.write(this.home);
		if (request.search()) {
			this.elasticsearch = ElasticsearchServer.launch(ElasticsearchNode.find(), this.home, vectors);
		}
		PostgresServer started = PostgresServer.start(this.home, request.durable());
		this.postgres = started;
		@Nullable SearchServer search = (this.elasticsearch != null) ? this.elasticsearch.awaitReady() : null;
		this.supervisors.add(ServerSupervisor.start("PostgreSQL", started));
		if (this.elasticsearch != null) {
			this.supervisors.add(ServerSupervisor.start("Elasticsearch", this.elasticsearch));
		}
		file.ready(started.database(), search).write(this.home);
		return new Started(this, started.database(), search);
	}

	/** Stops the started servers, then releases the lock of the home. */
	@Override
	public void close() throws IOException {
		boolean interrupted = Thread.interrupted();
		try {
			stop();
		}
		catch (InterruptedException ex) {
			interrupted = true;
		}
		finally {
			this.lock.close();
			if (interrupted) {
				Thread.currentThread().interrupt();
			}
		}
	}

	/** A server that is stopped from now on is not started again. */
	void stopSupervision() {
		this.supervisors.forEach(ServerSupervisor::close);
	}

	private void stop() throws IOException, InterruptedException {
		stopSupervision();
		Files.deleteIfExists(this.home.serversFile());
		try {
			if (this.elasticsearch != null) {
				this.elasticsearch.askToEnd();
			}
			if (this.postgres != null) {
				this.postgres.stop();
			}
		}
		finally {
			if (this.elasticsearch != null) {
				this.elasticsearch.awaitEnd();
			}
		}
	}

	/** Servers that answer; no search server if none was asked for. */
	record Started(EmbeddedServers servers, Database database, @Nullable SearchServer search) {

	}

}
