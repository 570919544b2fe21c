package io.regwatch.ops.cli.document;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.regwatch.ingest.extract.DocumentExtractor;
import io.regwatch.ingest.extract.ExtractProperties;
import io.regwatch.ingest.redline.Redline;
import io.regwatch.ingest.redline.TextComparison;
import io.regwatch.ops.cli.output.Table;
import io.regwatch.ops.cli.output.UsageException;
import io.regwatch.schema.Extraction;
import org.jspecify.annotations.Nullable;

/**
 * Two consecutive versions of a document, for JSON and as text: figures of their
 * comparison, or the error if one of them cannot be read.
 *
 * @param before file name, relative to the root
 * @param after file name, relative to the root
 * @param error absent if both can be read
 * @param materiality its code
 * @param inserted number of words
 * @param deleted number of words
 * @param moved number of passages
 * @param sections number of changed sections
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ChainEntry(@JsonProperty("old") String before, @JsonProperty("new") String after, @Nullable String error,
		@Nullable String materiality, @Nullable Integer inserted, @Nullable Integer deleted, @Nullable Integer moved,
		@Nullable Integer sections) {

	/**
	 * Compares each version at and below a directory with the one before it.
	 * @param root the directory
	 * @return a pair each, by directory
	 * @throws UsageException if there is nothing to compare
	 */
	public static List<ChainEntry> compare(Path root) {
		List<VersionChain> chains = VersionChain.below(root);
		if (chains.isEmpty()) {
			throw new UsageException("No directory at or below '%s' has two files to compare".formatted(root));
		}
		try (DocumentExtractor extractor = new DocumentExtractor(ExtractProperties.defaults())) {
			return chains.stream().flatMap((chain) -> compare(root, chain.versions(), extractor).stream()).toList();
		}
	}

	/**
	 * Prints a line for each pair.
	 * @param pairs to print
	 * @param out where to
	 */
	public static void print(List<ChainEntry> pairs, PrintWriter out) {
		Table table = new Table().row("materiality", "inserted", "deleted", "moved", "sections", "versions");
		pairs.forEach((pair) -> table.row((pair.error() != null) ? "unread" : pair.materiality(), pair.inserted(),
				pair.deleted(), pair.moved(), pair.sections(),
				"%s > %s".formatted(pair.before(), Path.of(pair.after()).getFileName())));
		table.print(out);
	}

	private static List<ChainEntry> compare(Path root, List<Path> versions, DocumentExtractor extractor) {
		List<ChainEntry> pairs = new ArrayList<>();
		Extraction before = ExtractCommand.read(versions.getFirst(), extractor);
		for (int i = 1; i < versions.size(); i++) {
			Extraction after = ExtractCommand.read(versions.get(i), extractor);
			pairs.add(compare(root, versions.get(i - 1), before, versions.get(i), after));
			before = after;
		}
		return pairs;
	}

	private static ChainEntry compare(Path root, Path old, Extraction before, Path now, Extraction after) {
		String oldName = root.relativize(old).toString();
		String newName = root.relativize(now).toString();
		if (before instanceof Extraction.Rejected rejected) {
			return unread(oldName, newName, FileRedline.unread(old, rejected));
		}
		if (after instanceof Extraction.Rejected rejected) {
			return unread(oldName, newName, FileRedline.unread(now, rejected));
		}
		TextComparison comparison = FileRedline.compare((Extraction.Text) before, (Extraction.Text) after,
				isSame(old, now));
		Redline redline = comparison.redline();
		return new ChainEntry(oldName, newName, null, comparison.materialityCode(), redline.inserted(),
				redline.deleted(), redline.moved(), redline.sections().size());
	}

	private static boolean isSame(Path old, Path now) {
		try {
			return FileRedline.isSame(old, now);
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not compare '%s' and '%s'".formatted(old, now), ex);
		}
	}

	private static ChainEntry unread(String old, String now, String error) {
		return new ChainEntry(old, now, error, null, null, null, null, null);
	}

}
