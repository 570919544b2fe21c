package io.regwatch.ops.benchmark.assessment;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import io.regwatch.assessment.run.RerunService;
import io.regwatch.ops.benchmark.Program;
import io.regwatch.ops.benchmark.Report;
import io.regwatch.ops.benchmark.Requests;
import io.regwatch.ops.server.Home;
import io.regwatch.ops.server.ServerRequest;
import io.regwatch.ops.server.Servers;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkerSchedulers;
import io.regwatch.search.index.Reindex;

import org.springframework.boot.WebApplicationType;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;
import org.springframework.util.FileSystemUtils;

/**
 * Measures how long it takes until all workspaces that follow one update have its
 * assessment, without a model: new workspaces, and the same ones with a second update.
 */
public final class FollowersBenchmark {

	private static final String COUNT = """
			SELECT count(*) FROM assessment WHERE workspace_id = ANY (CAST(:workspaces AS uuid[]))
			""";

	private final ConfigurableApplicationContext program;

	private final AssessmentData data;

	private FollowersBenchmark(ConfigurableApplicationContext program) {
		this.program = program;
		this.data = new AssessmentData(program.getBean(JdbcClient.class));
	}

	/**
	 * Runs it on servers of its own.
	 * @param arguments none
	 * @throws Exception when anything fails
	 */
	public static void main(String[] arguments) throws Exception {
		Path directory = Files.createTempDirectory("benchmark");
		Home home = Home.open(directory);
		Report report = new Report(System.out);
		Consumer<String> progress = System.err::println;
		try (Servers servers = Servers.open(home, new ServerRequest("benchmark", false, false), System.getenv(),
				progress);
				ConfigurableApplicationContext program = Program.start(WebApplicationType.NONE, home, servers,
						Map.of())) {
			new FollowersBenchmark(program).measure(Integer.getInteger("benchmark.workspaces", 10_000), report);
		}
		FileSystemUtils.deleteRecursively(directory);
		System.exit(report.missed() ? 1 : 0);
	}

	private void measure(int workspaces, Report report) throws InterruptedException {
		this.program.getBean(Reindex.class).reindex((done, total) -> {
		});
		this.data.addDigestedTexts(this.program.getBean(RerunService.class));
		this.data.addSource("followed", "EU", 1);
		this.data.addSource("later", "EU", 0);
		this.data.copyDigests();
		this.program.getBean(WorkerSchedulers.class).start();
		assess(add("Warm-up", workspaces / 10), 1);
		List<String> followers = add("Follower", workspaces);
		Duration first = assess(followers, 1);
		this.data.addUpdates("later", 1);
		this.data.copyDigests();
		Duration second = assess(followers, 2);
		double limit = workspaces * 60 / 10_000.0;
		report.atMost("%d workspaces following one update, s".formatted(workspaces), seconds(first), limit);
		report.atMost("the same workspaces, a second update, s", seconds(second), limit);
	}

	private static double seconds(Duration time) {
		return time.toMillis() / 1000.0;
	}

	private List<String> add(String name, int workspaces) {
		return IntStream.range(0, workspaces)
			.mapToObj((number) -> this.data.addWorkspace(name + " " + number, "{EU}", "followed", "later").toString())
			.toList();
	}

	private Duration assess(List<String> workspaces, int updates) throws InterruptedException {
		Duration time = new Requests(this.program.getBean(WorkQueue.class),
				this.program.getBean(TransactionTemplate.class))
			.complete(WorkKind.ASSESS, workspaces);
		int assessed = count(workspaces);
		if (assessed != workspaces.size() * updates) {
			throw new IllegalStateException(
					"%d updates of %d workspaces were assessed".formatted(assessed, workspaces.size()));
		}
		return time;
	}

	private int count(List<String> workspaces) {
		return this.program.getBean(JdbcClient.class)
			.sql(COUNT)
			.param("workspaces", workspaces.toArray(String[]::new))
			.query(Integer.class)
			.single();
	}

}
