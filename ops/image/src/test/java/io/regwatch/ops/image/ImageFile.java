package io.regwatch.ops.image;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.apache.commons.codec.digest.DigestUtils;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * An image in the format of {@code docker save}.
 *
 * @param name with its tag
 * @param config its configuration
 * @param entries of all layers by their paths, which begin with a slash
 * @param checksums SHA-256 of their bytes in hexadecimal digits, by their paths
 */
record ImageFile(String name, JsonNode config, Map<String, TarArchiveEntry> entries, Map<String, String> checksums) {

	/** The image that this build made. */
	static ImageFile built() throws IOException {
		return read(Path.of(System.getProperty("image.file")));
	}

	private static ImageFile read(Path file) throws IOException {
		Map<String, byte[]> members = new TreeMap<>();
		try (TarArchiveInputStream tar = new TarArchiveInputStream(
				new BufferedInputStream(Files.newInputStream(file)))) {
			for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
				members.put(entry.getName(), tar.readAllBytes());
			}
		}
		JsonNode manifest = JsonMapper.shared().readTree(members.get("manifest.json")).path(0);
		ImageFile image = new ImageFile(manifest.at("/RepoTags/0").asString(),
				JsonMapper.shared().readTree(members.get(manifest.path("Config").asString())), new TreeMap<>(),
				new TreeMap<>());
		List<String> layers = new ArrayList<>();
		manifest.path("Layers").forEach((layer) -> layers.add(layer.asString()));
		for (String layer : layers) {
			image.add(new ByteArrayInputStream(members.get(layer)));
		}
		return image;
	}

	private void add(InputStream layer) throws IOException {
		try (TarArchiveInputStream tar = new TarArchiveInputStream(new GzipCompressorInputStream(layer))) {
			for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
				String path = ("/" + entry.getName()).replaceAll("(?<=.)/$", "");
				this.entries.put(path, entry);
				if (entry.isFile()) {
					this.checksums.put(path, HexFormat.of().formatHex(DigestUtils.sha256(tar)));
				}
			}
		}
	}

}
