package io.regwatch.ops.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;

import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.UsageException;
import io.regwatch.ops.server.ExternalServers;
import io.regwatch.ops.server.HomeBackup;
import io.regwatch.ops.server.HomeContents;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(name = "backup", mixinStandardHelpOptions = true,
		description = { "Writes database, files and catalogue files of a home that no process uses to one file.",
				"`restore` makes a home of it. The search index is left out: it is built again." })
final class BackupCommand implements Callable<Integer> {

	@Mixin
	private HomeOptions home;

	@Mixin
	private OutputOptions output;

	@Parameters(paramLabel = "FILE", description = "File to write, such as regwatch-backup.tar.gz.")
	private Path file;

	@Override
	public Integer call() throws IOException {
		requireEmbedded();
		Path directory = this.home.directory().toAbsolutePath().normalize();
		Path target = this.file.toAbsolutePath().normalize();
		if (!Files.isDirectory(directory)) {
			throw new UsageException("There is no home '%s': name another with --home".formatted(directory));
		}
		if (Files.exists(target)) {
			throw new UsageException("'%s' exists: name another file".formatted(this.file));
		}
		Path parent = target.resolveSibling("");
		if (!Files.isDirectory(parent)) {
			throw new UsageException("There is no directory '%s' to write to".formatted(parent));
		}
		if (target.startsWith(directory)) {
			throw new UsageException("'%s' is in the home: name a file elsewhere".formatted(this.file));
		}
		HomeContents contents = HomeBackup.create(this.home.open(), target);
		this.output.print(contents, (out) -> out.printf("Backup of '%s' in '%s': %d files, %d MB before compression.%n",
				directory, this.file, contents.files(), contents.bytes() >> 20));
		return ExitCode.OK;
	}

	static void requireEmbedded() {
		if (ExternalServers.find(System.getenv()).isPresent()) {
			throw new UsageException("REGWATCH_DB_URL names a server of yours: back it up with its own programs,"
					+ " see ops/docs/backup.md");
		}
	}

}
