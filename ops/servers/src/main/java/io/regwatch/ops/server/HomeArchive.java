package io.regwatch.ops.server;

import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;

import org.springframework.util.FileSystemUtils;

/**
 * A home as a file {@code .tar.gz}. Its last entry has the SHA-256 checksums of all
 * others, so that one that is cut off or damaged is noticed.
 */
final class HomeArchive {

	private static final String CHECKSUMS = "SHA256SUMS";

	private static final Set<String> LEFT_OUT = Set.of("elasticsearch", "programs", "logs", "tomcat", "lock",
			"servers.json", "commands.socket", "postgres.unfinished");

	private static final FileAttribute<Set<PosixFilePermission>> PRIVATE_FILE = PosixFilePermissions
		.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

	private static final FileAttribute<Set<PosixFilePermission>> PRIVATE_DIRECTORY = PosixFilePermissions
		.asFileAttribute(PosixFilePermissions.fromString("rwx------"));

	private static final int DIRECTORY_MODE = 0700;

	private static final int FILE_MODE = 0600;

	private final Map<String, String> checksums = new TreeMap<>();

	private long bytes;

	private HomeArchive() {
	}

	static HomeContents write(Path home, Path archive) throws IOException {
		Files.deleteIfExists(archive);
		Files.createFile(archive, PRIVATE_FILE);
		HomeArchive made = new HomeArchive();
		try (OutputStream file = Files.newOutputStream(archive, StandardOpenOption.WRITE);
				TarArchiveOutputStream tar = new TarArchiveOutputStream(
						new GZIPOutputStream(new BufferedOutputStream(file), 1 << 16))) {
			tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
			tar.setBigNumberMode(TarArchiveOutputStream.BIGNUMBER_POSIX);
			for (Path path : paths(home)) {
				made.add(home.relativize(path).toString(), path, tar);
			}
			made.addChecksums(tar);
		}
		return made.contents();
	}

	static HomeContents read(Path archive, Path home) throws IOException {
		FileSystemUtils.deleteRecursively(home);
		Files.createDirectory(home, PRIVATE_DIRECTORY);
		HomeArchive read = new HomeArchive();
		try (TarArchiveInputStream tar = new TarArchiveInputStream(
				new GZIPInputStream(Files.newInputStream(archive), 1 << 16))) {
			for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
				if (entry.getName().equals(CHECKSUMS)) {
					read.requireChecksums(new String(tar.readAllBytes(), StandardCharsets.UTF_8), archive);
					return read.contents();
				}
				read.unpack(entry, tar, home);
			}
		}
		throw new EOFException("'%s' is not whole: its checksums are missing".formatted(archive));
	}

	private static List<Path> paths(Path home) throws IOException {
		try (Stream<Path> paths = Files.walk(home)) {
			return paths.filter((path) -> !path.equals(home))
				.filter((path) -> !LEFT_OUT.contains(home.relativize(path).getName(0).toString()))
				.filter((path) -> Files.isDirectory(path) || Files.isRegularFile(path))
				.sorted()
				.toList();
		}
	}

	private void add(String name, Path path, TarArchiveOutputStream tar) throws IOException {
		if (Files.isDirectory(path)) {
			TarArchiveEntry entry = new TarArchiveEntry(name + "/");
			entry.setMode(DIRECTORY_MODE);
			tar.putArchiveEntry(entry);
		}
		else {
			tar.putArchiveEntry(file(name, Files.size(path)));
			try (DigestInputStream content = digesting(Files.newInputStream(path))) {
				this.bytes += content.transferTo(tar);
				note(name, content);
			}
		}
		tar.closeArchiveEntry();
	}

	private void addChecksums(TarArchiveOutputStream tar) throws IOException {
		byte[] text = text().getBytes(StandardCharsets.UTF_8);
		tar.putArchiveEntry(file(CHECKSUMS, text.length));
		tar.write(text);
		tar.closeArchiveEntry();
	}

	private static TarArchiveEntry file(String name, long size) {
		TarArchiveEntry entry = new TarArchiveEntry(name);
		entry.setSize(size);
		entry.setMode(FILE_MODE);
		return entry;
	}

	private void unpack(TarArchiveEntry entry, InputStream content, Path home) throws IOException {
		Path path = home.resolve(entry.getName()).normalize();
		if (!path.startsWith(home)) {
			throw new IOException("'%s' is outside of the home".formatted(entry.getName()));
		}
		if (entry.isDirectory()) {
			Files.createDirectories(path, PRIVATE_DIRECTORY);
			return;
		}
		Files.createDirectories(path.getParent(), PRIVATE_DIRECTORY);
		Files.createFile(path, PRIVATE_FILE);
		DigestInputStream digesting = digesting(content);
		try (OutputStream file = Files.newOutputStream(path)) {
			this.bytes += digesting.transferTo(file);
		}
		note(entry.getName(), digesting);
	}

	private void requireChecksums(String expected, Path archive) throws IOException {
		if (!expected.equals(text())) {
			throw new IOException("'%s' is damaged: checksums differ".formatted(archive));
		}
	}

	private HomeContents contents() {
		return new HomeContents(this.checksums.size(), this.bytes);
	}

	private void note(String name, DigestInputStream content) {
		this.checksums.put(name, HexFormat.of().formatHex(content.getMessageDigest().digest()));
	}

	/** In the format of {@code sha256sum}. */
	private String text() {
		return this.checksums.entrySet()
			.stream()
			.map((entry) -> "%s  %s%n".formatted(entry.getValue(), entry.getKey()))
			.collect(Collectors.joining());
	}

	private static DigestInputStream digesting(InputStream content) {
		try {
			return new DigestInputStream(content, MessageDigest.getInstance("SHA-256"));
		}
		catch (NoSuchAlgorithmException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
