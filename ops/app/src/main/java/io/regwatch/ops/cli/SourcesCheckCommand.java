package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

import io.regwatch.ingest.source.catalogue.InvalidFileException;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.ingest.source.check.ListingPreview;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "check", mixinStandardHelpOptions = true,
		description = "Checks catalogue files: every mistake is named with its file, line and field.")
final class SourcesCheckCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "FILE", arity = "1..*", description = "Catalogue files (YAML).")
	private List<Path> files;

	@Option(names = "--try", description = "Also ask each source for its list, and print what a run would find.")
	private boolean attempt;

	@Override
	public Integer call() {
		long wrong = this.files.stream().filter((file) -> !check(file)).count();
		return (wrong == 0) ? ExitCode.OK : ExitCode.USAGE;
	}

	private boolean check(Path file) {
		PrintWriter out = this.spec.commandLine().getOut();
		try {
			SourceDefinition source = SourceFile.read(file);
			out.printf("%s: source '%s', %s of %s (%s), kind %s%n", file, source.id(), source.title(),
					source.institution(), source.geography(), source.kind());
			if (this.attempt) {
				new ListingOutput(out).print(ListingPreview.of(source));
			}
			out.flush();
			return true;
		}
		catch (InvalidFileException ex) {
			this.spec.commandLine().getErr().println(ex.getMessage());
			return false;
		}
	}

}
