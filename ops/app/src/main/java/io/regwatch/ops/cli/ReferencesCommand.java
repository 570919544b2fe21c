package io.regwatch.ops.cli;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;

import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.context.IdArgument;
import io.regwatch.ops.cli.context.ListOptions;
import io.regwatch.ops.cli.delegation.Delegated;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;

import org.springframework.jdbc.core.simple.JdbcClient;

@Delegated
@Command(name = "references", mixinStandardHelpOptions = true,
		description = "Lists references with their ids, which `history` needs: those that changed last come first.")
final class ReferencesCommand implements Callable<Integer> {

	private static final String FIND = """
			SELECT reference.id, reference.source_id AS source, reference.external_id, reference.title, version.status
			FROM reference
			JOIN reference_version AS version ON version.id = reference.current_version_id
			WHERE (:source = '' OR reference.source_id = :source)
				AND (reference.external_id ILIKE :pattern OR reference.title ILIKE :pattern)
			ORDER BY reference.changed_at DESC, reference.id
			LIMIT :limit
			""";

	@Mixin
	private HomeOptions home;

	@Mixin
	private OutputOptions output;

	@Mixin
	private ListOptions list;

	@Override
	public Integer call() {
		return this.home.read((context) -> {
			List<Entry> references = List
				.copyOf(this.list.bind(context.bean(JdbcClient.class).sql(FIND)).query(Entry.class).list());
			this.output.print(Map.of("references", references), (out) -> {
				Table table = new Table();
				references.forEach((one) -> table.row(IdArgument.shorten(one.id()), one.source(), one.status(),
						one.externalId(), one.title()));
				table.print(out);
				this.list.printLimit(references.size(), out);
			});
			return ExitCode.OK;
		});
	}

	private record Entry(UUID id, String source, String externalId, String title, String status) {

	}

}
