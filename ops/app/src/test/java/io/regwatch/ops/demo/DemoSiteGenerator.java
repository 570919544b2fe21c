package io.regwatch.ops.demo;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Writes the committed files of the demo from their texts: the sites of the regulators,
 * night by night, and the sample documents. Run it from {@code ops/app} after a change of
 * the texts, the layout or PDFBox.
 */
final class DemoSiteGenerator {

	private static final List<Regulator> REGULATORS = List.of(new FederalOffice(), new EuropeanBoard(),
			new CommonwealthAgency());

	private DemoSiteGenerator() {
	}

	public static void main(String[] arguments) throws IOException {
		write(site(), Path.of("src/main/resources/demo/site"));
		write(SampleDocuments.files(), Path.of("src/main/samples"));
	}

	/** Makes the files of the sites, by path. */
	static Map<String, byte[]> site() {
		Map<String, Page> first = pages(1);
		Map<String, Page> second = pages(2);
		Map<String, byte[]> files = new TreeMap<>();
		StringBuilder index = new StringBuilder();
		TreeSet<String> addresses = new TreeSet<>(first.keySet());
		addresses.addAll(second.keySet());
		for (String address : addresses) {
			Page before = first.get(address);
			Page after = second.get(address);
			boolean same = before != null && after != null && Arrays.equals(before.body(), after.body());
			if (before != null) {
				files.put("1" + DemoPages.file(address), before.body());
			}
			if (after != null && !same) {
				files.put("2" + DemoPages.file(address), after.body());
			}
			index.append("%s %s %s%n".formatted(address, (before != null) ? "1" : "-",
					same ? "1" : (after != null) ? "2" : "-"));
		}
		files.put("index.txt", index.toString().getBytes(StandardCharsets.UTF_8));
		return files;
	}

	private static Map<String, Page> pages(int night) {
		Map<String, Page> pages = new TreeMap<>();
		REGULATORS.forEach((regulator) -> pages.putAll(regulator.pages(night)));
		return pages;
	}

	private static void write(Map<String, byte[]> files, Path directory) throws IOException {
		for (Map.Entry<String, byte[]> file : files.entrySet()) {
			Path path = directory.resolve(file.getKey());
			Files.createDirectories(path.getParent());
			Files.write(path, file.getValue());
		}
	}

}
