package io.regwatch.ingest.source.list;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

import io.regwatch.ingest.source.catalogue.FieldRule;
import io.regwatch.ingest.source.catalogue.ItemFields;
import io.regwatch.ingest.source.parse.FieldReader;

/**
 * Notes in which rows nothing but the default of a field was found, or nothing of a part
 * of the text. That cannot be seen in the items.
 */
final class LackingFields {

	private final Map<String, FieldRule> rules = new HashMap<>();

	private final Map<String, Set<String>> rows = new HashMap<>();

	LackingFields(ItemFields fields) {
		this.rules.putAll(fields.described());
		this.rules.values().removeIf((rule) -> !rule.mayBeDefault());
		this.rules.putAll(fields.textParts());
		fields.names().forEach((name) -> this.rows.put(name, new HashSet<>()));
	}

	/** Notes what a row lacks. */
	void note(String id, FieldReader reader) {
		this.rules.forEach((name, rule) -> {
			if (!reader.finds(rule)) {
				add(name, id);
			}
		});
	}

	/** Adds a row in which a field says nothing that is understood. */
	void add(String name, String id) {
		this.rows.computeIfAbsent(name, (_) -> new HashSet<>()).add(id);
	}

	/** External ids of the rows by the name of each field that is read. */
	Map<String, Set<String>> rows() {
		return this.rows;
	}

}
