package io.regwatch.ingest.extract;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Path;

/** A program that tries what a child process for reading must not be able to do. */
final class IsolationProbe {

	private IsolationProbe() {
	}

	public static void main(String[] arguments) throws IOException {
		System.out.println("variables " + System.getenv().keySet());
		try (Socket socket = new Socket()) {
			socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.parseInt(arguments[0])),
					2000);
			System.out.println("connected");
		}
		catch (IOException ex) {
			System.out.println("no network");
		}
		Path file = Path.of(System.getProperty("java.io.tmpdir")).resolve("large");
		try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
			large.setLength(ProcessIsolation.MAX_FILE + 1);
			System.out.println("large file");
		}
		catch (IOException ex) {
			System.out.println("no large file");
		}
	}

}
