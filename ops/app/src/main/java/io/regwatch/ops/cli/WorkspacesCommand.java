package io.regwatch.ops.cli;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;

import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.context.IdArgument;
import io.regwatch.ops.cli.delegation.Delegated;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;

import org.springframework.jdbc.core.simple.JdbcClient;

@Delegated
@Command(name = "workspaces", mixinStandardHelpOptions = true,
		description = "Lists the workspaces of all clients with their ids, which `assess` needs.")
final class WorkspacesCommand implements Callable<Integer> {

	private static final String FIND = """
			SELECT workspace.id, workspace.name, client.name AS client, workspace.created_at
			FROM workspace
			JOIN client ON client.id = workspace.client_id
			ORDER BY client.name, workspace.name, workspace.id
			""";

	@Mixin
	private HomeOptions home;

	@Mixin
	private OutputOptions output;

	@Override
	public Integer call() {
		return this.home.run((context) -> {
			List<Entry> workspaces = List.copyOf(context.bean(JdbcClient.class).sql(FIND).query(Entry.class).list());
			this.output.print(Map.of("workspaces", workspaces), (out) -> {
				Table table = new Table();
				workspaces.forEach((one) -> table.row(IdArgument.shorten(one.id()), one.client(),
						"created " + one.createdAt(), one.name()));
				table.print(out);
			});
			return ExitCode.OK;
		});
	}

	private record Entry(UUID id, String name, String client, Instant createdAt) {

	}

}
