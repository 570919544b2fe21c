package io.regwatch.ops.demo;

import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What the invented regulators publish, as files under {@code demo/site}. The file
 * {@code index.txt} has a line for each address: the address, then the directory of its
 * file on the first and on the second night, {@code -} where there is none.
 */
final class DemoPages {

	private static final Pattern SPACE = Pattern.compile(" ");

	private DemoPages() {
	}

	/**
	 * Reads the pages of a night.
	 * @param night 1 or 2
	 * @return by path and query; what was withdrawn answers with status 410
	 */
	static Map<String, Page> on(int night) {
		return Resources.read("site/index.txt")
			.lines()
			.map(SPACE::split)
			.filter((line) -> night == 2 || !line[night].equals("-"))
			.collect(Collectors.toUnmodifiableMap((line) -> line[0], (line) -> page(line[0], line[night])));
	}

	/** The name of the file of an address: a query is part of it. */
	static String file(String address) {
		return address.replace('?', '@');
	}

	private static Page page(String address, String directory) {
		if (directory.equals("-")) {
			return Page.gone();
		}
		byte[] body = Resources.bytes("site/" + directory + file(address));
		if (address.endsWith(".pdf")) {
			return Page.pdf(body);
		}
		return address.contains(".json") ? Page.json(body) : Page.html(body);
	}

}
