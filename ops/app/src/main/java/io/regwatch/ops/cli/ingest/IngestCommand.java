package io.regwatch.ops.cli.ingest;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

import io.regwatch.batch.JobResult;
import io.regwatch.ingest.IngestLauncher;
import io.regwatch.ingest.IngestReport;
import io.regwatch.ingest.IngestReportRepository;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.source.CatalogueLoader;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.CatalogueFiles;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.folder.FolderSource;
import io.regwatch.ingest.update.Redlines;
import io.regwatch.ops.cli.context.CommandContext;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.context.IdArgument;
import io.regwatch.ops.cli.context.OperatorAudit;
import io.regwatch.ops.cli.context.ProgressReporter;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.UsageException;
import io.regwatch.schema.RejectionReason;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "ingest", mixinStandardHelpOptions = true,
		description = { "Ingests sources and prints what changed: the completeness ledger and the updates.",
				"An interrupted run is resumed. Without SOURCE or --folder, all sources are ingested." })
public final class IngestCommand implements Callable<Integer> {

	private static final int INCOMPLETE = 3;

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Mixin
	private OutputOptions output;

	@Parameters(paramLabel = "SOURCE", arity = "0..*", description = "Ids of sources, see `sources list`.")
	private List<String> ids = new ArrayList<>();

	@Option(names = "--folder", paramLabel = "DIR",
			description = "Directory of documents to be a source; a regwatch.yaml in it may describe it.")
	private List<Path> folders = new ArrayList<>();

	@Option(names = "--moved", description = "Accept that the folder of a known source was moved.")
	private boolean moved;

	@Option(names = "--retry", paramLabel = "ID", split = ",",
			description = "Ids of quarantined items, or of updates with a failed redline, to retry with their sources.")
	private List<IdArgument> retries = new ArrayList<>();

	@Override
	public Integer call() {
		List<SourceDefinition> folderSources = this.folders.stream().map(IngestCommand::source).distinct().toList();
		requireDistinctIds(folderSources);
		requireAnySource();
		return this.home.run((context) -> {
			List<String> problems = context.bean(CatalogueLoader.class).load().problems();
			problems.forEach((problem) -> err().println("regwatch: " + problem));
			try (ProgressReporter progress = ProgressReporter.listenTo(context, err())) {
				int exitCode = ingest(context, folderSources, progress);
				return (exitCode == ExitCode.OK && !problems.isEmpty()) ? INCOMPLETE : exitCode;
			}
		});
	}

	/** A wrong file stops only its own source, unless there is no other. */
	private void requireAnySource() {
		CatalogueFiles files = CatalogueFiles.of(this.home.catalogue());
		if (files.sources().isEmpty() && this.ids.isEmpty() && this.folders.isEmpty()) {
			files.invalid().values().stream().findFirst().ifPresent((problem) -> {
				throw problem;
			});
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

	private static void requireDistinctIds(List<SourceDefinition> sources) {
		Set<String> ids = new HashSet<>();
		sources.stream().map(SourceDefinition::id).filter((id) -> !ids.add(id)).findFirst().ifPresent((id) -> {
			throw new UsageException("Two folders are source '%s': give each an id of its own".formatted(id));
		});
	}

	private int ingest(CommandContext context, List<SourceDefinition> folderSources, ProgressReporter progress) {
		SourceSelection selection = new SourceSelection(context.bean(Sources.class), context.bean(Quarantine.class),
				context.bean(Redlines.class), this.moved);
		List<IngestReport> reports = new ArrayList<>();
		boolean failed = false;
		List<UUID> retried = this.retries.stream()
			.map((one) -> one.resolve(context, IdArgument.Kind.QUARANTINED))
			.toList();
		for (String id : select(context, selection, folderSources, retried)) {
			if (context.isClosed()) {
				break;
			}
			JobResult result = context.bean(IngestLauncher.class).launch(id);
			progress.finish();
			switch (result) {
				case JobResult.Completed completed ->
					reports.add(context.bean(IngestReportRepository.class).get(completed.run()));
				case JobResult.Busy busy ->
					failed = fail("Source '%s' is being ingested by %s".formatted(id, busy.by()));
				case JobResult.Gone _ -> failed = fail("Source '%s' was deleted".formatted(id));
				case JobResult.Unfinished unfinished ->
					failed = fail("Run %s of source '%s' did not finish: %s. The same command resumes it"
						.formatted(unfinished.run(), id, unfinished.reason()));
			}
		}
		IngestOutput result = IngestOutput.of(reports);
		this.output.print(result, result::print);
		return failed ? ExitCode.SOFTWARE : exitCode(reports);
	}

	/** A retry changes what others see as waiting. */
	private List<String> select(CommandContext context, SourceSelection selection, List<SourceDefinition> folderSources,
			List<UUID> retried) {
		if (retried.isEmpty()) {
			return selection.select(this.ids, folderSources, retried);
		}
		String ids = retried.stream().map(UUID::toString).collect(Collectors.joining(","));
		return OperatorAudit.call(context, "ingest --retry " + ids,
				() -> selection.select(this.ids, folderSources, retried));
	}

	private boolean fail(String message) {
		err().println("regwatch: " + message);
		return true;
	}

	private static int exitCode(List<IngestReport> reports) {
		if (reports.stream().anyMatch(IngestCommand::isStoreFailure)) {
			return ExitCode.SOFTWARE;
		}
		return reports.stream().allMatch((report) -> report.ledger().complete()) ? ExitCode.OK : INCOMPLETE;
	}

	private static boolean isStoreFailure(IngestReport report) {
		return report.rejections()
			.stream()
			.anyMatch((rejection) -> rejection.reason().equals(RejectionReason.STORE_FAILED.code()));
	}

	private PrintWriter err() {
		return this.spec.commandLine().getErr();
	}

}
