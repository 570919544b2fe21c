package io.regwatch.ingest.extract.hostile;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import io.regwatch.ingest.extract.hostile.HostileFiles.Attack;

/** Archives that grow, nest, lie about their members, or name files outside. */
final class HostileArchives {

	private static final byte[] BLOCK = new byte[1 << 20];

	private HostileArchives() {
	}

	static void addTo(List<Attack> attacks) {
		attacks.add(new Attack("gzip bomb", "html", HostileArchives::gzip));
		attacks.add(new Attack("zip bomb", "zip", (random) -> zip(Map.of("a.txt", blanks(20 + random.nextInt(100))))));
		attacks.add(new Attack("nested archives", "zip", HostileArchives::nested));
		attacks.add(new Attack("many members", "zip", HostileArchives::many));
		attacks.add(new Attack("member outside", "zip", HostileArchives::outside));
		attacks.add(new Attack("damaged archive", "docx", HostileArchives::damaged));
		attacks.add(new Attack("random bytes", "pdf", HostileArchives::noise));
		attacks.add(new Attack("program", "doc", (random) -> text("MZ" + "\u0000".repeat(1 + random.nextInt(5000)))));
	}

	static byte[] text(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}

	static byte[] blanks(int megabytes) {
		byte[] blanks = new byte[megabytes << 20];
		Arrays.fill(blanks, (byte) ' ');
		return blanks;
	}

	static byte[] zip(Map<String, byte[]> members) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
			for (Map.Entry<String, byte[]> member : members.entrySet()) {
				zip.putNextEntry(new ZipEntry(member.getKey()));
				zip.write(member.getValue());
			}
		}
		return bytes.toByteArray();
	}

	private static byte[] gzip(Random random) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (OutputStream zip = new GZIPOutputStream(bytes)) {
			zip.write(text("<html><body><p>"));
			for (int i = 0; i < 50 + random.nextInt(200); i++) {
				zip.write(BLOCK);
			}
		}
		return bytes.toByteArray();
	}

	private static byte[] nested(Random random) throws IOException {
		byte[] content = blanks(1);
		for (int i = 0; i < 5 + random.nextInt(60); i++) {
			content = zip(Map.of("inner.zip", content));
		}
		return content;
	}

	private static byte[] many(Random random) throws IOException {
		Map<String, byte[]> members = new LinkedHashMap<>();
		IntStream.range(0, 1000 + random.nextInt(20_000)).forEach((i) -> members.put("file" + i + ".txt", text("x")));
		return zip(members);
	}

	private static byte[] outside(Random random) throws IOException {
		String up = random.nextBoolean() ? "../" : "..\\";
		String name = HostileFilesTests.OUTSIDE + ".txt";
		return zip(Map.of(up.repeat(1 + random.nextInt(12)) + name, text("x"), "/tmp/" + name, text("x")));
	}

	private static byte[] damaged(Random random) throws IOException {
		byte[] content = HostileOfficeFiles.word(Map.of(), "<w:p><w:r><w:t>Text</w:t></w:r></w:p>");
		for (int i = 0; i < 1 + random.nextInt(50); i++) {
			content[random.nextInt(content.length)] = (byte) random.nextInt();
		}
		return content;
	}

	private static byte[] noise(Random random) {
		byte[] content = new byte[1 + random.nextInt(100_000)];
		random.nextBytes(content);
		byte[] head = text(List.of("%PDF-1.7\n", "PK\u0003\u0004", "{\\rtf1", "").get(random.nextInt(4)));
		System.arraycopy(head, 0, content, 0, Math.min(head.length, content.length));
		return content;
	}

}
