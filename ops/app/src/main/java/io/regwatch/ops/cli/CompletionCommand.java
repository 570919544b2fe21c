package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(name = "completion", mixinStandardHelpOptions = true,
		description = { "Prints a script that completes commands and options in bash and zsh.",
				"For this shell: source <(ops/regwatch completion)" })
final class CompletionCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Override
	public Integer call() {
		PrintWriter out = this.spec.commandLine().getOut();
		out.println(AutoComplete.bash("regwatch", this.spec.root().commandLine()));
		out.flush();
		return ExitCode.OK;
	}

}
