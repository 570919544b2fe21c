package io.regwatch.ingest.source;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import io.regwatch.ingest.source.catalogue.InvalidFileException;

/**
 * The effect of reading the catalogue again.
 *
 * @param changed {@code new} or {@code changed} and when it is read, by id of the source
 * @param removed ids of sources that are disabled now because no file describes them
 * @param invalid what is wrong, by file; no source is read from such a file
 * @param unreadable why a file or directory could not be read; its sources stay as they
 * are
 */
public record CatalogueChanges(Map<String, String> changed, List<String> removed,
		Map<Path, InvalidFileException> invalid, Map<Path, String> unreadable) {

	/**
	 * Leaves out problems that were told before.
	 * @param before the effect of reading the catalogue the last time
	 * @param edited files that are different since then: their problems are told again
	 * @return what is new
	 */
	CatalogueChanges since(CatalogueChanges before, Set<Path> edited) {
		Map<Path, InvalidFileException> problems = new TreeMap<>(this.invalid);
		problems.keySet().removeIf((file) -> !edited.contains(file) && before.invalid().containsKey(file));
		Map<Path, String> reasons = new TreeMap<>(this.unreadable);
		reasons.entrySet().removeIf((one) -> one.getValue().equals(before.unreadable().get(one.getKey())));
		return new CatalogueChanges(this.changed, this.removed, problems, reasons);
	}

	/**
	 * Describes each change of a source in a line.
	 * @return possibly empty
	 */
	public List<String> news() {
		List<String> lines = new ArrayList<>();
		this.changed.forEach((id, change) -> lines.add("Source '%s' is %s".formatted(id, change)));
		this.removed.forEach((id) -> lines
			.add("Source '%s' is disabled: no catalogue file describes it any more. What it published stays"
				.formatted(id)));
		return lines;
	}

	/**
	 * Describes what keeps files from being read.
	 * @return possibly empty
	 */
	public List<String> problems() {
		List<String> lines = new ArrayList<>();
		this.invalid.values()
			.forEach((problem) -> lines
				.add("%s%nNo source is read from this file until it is right".formatted(problem.getMessage())));
		this.unreadable.forEach((path, reason) -> lines
			.add("'%s' cannot be read (%s). Its sources stay as they are".formatted(path, reason)));
		return lines;
	}

}
