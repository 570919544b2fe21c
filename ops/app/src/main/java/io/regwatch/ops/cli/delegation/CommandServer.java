package io.regwatch.ops.cli.delegation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Executes commands of other processes that come through a Unix domain socket in the
 * home. Only the owner of the home can connect.
 */
public final class CommandServer implements AutoCloseable {

	private static final Logger logger = LoggerFactory.getLogger(CommandServer.class);

	private final Path socket;

	private final ServerSocketChannel channel;

	private final String context;

	private final BiFunction<CommandRequest, Runnable, Optional<CommandReply>> commands;

	private CommandServer(Path socket, ServerSocketChannel channel, String context,
			BiFunction<CommandRequest, Runnable, Optional<CommandReply>> commands) {
		this.socket = socket;
		this.channel = channel;
		this.context = context;
		this.commands = commands;
	}

	/**
	 * Starts to accept commands.
	 * @param home whose commands
	 * @param environment the variables of the process
	 * @param commands executes one, and runs the second argument before the command has
	 * any effect; empty declines it
	 * @return empty if another process of the home accepts commands already, or sockets
	 * cannot be made there: commands then execute themselves
	 */
	public static Optional<CommandServer> open(Path home, Map<String, String> environment,
			BiFunction<CommandRequest, Runnable, Optional<CommandReply>> commands) {
		Path socket = socket(home);
		try {
			if (isAccepting(socket)) {
				return Optional.empty();
			}
			Files.deleteIfExists(socket);
			CommandServer server = new CommandServer(socket, bind(socket), CommandRequest.context(environment),
					commands);
			Thread.ofPlatform().daemon().name("commands").start(server::accept);
			return Optional.of(server);
		}
		catch (IOException | UnsupportedOperationException ex) {
			logger.warn("Commands cannot use this process and are slower: {}: {}", socket, ex.getMessage());
			return Optional.empty();
		}
	}

	static Path socket(Path home) {
		return home.toAbsolutePath().normalize().resolve("commands.socket");
	}

	static boolean isAccepting(Path socket) {
		try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
			return channel.isConnected();
		}
		catch (IOException ex) {
			return false;
		}
	}

	private static ServerSocketChannel bind(Path socket) throws IOException {
		ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
		try {
			channel.bind(UnixDomainSocketAddress.of(socket));
			if (socket.getFileSystem().supportedFileAttributeViews().contains("posix")) {
				Files.setPosixFilePermissions(socket, PosixFilePermissions.fromString("rw-------"));
			}
			return channel;
		}
		catch (IOException ex) {
			channel.close();
			throw ex;
		}
	}

	private void accept() {
		while (this.channel.isOpen()) {
			try {
				SocketChannel client = this.channel.accept();
				Thread.ofVirtual().name("command").start(() -> answer(client));
			}
			catch (IOException ex) {
				logger.debug("No more commands are accepted", ex);
			}
		}
	}

	private void answer(SocketChannel client) {
		try (client) {
			CommandRequest request = CommandRequest.of(CommandMessage.read(Channels.newInputStream(client)));
			write(reply(request, () -> write(CommandReply.ACCEPTED, client)), client);
		}
		catch (IOException | RuntimeException ex) {
			logger.debug("A command was not answered", ex);
		}
	}

	private CommandMessage reply(CommandRequest request, Runnable accepted) {
		return request.context().equals(this.context)
				? this.commands.apply(request, accepted).map(CommandReply::message).orElse(CommandReply.DECLINED)
				: CommandReply.DECLINED;
	}

	private static void write(CommandMessage message, SocketChannel client) {
		try {
			message.write(Channels.newOutputStream(client));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/** Commands execute themselves from now on. */
	@Override
	public void close() {
		try {
			Files.deleteIfExists(this.socket);
			this.channel.close();
		}
		catch (IOException ex) {
			logger.debug("The socket {} was not closed", this.socket, ex);
		}
	}

}
