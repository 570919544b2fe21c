package io.regwatch.ops.cli.delegation;

import java.util.List;
import java.util.Optional;

/**
 * The result of a command that was executed for another process.
 *
 * @param exitCode of the command
 * @param out its standard output
 * @param err its standard error
 */
public record CommandReply(int exitCode, String out, String err) {

	/** The answer to a command that the caller has to execute itself. */
	static final CommandMessage DECLINED = new CommandMessage(List.of());

	/** Precedes the answer to a command that is executed. */
	static final CommandMessage ACCEPTED = new CommandMessage(List.of("accepted"));

	static Optional<CommandReply> of(CommandMessage message) {
		List<String> parts = message.parts();
		return parts.isEmpty() ? Optional.empty()
				: Optional.of(new CommandReply(Integer.parseInt(parts.get(0)), parts.get(1), parts.get(2)));
	}

	CommandMessage message() {
		return new CommandMessage(List.of(String.valueOf(this.exitCode), this.out, this.err));
	}

}
