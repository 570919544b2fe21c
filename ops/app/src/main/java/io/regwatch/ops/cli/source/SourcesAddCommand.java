package io.regwatch.ops.cli.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.Callable;

import io.regwatch.ingest.source.catalogue.CatalogueFiles;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.output.UsageException;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "add", mixinStandardHelpOptions = true,
		description = { "Checks catalogue files and copies them to the catalogue of the home.",
				"A running `up` reads them within ten seconds; see also `sources check --try`." })
final class SourcesAddCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Parameters(paramLabel = "FILE", arity = "1..*", description = "Catalogue files (YAML).")
	private List<Path> files;

	@Option(names = "--replace", description = "Replace the file of a source that is there already.")
	private boolean replace;

	@Override
	public Integer call() throws IOException {
		CatalogueFiles present = CatalogueFiles.of(this.home.catalogue());
		for (Path file : this.files) {
			SourceDefinition source = SourceFile.read(file);
			Path target = target(source.id(), present);
			copy(file, target);
			this.spec.commandLine()
				.getOut()
				.printf("Source '%s' is in '%s'. A running `up` loads it within ten seconds, `ingest %s` reads it now;"
						+ " if it was removed or disabled, `sources enable %s` comes first.%n", source.id(), target,
						source.id(), source.id());
		}
		this.spec.commandLine().getOut().flush();
		return ExitCode.OK;
	}

	private Path target(String id, CatalogueFiles present) {
		return present.filesOf(id)
			.stream()
			.findFirst()
			.map((known) -> requireReplace(id, known))
			.orElseGet(() -> this.home.catalogue().resolve(id + ".yaml"));
	}

	private Path requireReplace(String id, Path known) {
		if (!this.replace) {
			throw new UsageException("Source '%s' is already in '%s': --replace replaces it".formatted(id, known));
		}
		return known;
	}

	/** A process that watches the directory sees the whole file, or none. */
	private void copy(Path file, Path target) throws IOException {
		this.home.open();
		Path directory = Files.createDirectories(this.home.catalogue());
		Path copy = Files.createTempFile(directory, "new", ".part");
		Files.write(copy, Files.readAllBytes(file));
		Files.move(copy, target, StandardCopyOption.ATOMIC_MOVE);
	}

}
