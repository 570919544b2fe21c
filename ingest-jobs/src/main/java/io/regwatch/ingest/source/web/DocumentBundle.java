package io.regwatch.ingest.source.web;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

import org.jspecify.annotations.Nullable;

/** Puts files that are read as one document into a ZIP archive. */
final class DocumentBundle {

	private DocumentBundle() {
	}

	/**
	 * The same files give the same bytes, whatever the order in which they are listed.
	 * @param files of the document, the first of which stays first
	 * @param before archive of the document as it was; {@code null} if there is none
	 */
	static byte[] of(Map<URI, byte[]> files, @Nullable Path before) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		int number = 0;
		try (ZipOutputStream archive = new ZipOutputStream(bytes)) {
			for (Map.Entry<URI, byte[]> file : inOrder(List.copyOf(files.entrySet()), knownFiles(before))) {
				ZipEntry entry = new ZipEntry("%03d/%s".formatted(++number, name(file.getKey())));
				entry.setTime(0);
				archive.putNextEntry(entry);
				archive.write(file.getValue());
				archive.closeEntry();
			}
		}
		return bytes.toByteArray();
	}

	/** The files of an archive by their names in it; none if it is no archive. */
	static Map<String, byte[]> files(byte[] archive) throws IOException {
		Map<String, byte[]> files = new LinkedHashMap<>();
		try (ZipInputStream members = new ZipInputStream(new ByteArrayInputStream(archive))) {
			for (ZipEntry member = members.getNextEntry(); member != null; member = members.getNextEntry()) {
				files.put(member.getName(), members.readAllBytes());
			}
		}
		return files;
	}

	/** A file that is new comes after the one that it is listed after. */
	private static List<Map.Entry<URI, byte[]>> inOrder(List<Map.Entry<URI, byte[]>> files, List<KnownFile> before) {
		List<Ranked> ranked = new ArrayList<>();
		int last = -1;
		for (Map.Entry<URI, byte[]> file : files) {
			last = ranked.isEmpty() ? -1 : rank(file, before, last);
			ranked.add(new Ranked(last, file));
		}
		return ranked.stream().sorted(Comparator.comparingInt(Ranked::rank)).map(Ranked::file).toList();
	}

	/** Many sites give all files one name, so the content decides first. */
	private static int rank(Map.Entry<URI, byte[]> file, List<KnownFile> before, int otherwise) {
		KnownFile same = new KnownFile(name(file.getKey()), crc(file.getValue()), file.getValue().length);
		for (int at = 0; at < before.size(); at++) {
			if (before.get(at).hasContentOf(same)) {
				return at;
			}
		}
		List<String> names = before.stream().map(KnownFile::name).toList();
		int named = names.indexOf(same.name());
		return (named >= 0 && named == names.lastIndexOf(same.name())) ? named : otherwise;
	}

	private static List<KnownFile> knownFiles(@Nullable Path before) throws IOException {
		if (before == null || !Files.exists(before)) {
			return List.of();
		}
		try (ZipFile archive = new ZipFile(before.toFile())) {
			return archive.stream()
				.map((entry) -> new KnownFile(entry.getName().substring(entry.getName().indexOf('/') + 1),
						entry.getCrc(), entry.getSize()))
				.toList();
		}
		catch (ZipException ex) {
			return List.of();
		}
	}

	private static String name(URI address) {
		String path = String.valueOf(address.getPath());
		return path.substring(path.lastIndexOf('/') + 1);
	}

	private static long crc(byte[] content) {
		CRC32 crc = new CRC32();
		crc.update(content);
		return crc.getValue();
	}

	/** A file with its place in the archive. */
	private record Ranked(int rank, Map.Entry<URI, byte[]> file) {

	}

	/** A file of an archive. */
	private record KnownFile(String name, long crc, long size) {

		boolean hasContentOf(KnownFile other) {
			return this.crc == other.crc && this.size == other.size;
		}

	}

}
