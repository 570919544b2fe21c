package io.regwatch.ops.cli.delegation;

import java.io.IOException;
import java.io.InputStream;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.regwatch.ops.server.Home;
import org.jspecify.annotations.Nullable;

/**
 * Asks the running process of a home to execute a command line, before any library is
 * loaded here.
 */
public final class CommandClient {

	private static final String OPTION = "--home";

	private CommandClient() {
	}

	/**
	 * Asks the running process of the home that the arguments or the environment name.
	 * @param arguments of the command line
	 * @param environment the variables of the process
	 * @return empty if there is none, or it declines: the caller executes the command
	 */
	public static Optional<CommandReply> ask(List<String> arguments, Map<String, String> environment) {
		Path home = Home.locate(home(arguments), environment);
		Path socket = CommandServer.socket(home);
		if (Files.notExists(socket)) {
			return Optional.empty();
		}
		try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
			CommandMessage request = new CommandRequest(CommandRequest.context(environment), home.toString(), arguments)
				.message();
			request.write(Channels.newOutputStream(channel));
			InputStream answers = Channels.newInputStream(channel);
			CommandMessage answer = CommandMessage.read(answers);
			return answer.equals(CommandReply.ACCEPTED) ? result(answers) : CommandReply.of(answer);
		}
		catch (IOException ex) {
			// The process has ended, or belongs to another user: it has executed nothing.
			return Optional.empty();
		}
	}

	/**
	 * A command whose result is unknown is not executed again; one that declines itself
	 * is the caller's.
	 */
	private static Optional<CommandReply> result(InputStream answers) {
		try {
			return CommandReply.of(CommandMessage.read(answers));
		}
		catch (IOException ex) {
			return Optional.of(new CommandReply(1, "",
					"regwatch: The running process ended before it answered: start the command again%n".formatted()));
		}
	}

	/**
	 * Returns whether a process of a home runs that executes commands.
	 * @param home the directory
	 */
	public static boolean isAccepting(Path home) {
		return CommandServer.isAccepting(CommandServer.socket(home));
	}

	private static @Nullable Path home(List<String> arguments) {
		for (int index = 0; index < arguments.size(); index++) {
			String argument = arguments.get(index);
			if (argument.startsWith(OPTION + "=")) {
				return Path.of(argument.substring(OPTION.length() + 1));
			}
			if (argument.equals(OPTION) && index + 1 < arguments.size()) {
				return Path.of(arguments.get(index + 1));
			}
		}
		return null;
	}

}
