package io.regwatch.ingest.source;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import io.regwatch.ingest.source.catalogue.InvalidFileException;

/**
 * The effect of reading the catalogue again.
 *
 * @param changed {@code new} or {@code changed} and when it is read, by id of the source
 * @param removed ids of sources that are disabled now because their files are gone
 * @param invalid what is wrong, by file; a source of such a file is disabled
 */
public record CatalogueChanges(Map<String, String> changed, List<String> removed,
		Map<Path, InvalidFileException> invalid) {

	/**
	 * Tells each change in a line.
	 * @return possibly empty
	 */
	public List<String> lines() {
		List<String> lines = new ArrayList<>();
		this.changed.forEach((id, change) -> lines.add("Source '%s' is %s".formatted(id, change)));
		this.removed.forEach((id) -> lines
			.add("Source '%s' is disabled: its catalogue file was removed. What it published stays".formatted(id)));
		this.invalid.values()
			.forEach((problem) -> lines
				.add("%s%nIts source is disabled until the file is right".formatted(problem.getMessage())));
		return lines;
	}

}
