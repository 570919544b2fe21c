package io.regwatch.ingest.extract.markup.plain;

import java.util.List;
import java.util.Set;

import io.regwatch.ingest.extract.markup.stamp.PageDates;
import io.regwatch.ingest.extract.markup.xml.FieldNames;
import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Blocks of YAML and of JSON, which is a part of it: one for each value, with the keys
 * that lead to it. Catalogues of standards use this format. Fields about the file, such
 * as the time of fetching, are furniture. A file with errors is read by lines.
 */
public final class YamlBlocks extends WholeText {

	private static final Set<String> ABOUT_THE_FILE = Set.of("schema-version", "fetched");

	@Override
	public List<Block> toList() {
		Blocks blocks = new Blocks();
		entries().forEach((entry) -> blocks.add(1, kind(entry), entry.text()));
		return blocks.toList();
	}

	private List<YamlEntry> entries() {
		try {
			return YamlEntries.of(text());
		}
		catch (YamlEngineException ex) {
			return text().lines().map((line) -> new YamlEntry(List.of(), 0, line.strip())).toList();
		}
	}

	private static boolean isAboutFile(YamlEntry entry) {
		return !entry.path().isEmpty()
				&& ((entry.path().size() == 1 && ABOUT_THE_FILE.contains(entry.path().getFirst()))
						|| (FieldNames.isSaveDate(entry.path().getLast()) && PageDates.isDate(entry.value())));
	}

	private static BlockKind kind(YamlEntry entry) {
		if (isAboutFile(entry)) {
			return BlockKind.FURNITURE;
		}
		return entry.text().startsWith("- ") ? BlockKind.LIST_ITEM : BlockKind.PARAGRAPH;
	}

}
