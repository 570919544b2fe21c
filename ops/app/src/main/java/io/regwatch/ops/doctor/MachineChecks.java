package io.regwatch.ops.doctor;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import io.regwatch.ops.server.FileProblem;

import org.springframework.util.unit.DataSize;

/**
 * Checks the machine. A process of the home that runs has its memory and its port
 * already.
 *
 * @param processRuns whether a process of the home runs
 */
public record MachineChecks(boolean processRuns) {

	private static final int OLDEST_JAVA = 25;

	private static final Path MEMORY = Path.of("/proc/meminfo");

	private static final String AVAILABLE = "MemAvailable:";

	/**
	 * Checks Java, memory, disk and port.
	 * @param home directory of the data
	 * @param port of the web server
	 * @return a finding each
	 */
	public List<Finding> check(Path home, int port) {
		return List.of(java(Runtime.version().feature()),
				availableMemory().map(this::memory)
					.orElseGet(() -> Finding.ok("memory", "not known on this operating system")),
				disk(home), port(port));
	}

	static Finding java(int version) {
		return (version >= OLDEST_JAVA) ? Finding.ok("java", "Java %d".formatted(version))
				: Finding.error("java", "Java %d is too old".formatted(version),
						"Install a JDK %d or newer and set JAVA_HOME to its directory".formatted(OLDEST_JAVA));
	}

	Finding memory(DataSize available) {
		String message = "%d MB of memory are available".formatted(available.toMegabytes());
		String remedy = "End other programs or give the machine more memory: embedded servers and program need 2 GB";
		if (available.compareTo(DataSize.ofMegabytes(this.processRuns ? 150 : 700)) < 0) {
			return Finding.error("memory", message, remedy);
		}
		return (available.compareTo(DataSize.ofMegabytes(this.processRuns ? 400 : 2000)) < 0)
				? Finding.warning("memory", message, remedy) : Finding.ok("memory", message);
	}

	static Finding disk(Path home) {
		try {
			return disk(home, DataSize.ofBytes(Files.getFileStore(existing(home)).getUsableSpace()));
		}
		catch (IOException ex) {
			return Finding.error("disk",
					"The free space of '%s' is not known: %s".formatted(home, FileProblem.reason(ex)),
					"Check that the directory can be read");
		}
	}

	static Finding disk(Path home, DataSize free) {
		String message = "%d MB are free for '%s'".formatted(free.toMegabytes(), home);
		String remedy = "Free space, or move the home to another disk: --home DIR or REGWATCH_HOME";
		if (free.compareTo(DataSize.ofMegabytes(200)) < 0) {
			return Finding.error("disk", message, remedy);
		}
		return (free.compareTo(DataSize.ofMegabytes(1500)) < 0) ? Finding.warning("disk", message, remedy)
				: Finding.ok("disk", message);
	}

	Finding port(int port) {
		try (ServerSocket _ = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
			return Finding.ok("port", "Port %d is free".formatted(port));
		}
		catch (IOException ex) {
			return this.processRuns
					? Finding.ok("port", "Port %d is in use while a process of this home runs".formatted(port))
					: Finding.warning("port", "Port %d is in use by another program".formatted(port),
							"End that program, or choose another port: `up --port N`");
		}
	}

	private static Optional<DataSize> availableMemory() {
		try {
			return Files.readAllLines(MEMORY)
				.stream()
				.filter((line) -> line.startsWith(AVAILABLE))
				.map((line) -> line.substring(AVAILABLE.length()).replace("kB", "").strip())
				.map((kilobytes) -> DataSize.ofKilobytes(Long.parseLong(kilobytes)))
				.findFirst();
		}
		catch (IOException ex) {
			return Optional.empty();
		}
	}

	private static Path existing(Path directory) {
		Path path = directory.toAbsolutePath();
		while (Files.notExists(path) && path.getParent() != null) {
			path = path.getParent();
		}
		return path;
	}

}
