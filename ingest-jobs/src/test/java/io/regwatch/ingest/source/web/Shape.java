package io.regwatch.ingest.source.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import org.jspecify.annotations.Nullable;

/**
 * Invented answers in the shape of a shipped source's, and what is to be read of them. A
 * source's {@code .expected.txt} first says which file answers the addresses that hold
 * all of some texts, the first that fits; behind an empty line stands what is expected.
 */
final class Shape {

	static final Path FILES = Path.of("src", "test", "resources", "io", "regwatch", "ingest", "source", "shapes");

	static final String EXPECTED = ".expected.txt";

	private final List<Route> routes;

	private final String expected;

	private final Set<Route> asked = ConcurrentHashMap.newKeySet();

	Shape(String source) {
		String[] parts = read(source + EXPECTED).split("\n\n", 2);
		this.routes = parts[0].lines().map(Route::of).toList();
		this.expected = parts[1].strip();
	}

	String expected() {
		return this.expected;
	}

	/** What a site answers; empty if nothing is there. */
	String answer(URI uri) {
		String address = URLDecoder.decode(uri.toString(), StandardCharsets.UTF_8);
		return this.routes.stream().filter((route) -> route.leads(address)).findFirst().map((route) -> {
			this.asked.add(route);
			return read(route.file());
		}).orElse("");
	}

	/** Files that were never needed. */
	List<String> unasked() {
		return this.routes.stream().filter((route) -> !this.asked.contains(route)).map(Route::file).toList();
	}

	/** A listing in the words of an expectation. */
	static String of(Listing listing) {
		Stream<String> rejections = listing.rejections()
			.stream()
			.map((rejection) -> "rejected: %s, %s".formatted(rejection.item().externalId(), rejection.reason().code()));
		return String.join("\n", Stream.concat(listing.items().stream().map(Shape::of), rejections).toList());
	}

	private static String of(ListedItem item) {
		String head = String.join(" | ", item.externalId(), or(item.title()), or(item.published()),
				or(item.effective()), (item.status() != null) ? item.status().code() : "-", item.locator());
		String more = "\n  %s, edition %s, %s".formatted(or(item.updateType()), or(item.edition()),
				or(item.description()));
		String relations = item.relations()
			.stream()
			.map((told) -> "\n  %s %s at %s".formatted(told.kind().code(), told.externalId(), or(told.source())))
			.collect(Collectors.joining());
		String text = (item.text() != null) ? "\n" + item.text().indent(4).stripTrailing() : "";
		return head + more + relations + text;
	}

	private static String or(@Nullable Object value) {
		return Objects.toString(value, "-");
	}

	private static String read(String file) {
		try {
			return Files.readString(FILES.resolve(file));
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The source has no shape: '%s'".formatted(file), ex);
		}
	}

	/**
	 * A file that answers addresses.
	 *
	 * @param file its name
	 * @param texts that the addresses hold
	 */
	private record Route(String file, List<String> texts) {

		static Route of(String line) {
			String[] parts = line.split(" <- ", 2);
			return new Route(parts[0], Arrays.asList(parts[1].split(", ", -1)));
		}

		boolean leads(String address) {
			return this.texts.stream().allMatch(address::contains);
		}

	}

}
