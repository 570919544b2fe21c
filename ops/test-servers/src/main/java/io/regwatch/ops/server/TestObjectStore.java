package io.regwatch.ops.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * A server with the API of S3 that checks signatures and expiry, in a process of its own.
 */
public final class TestObjectStore implements AutoCloseable {

	private static final Path JARS = BuildTree.file("ops/test-object-store/target/lib");

	private static final String SECRET = "secret-of-the-test";

	private final Path objects;

	private final int port;

	private final Process process;

	private TestObjectStore(Path objects, int port, Process process) {
		this.objects = objects;
		this.port = port;
		this.process = process;
	}

	/**
	 * Starts one with an empty bucket.
	 * @param directory for its objects
	 * @return an object store that answers
	 */
	public static TestObjectStore start(Path directory) throws IOException, InterruptedException {
		int port = FreePort.next();
		Path objects = directory.resolve("objects");
		Files.createDirectories(objects.resolve("documents"));
		Path settings = Files.writeString(directory.resolve("store.properties"), """
				s3proxy.endpoint=http://127.0.0.1:%d
				s3proxy.authorization=aws-v2-or-v4
				s3proxy.identity=tests
				s3proxy.credential=%s
				jclouds.provider=filesystem-nio2
				jclouds.identity=any
				jclouds.credential=any
				jclouds.filesystem.basedir=%s
				""".formatted(port, SECRET, objects));
		Process process = new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(), "-cp", JARS + "/*",
				"org.gaul.s3proxy.Main", "--properties", settings.toString())
			.redirectErrorStream(true)
			.redirectOutput(directory.resolve("store.log").toFile())
			.start();
		awaitAnswer(process, port);
		return new TestObjectStore(objects, port, process);
	}

	/**
	 * Settings of an application that uses it.
	 * @return properties
	 */
	public Map<String, Object> properties() {
		return Map.of("regwatch.files.s3.bucket", "documents", "regwatch.files.s3.endpoint",
				"http://127.0.0.1:" + this.port, "regwatch.files.s3.access-key", "tests",
				"regwatch.files.s3.secret-key", SECRET, "regwatch.files.s3.path-style", true);
	}

	/**
	 * The file of an object.
	 * @param sha256 of the bytes
	 * @return a file, absent if there is no such object
	 */
	public Path object(String sha256) {
		return this.objects.resolve("documents")
			.resolve("sha256")
			.resolve(sha256.substring(0, 2))
			.resolve(sha256.substring(2, 4))
			.resolve(sha256 + ".bin");
	}

	@Override
	public void close() {
		this.process.destroy();
	}

	private static void awaitAnswer(Process process, int port) throws InterruptedException {
		// Beside many other tests on two cores, a program may take a minute to start.
		for (int attempt = 0; attempt < 1_200 && process.isAlive(); attempt++) {
			if (answers(port)) {
				return;
			}
			Thread.sleep(100);
		}
		throw new IllegalStateException("The object store does not answer; its jars are in '%s'".formatted(JARS));
	}

	private static boolean answers(int port) {
		try (Socket socket = new Socket()) {
			socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 100);
			return true;
		}
		catch (IOException ex) {
			return false;
		}
	}

}
