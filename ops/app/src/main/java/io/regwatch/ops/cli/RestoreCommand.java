package io.regwatch.ops.cli;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.context.OperatorAudit;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.UsageException;
import io.regwatch.ops.server.HomeBackup;
import io.regwatch.ops.server.HomeContents;
import io.regwatch.search.reconcile.IndexReconciler;
import io.regwatch.search.reconcile.ReconcileResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(name = "restore", mixinStandardHelpOptions = true,
		description = { "Makes a home of a file that `backup` wrote, builds the search index, and compares it with the",
				"database. The home must be missing or empty." })
final class RestoreCommand implements Callable<Integer> {

	private static final int DIFFERENT = 3;

	@Mixin
	private HomeOptions home;

	@Mixin
	private OutputOptions output;

	@Parameters(paramLabel = "FILE", description = "File that `backup` wrote.")
	private Path file;

	@Override
	public Integer call() throws IOException {
		BackupCommand.requireEmbedded();
		if (!Files.isRegularFile(this.file)) {
			throw new UsageException(
					(Files.isDirectory(this.file) ? "'%s' is a directory; name a file that `backup` wrote"
							: "No such file: '%s'")
						.formatted(this.file));
		}
		requireArchive();
		HomeContents contents = HomeBackup.restore(this.file, this.home.directory());
		return this.home.run((context) -> {
			VerifyOutput differences = new VerifyOutput();
			ReconcileResult result = OperatorAudit.call(context, "restore " + this.file.getFileName(),
					() -> context.bean(IndexReconciler.class).verify(differences));
			this.output.print(
					Map.of("files", contents.files(), "bytes", contents.bytes(), "index", differences.document(result)),
					(out) -> {
						out.printf("Restored %d files to '%s'.%n", contents.files(), this.home.directory());
						differences.print(result, out);
					});
			return (result.remaining() == 0) ? ExitCode.OK : DIFFERENT;
		});
	}

	/** Tells a wrong file before the home is touched. */
	private void requireArchive() throws IOException {
		try (InputStream in = Files.newInputStream(this.file); InputStream _ = new GZIPInputStream(in)) {
			return;
		}
		catch (ZipException | EOFException ex) {
			throw new UsageException("'%s' is no backup: name a file that `backup` wrote".formatted(this.file));
		}
	}

}
