package io.regwatch.ops.console;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;

import io.regwatch.scheduling.WorkerRegistration;

import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/**
 * A worker in a process of its own, which can be killed.
 *
 * @param process that is registered
 * @param id of the worker
 */
record KillableWorker(Process process, int id) implements AutoCloseable {

	static KillableWorker start(JdbcConnectionDetails database) throws IOException {
		ProcessBuilder java = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"),
				KillableWorker.class.getName());
		java.environment().put("WORKER_URL", database.getJdbcUrl());
		java.environment().put("WORKER_USER", String.valueOf(database.getUsername()));
		java.environment().put("WORKER_PASSWORD", String.valueOf(database.getPassword()));
		Process process = java.redirectError(ProcessBuilder.Redirect.INHERIT).start();
		BufferedReader output = process.inputReader();
		return new KillableWorker(process, Integer.parseInt(output.readLine()));
	}

	/** As by the out-of-memory killer: nothing of its own runs any more. */
	void kill() {
		this.process.destroyForcibly();
	}

	@Override
	public void close() {
		kill();
	}

	/** Registers a worker, prints its id and waits until standard input ends. */
	public static void main(String[] arguments) throws IOException {
		Database database = new Database(System.getenv("WORKER_URL"), System.getenv("WORKER_USER"),
				System.getenv("WORKER_PASSWORD"));
		AnnotationConfigApplicationContext beans = new AnnotationConfigApplicationContext();
		beans.registerBean(JdbcConnectionDetails.class, () -> database);
		beans.registerBean(JdbcClient.class, () -> JdbcClient.create(
				new DriverManagerDataSource(database.getJdbcUrl(), database.getUsername(), database.getPassword())));
		beans.register(WorkerRegistration.class);
		beans.refresh();
		System.out.println(beans.getBean(WorkerRegistration.class).id());
		while (System.in.read() >= 0) {
			Thread.onSpinWait();
		}
	}

	private record Database(String url, String user, String secret) implements JdbcConnectionDetails {

		@Override
		public String getJdbcUrl() {
			return this.url;
		}

		@Override
		public String getUsername() {
			return this.user;
		}

		@Override
		public String getPassword() {
			return this.secret;
		}

	}

}
