package io.regwatch.ops.cli.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
		Map<Path, SourceDefinition> sources = new LinkedHashMap<>();
		this.files.forEach((file) -> sources.put(file, SourceFile.read(file)));
		for (Map.Entry<Path, SourceDefinition> source : sources.entrySet()) {
			add(source.getKey(), source.getValue().id());
		}
		this.spec.commandLine().getOut().flush();
		return ExitCode.OK;
	}

	/** Earlier files of the command count as present, too. */
	private void add(Path file, String id) throws IOException {
		Optional<Path> known = CatalogueFiles.of(this.home.catalogue()).filesOf(id).stream().findFirst();
		Path target = known.orElseGet(() -> this.home.catalogue().resolve(id + ".yaml"));
		if (known.isEmpty() || Files.mismatch(file, target) >= 0) {
			requireReplace(id, known);
			copy(file, target);
		}
		this.spec.commandLine()
			.getOut()
			.printf("Source '%s' is in '%s'. A running `up` loads it within ten seconds, `ingest %s` reads it now;"
					+ " if it was removed or disabled, `sources enable %s` comes first.%n", id, target, id, id);
	}

	private void requireReplace(String id, Optional<Path> known) {
		if (known.isPresent() && !this.replace) {
			throw new UsageException(
					"Source '%s' is already in '%s' with another content: --replace replaces it; another source needs another id"
						.formatted(id, known.get()));
		}
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
