package io.regwatch.ops.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ops.server.BuildTree;

/**
 * A file of the documentation.
 *
 * @param path from the root of the project
 * @param text Markdown
 */
record MarkdownFile(Path path, String text) {

	private static final Pattern OTHERS = Pattern.compile("(.*/)?(target|node_modules|\\.[^/]+|src)/.*");

	private static final Pattern FENCED = Pattern.compile("(?ms)^ *```[^\\n]*\\n(.*?)^ *```");

	private static final Pattern SHELL = Pattern.compile("(?ms)^ *```(?:sh|bash)\\n(.*?)^ *```");

	private static final Pattern SPAN = Pattern.compile("`([^`\\n]+)`");

	private static final Pattern LINK = Pattern.compile("\\]\\((?![a-z]+:)([^)#\\s]*)(?:#([^)\\s]+))?\\)");

	private static final Pattern HEADING = Pattern.compile("(?m)^#+ +(.+)$");

	/** Those of people who use or change the project; what the demo publishes is not. */
	static Stream<MarkdownFile> ofProject() {
		return BuildTree.files()
			.stream()
			.filter((file) -> file.toString().endsWith(".md") && !OTHERS.matcher(file.toString()).matches())
			.map(MarkdownFile::read);
	}

	static MarkdownFile of(String path, String text) {
		return new MarkdownFile(Path.of(path), text);
	}

	private static MarkdownFile read(Path path) {
		try {
			return new MarkdownFile(path, Files.readString(BuildTree.file(path.toString())));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/** The lines of code blocks, and code within sentences. */
	Stream<String> code() {
		Stream<String> blocks = groups(FENCED, this.text).flatMap(String::lines);
		return Stream.concat(blocks, spans());
	}

	/** Code within sentences. */
	Stream<String> spans() {
		return groups(SPAN, withoutBlocks());
	}

	/** The blocks for a shell, one after the other. */
	String shell() {
		return groups(SHELL, this.text).collect(Collectors.joining());
	}

	/** Broken links to files of the project and to their headings. */
	Stream<String> brokenLinks() {
		return LINK.matcher(withoutBlocks()).results().flatMap(this::problem);
	}

	private Stream<String> problem(MatchResult link) {
		Path target = link.group(1).isEmpty() ? this.path : this.path.resolveSibling(link.group(1)).normalize();
		if (Files.notExists(BuildTree.file(target.toString()))) {
			return Stream.of("no file '%s'".formatted(target));
		}
		if (link.group(2) == null || read(target).anchors().contains(link.group(2))) {
			return Stream.empty();
		}
		return Stream.of("no heading '%s' in '%s'".formatted(link.group(2), target));
	}

	private List<String> anchors() {
		return groups(HEADING, withoutBlocks())
			.map((heading) -> heading.strip()
				.toLowerCase(Locale.ROOT)
				.replaceAll("[^\\p{L}\\p{N} _-]", "")
				.replace(' ', '-'))
			.toList();
	}

	private String withoutBlocks() {
		return FENCED.matcher(this.text).replaceAll("");
	}

	private static Stream<String> groups(Pattern pattern, String text) {
		return pattern.matcher(text).results().map((match) -> match.group(1));
	}

	/** The name of a test. */
	@Override
	public String toString() {
		return this.path.toString();
	}

}
