package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.context.ServerOptions;
import io.regwatch.ops.cli.delegation.CommandClient;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.Table;
import io.regwatch.ops.doctor.EncryptionChecks;
import io.regwatch.ops.doctor.Finding;
import io.regwatch.ops.doctor.Finding.Level;
import io.regwatch.ops.doctor.HomeChecks;
import io.regwatch.ops.doctor.MachineChecks;
import io.regwatch.ops.doctor.ModelChecks;
import io.regwatch.ops.doctor.StoreChecks;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;

@Command(name = "doctor", mixinStandardHelpOptions = true, description = {
		"Checks Java, memory, disk, port, home, catalogue files, database, index, files, clock, encryption key,",
		"model and sources, and says how to mend what is wrong." }, exitCodeListHeading = "%nExit codes:%n",
		exitCodeList = { "0:all is in order", "1:something does not work", "2:wrong usage", "3:there are warnings" })
final class DoctorCommand implements Callable<Integer> {

	private static final int WARNINGS = 3;

	@Mixin
	private HomeOptions home;

	@Mixin
	private OutputOptions output;

	@Mixin
	private ServerOptions server;

	@Override
	public Integer call() {
		List<Finding> findings = new ArrayList<>(new MachineChecks(CommandClient.isAccepting(this.home.directory()))
			.check(this.home.directory(), this.server.number()));
		Finding directory = HomeChecks.home(this.home.directory());
		findings.add(directory);
		if (directory.level() != Level.ERROR) {
			findings.addAll(HomeChecks.catalogue(this.home.catalogue()));
			findings.addAll(stores());
		}
		this.output.print(Map.of("findings", findings), (out) -> print(findings, out));
		return exitCode(findings);
	}

	private List<Finding> stores() {
		List<Finding> findings = new ArrayList<>();
		try {
			this.home.run((context) -> {
				findings.addAll(context.bean(StoreChecks.class).check());
				findings.add(context.bean(EncryptionChecks.class).check());
				findings.add(context.bean(ModelChecks.class).check());
				return ExitCode.OK;
			});
		}
		catch (RuntimeException ex) {
			findings.add(Finding.error("servers", CommandErrors.message(ex),
					"See the message, and the log files in '%s'".formatted(this.home.open().logs())));
		}
		return findings;
	}

	private static void print(List<Finding> findings, PrintWriter out) {
		Table table = new Table();
		findings.forEach((finding) -> {
			table.row(finding.level().code(), finding.check(), finding.message());
			if (finding.remedy() != null) {
				table.row("", "", "-> " + finding.remedy());
			}
		});
		table.print(out);
	}

	private static int exitCode(List<Finding> findings) {
		if (findings.stream().anyMatch((finding) -> finding.level() == Level.ERROR)) {
			return ExitCode.SOFTWARE;
		}
		return findings.stream().anyMatch((finding) -> finding.level() == Level.WARNING) ? WARNINGS : ExitCode.OK;
	}

}
