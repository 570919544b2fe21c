package io.regwatch.ops.cli;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.ingest.update.Correction.Action;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.context.IdArgument;
import io.regwatch.ops.cli.context.ListOptions;
import io.regwatch.ops.cli.delegation.Delegated;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import org.springframework.jdbc.core.simple.JdbcClient;

@Command(name = "updates", mixinStandardHelpOptions = true, synopsisSubcommandLabel = "COMMAND",
		description = { "Lists updates, and corrects them: retracts them, merges duplicates, and restores them.",
				"Every correction is audited." })
final class UpdatesCommand {

	private static final String FIND = """
			SELECT update.id, update.kind, update.title, update.published_at, reference.source_id AS source,
				update.retracted_at IS NOT NULL AS retracted
			FROM reference_update AS update
			JOIN reference ON reference.id = update.reference_id
			WHERE (:source = '' OR reference.source_id = :source)
				AND (reference.external_id ILIKE :pattern OR update.title ILIKE :pattern)
			ORDER BY update.detected_at DESC, update.id
			LIMIT :limit
			""";

	@Delegated
	@Command(mixinStandardHelpOptions = true,
			description = "Lists updates with their ids: those that were detected last come first.")
	int list(@Mixin HomeOptions home, @Mixin OutputOptions output, @Mixin ListOptions list) {
		return home.run((context) -> {
			List<Entry> updates = List
				.copyOf(list.bind(context.bean(JdbcClient.class).sql(FIND)).query(Entry.class).list());
			output.print(Map.of("updates", updates), (out) -> {
				Table table = new Table();
				updates.forEach((one) -> table.row(IdArgument.shorten(one.id()), one.source(),
						one.retracted() ? one.kind() + ", retracted" : one.kind(),
						one.publishedAt().atOffset(ZoneOffset.UTC).toLocalDate(), one.title()));
				table.print(out);
				list.printLimit(updates.size(), out);
			});
			return ExitCode.OK;
		});
	}

	@Command(mixinStandardHelpOptions = true, description = "Retracts an update: no list shows it any more.")
	int retract(@Mixin HomeOptions home, @Mixin CorrectionOptions options) {
		return options.apply(home, Action.RETRACT, null, "retracted");
	}

	@Command(mixinStandardHelpOptions = true, description = "Retracts an update because another one is the same.")
	int merge(@Mixin HomeOptions home, @Mixin CorrectionOptions options, @Option(names = "--into", required = true,
			paramLabel = "UPDATE", description = "Id of the update that stays.") IdArgument into) {
		return options.apply(home, Action.MERGE, into, "merged into %s".formatted(into));
	}

	@Command(mixinStandardHelpOptions = true, description = "Restores an update that was retracted or merged.")
	int restore(@Mixin HomeOptions home, @Mixin CorrectionOptions options) {
		return options.apply(home, Action.RESTORE, null, "restored");
	}

	private record Entry(UUID id, String kind, String title, Instant publishedAt, String source, boolean retracted) {

	}

}
