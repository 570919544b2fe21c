package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;

import io.regwatch.batch.JobResult;
import io.regwatch.ingest.IngestLauncher;
import io.regwatch.ingest.IngestReport;
import io.regwatch.ingest.IngestReportRepository;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.Catalogue;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.folder.FolderSource;
import io.regwatch.ingest.update.Redlines;
import io.regwatch.schema.RejectionReason;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "ingest", mixinStandardHelpOptions = true,
		description = { "Reads sources and shows what changed: the ledger and the updates.",
				"A run that was interrupted is resumed. Without SOURCE or --folder, all sources are read." })
final class IngestCommand implements Callable<Integer> {

	private static final int INCOMPLETE = 3;

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Parameters(paramLabel = "SOURCE", arity = "0..*", description = "Ids of sources.")
	private List<String> ids = new ArrayList<>();

	@Option(names = "--folder", paramLabel = "DIR",
			description = "Makes a source of a directory of documents; its regwatch.yaml may describe it.")
	private List<Path> folders = new ArrayList<>();

	@Option(names = "--moved", description = "Accept that the folder of a known source is elsewhere now.")
	private boolean moved;

	@Option(names = "--retry", paramLabel = "ID", split = ",",
			description = "Ids of quarantined items, or of updates with a failed redline, to try once more with their sources.")
	private List<UUID> retries = new ArrayList<>();

	@Option(names = "--json", description = "Print one JSON document.")
	private boolean json;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	IngestCommand() {
	}

	@Override
	public Integer call() {
		List<SourceDefinition> made = this.folders.stream().map(IngestCommand::source).distinct().toList();
		requireOwnIds(made);
		new Catalogue(this.home.catalogue(), List.of()).read();
		try (CommandContext session = CommandContext.open(this.home, "ingest", err());
				StageBars bars = StageBars.on(session, err())) {
			return ingest(session, made, bars);
		}
	}

	private static SourceDefinition source(Path folder) {
		if (folder.toString().isEmpty()) {
			throw new UsageException("--folder is empty: name a directory");
		}
		if (Files.isDirectory(folder) && Files.isReadable(folder)) {
			return FolderSource.of(folder);
		}
		throw new UsageException(Files.notExists(folder) ? "Folder '%s' does not exist".formatted(folder)
				: "'%s' is not a folder that this user may read".formatted(folder));
	}

	private static void requireOwnIds(List<SourceDefinition> made) {
		Set<String> ids = new HashSet<>();
		made.stream().map(SourceDefinition::id).filter((id) -> !ids.add(id)).findFirst().ifPresent((id) -> {
			throw new UsageException("Two folders are source '%s': give each an id of its own".formatted(id));
		});
	}

	private int ingest(CommandContext session, List<SourceDefinition> made, StageBars bars) {
		SourceSelection selection = new SourceSelection(session.bean(Sources.class), session.bean(Quarantine.class),
				session.bean(Redlines.class), this.moved);
		List<IngestReport> reports = new ArrayList<>();
		boolean failed = false;
		for (String id : selection.select(this.ids, made, this.retries)) {
			if (session.context().isClosed()) {
				break;
			}
			JobResult result = session.bean(IngestLauncher.class).launch(id);
			bars.finish();
			switch (result) {
				case JobResult.Completed finished ->
					reports.add(session.bean(IngestReportRepository.class).get(finished.run()));
				case JobResult.Busy busy ->
					failed = complain("Source '%s' is being read by %s".formatted(id, busy.by()));
				case JobResult.Gone _ -> failed = complain("There is no source '%s' any more".formatted(id));
				case JobResult.Unfinished unfinished ->
					failed = complain("Run %s of source '%s' did not finish: %s. The same command resumes it"
						.formatted(unfinished.run(), id, unfinished.reason()));
			}
		}
		(this.json ? new JsonIngestOutput(out()) : new PlainIngestOutput(out())).print(reports);
		return failed ? 1 : exitCode(reports);
	}

	private boolean complain(String message) {
		err().println("regwatch: " + message);
		return true;
	}

	private static int exitCode(List<IngestReport> reports) {
		if (reports.stream().anyMatch(IngestCommand::isStoreFailure)) {
			return ExitCode.SOFTWARE;
		}
		return reports.stream().allMatch((report) -> report.ledger().complete()) ? 0 : INCOMPLETE;
	}

	private static boolean isStoreFailure(IngestReport report) {
		return report.rejections()
			.stream()
			.anyMatch((rejection) -> rejection.reason().equals(RejectionReason.STORE_FAILED.code()));
	}

	private PrintWriter out() {
		return this.spec.commandLine().getOut();
	}

	private PrintWriter err() {
		return this.spec.commandLine().getErr();
	}

}
