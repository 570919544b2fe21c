package io.regwatch.ingest.extract.markup.plain;

import java.util.List;

/**
 * A value of YAML.
 *
 * @param path keys that lead to it
 * @param lists of which it begins an item
 * @param value text of it
 */
record YamlEntry(List<String> path, int lists, String value) {

	YamlEntry asItem() {
		return new YamlEntry(this.path, this.lists + 1, this.value);
	}

	String text() {
		String keys = this.path.isEmpty() ? "" : String.join(" / ", this.path) + ": ";
		return "- ".repeat(this.lists) + keys + this.value;
	}

}
