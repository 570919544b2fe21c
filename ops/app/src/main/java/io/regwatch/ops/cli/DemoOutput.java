package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.regwatch.ops.cli.context.IdArgument;
import io.regwatch.ops.cli.document.RedlineOutput;
import io.regwatch.ops.cli.ingest.IngestOutput;
import io.regwatch.ops.cli.output.Counts;
import io.regwatch.ops.cli.output.Table;
import io.regwatch.ops.demo.CurlExamples;
import io.regwatch.ops.demo.DemoAccess;
import io.regwatch.ops.demo.DemoClient;
import io.regwatch.ops.demo.DemoRun;
import io.regwatch.ops.demo.MarketEntry;

/**
 * The result of a demo, for JSON and as text.
 *
 * @param nights one or two
 * @param workspace of the demo's client
 * @param apiKey of the client
 * @param assessments number of updates by status
 * @param marketEntry what another market in the profile changed
 * @param access of the client
 * @param redline of a revision, without colours
 */
record DemoOutput(List<Night> nights, DemoClient.Workspace workspace, String apiKey, Map<String, Integer> assessments,
		MarketEntry marketEntry, @JsonIgnore DemoAccess access, @JsonIgnore Optional<RedlineOutput> redline) {

	/** The program as the user called it. */
	private static final String LAUNCHER = System.getProperty("regwatch.launcher", "ops/regwatch");

	static DemoOutput of(List<DemoRun> runs, DemoAccess access, Optional<RedlineOutput> redline) {
		return new DemoOutput(runs.stream().map(Night::of).toList(), access.workspace(), access.key(),
				access.assessments(), access.marketEntry(), access, redline);
	}

	/**
	 * Prints it with example requests to the port, which answers unless the demo ends.
	 */
	void print(int port, boolean ends, Path home, PrintWriter out) {
		this.nights.forEach((night) -> night.print(this.nights.size() == 1, out));
		this.access.revision()
			.ifPresent((revision) -> out.printf("%nThe revision of %s %s, word by word%n",
					revision.reference().externalId(), revision.reference().title()));
		this.redline.ifPresent((text) -> text.printText(out));
		printCompany(out);
		out.printf("After market %s was added to its profile, %d of them changed, and %d of workspace '%s':%n",
				this.marketEntry.market(), this.marketEntry.changes().size(), this.marketEntry.neighboursChanges(),
				this.marketEntry.neighbour());
		this.marketEntry.changes().forEach((change) -> out.printf("  %s%n", change));
		out.printf("API key, shown only now: %s%n", this.apiKey);
		out.printf("API documentation: http://127.0.0.1:%d/docs%n", port);
		out.printf("%nTry%s:%n", ends ? ", once `%s up --home '%s'` runs".formatted(LAUNCHER, home) : "");
		new CurlExamples(port, this.access).all()
			.forEach((example) -> out.printf("%n# %s%n%s%n", example.title(), example.command()));
		out.printf("%nAll data of the demo is in '%s'.%n", home);
		out.printf("%nThree things to try next:%n");
		Table table = new Table();
		this.access.revision()
			.ifPresent(
					(revision) -> table.row("  that redline as a page", "%s redline %s --html redline.html --home '%s'"
						.formatted(LAUNCHER, IdArgument.shorten(UUID.fromString(revision.id())), home)));
		table.row("  documents of your own", LAUNCHER + " ingest --folder DIR")
			.row("  sources of authorities", LAUNCHER + " sources list")
			.print(out);
	}

	private void printCompany(PrintWriter out) {
		DemoClient.Profile profile = this.access.profile();
		out.printf("%nA company, invented like the regulators: %s%n", profile.companyDescription());
		out.printf("Its profile, generated from its website: markets %s; products %s.%n",
				String.join(", ", profile.markets()),
				profile.products().stream().map(DemoClient.Product::name).collect(Collectors.joining(", ")));
		out.printf("Its workspace '%s' of client '%s' follows the three regulators and sees %d updates: %s.%n",
				this.workspace.name(), DemoClient.NAME, this.access.updates().size(), assessed());
	}

	private String assessed() {
		Map<String, Integer> numbers = new TreeMap<>(this.assessments);
		numbers.values().removeIf((number) -> number == 0);
		return Counts.text(numbers);
	}

	/**
	 * A night.
	 *
	 * @param night 1 or 2
	 * @param requests to the sites of the regulators
	 * @param notModified number of them that were answered with status 304
	 * @param sources one run each
	 */
	record Night(int night, int requests, int notModified, List<IngestOutput.SourceRun> sources) {

		private static Night of(DemoRun run) {
			return new Night(run.number(), run.traffic().requests(), run.traffic().notModified(),
					IngestOutput.of(run.reports()).sources());
		}

		private void print(boolean again, PrintWriter out) {
			out.printf("%nNight %d%s: %d requests to the regulators, %d answered with 304 Not Modified%n", this.night,
					again ? ", once more" : "", this.requests, this.notModified);
			new IngestOutput(this.sources).print(out);
			if (this.sources.stream().allMatch((source) -> source.updates().isEmpty())) {
				out.printf("%nNothing new.%n");
			}
		}

	}

}
