package io.regwatch.ops.cli.source;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

import io.regwatch.ingest.extract.DocumentExtractor;
import io.regwatch.ingest.extract.ExtractProperties;
import io.regwatch.ingest.source.PageCache;
import io.regwatch.ingest.source.catalogue.InvalidFileException;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.ingest.source.check.SourceProbe;
import io.regwatch.ops.cli.output.OutputOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Exit code 2 means that a file is wrong, 3 that a list or a document could not be read.
 */
@Command(name = "check", mixinStandardHelpOptions = true,
		description = { "Checks catalogue files: every mistake is named with its file, line and field.",
				"With --try, exit code 3 means that a list is incomplete or a document cannot be read." })
public final class SourcesCheckCommand implements Callable<Integer> {

	private static final int INCOMPLETE = 3;

	@Spec
	private CommandSpec spec;

	@Mixin
	private OutputOptions output;

	@Parameters(paramLabel = "FILE", arity = "1..*", description = "Catalogue files (YAML).")
	private List<Path> files;

	@Option(names = "--try",
			description = "Also list each source and read its first document, without storing anything.")
	private boolean attempt;

	@Override
	public Integer call() {
		List<SourceDefinition> sources = new ArrayList<>();
		List<InvalidFile> invalid = new ArrayList<>();
		this.files.forEach((file) -> read(file, sources, invalid));
		List<SourceTrial> trials = this.attempt ? attempt(sources) : List.of();
		this.output.print(Map.of("sources",
				this.attempt ? trials : sources.stream().map(SourceTrial.Source::of).toList(), "invalid", invalid),
				(out) -> {
					if (this.attempt) {
						trials.forEach((trial) -> new SourceTrialText(out).print(trial));
					}
					else {
						sources.forEach((source) -> new SourceTrialText(out).print(SourceTrial.Source.of(source)));
					}
				});
		if (sources.size() < this.files.size()) {
			return ExitCode.USAGE;
		}
		return trials.stream().allMatch(SourceTrial::complete) ? ExitCode.OK : INCOMPLETE;
	}

	private void read(Path file, List<SourceDefinition> sources, List<InvalidFile> invalid) {
		try {
			sources.add(SourceFile.read(file));
		}
		catch (InvalidFileException ex) {
			this.spec.commandLine().getErr().println(ex.getMessage());
			invalid.add(new InvalidFile(file.toString(), ex.problems()));
		}
	}

	private static List<SourceTrial> attempt(List<SourceDefinition> sources) {
		try (SourceProbe probe = new SourceProbe();
				DocumentExtractor extractor = new DocumentExtractor(ExtractProperties.defaults())) {
			return sources.stream().map((source) -> SourceTrial.of(source, probe, extractor, PageCache.NONE)).toList();
		}
	}

	private record InvalidFile(String file, List<InvalidFileException.Problem> problems) {

	}

}
