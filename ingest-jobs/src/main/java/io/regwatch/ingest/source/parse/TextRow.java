package io.regwatch.ingest.source.parse;

import java.util.List;

import io.regwatch.ingest.source.catalogue.FieldRule;

/**
 * A page that is neither HTML nor JSON, such as a script.
 *
 * @param text all of it
 */
record TextRow(String text) implements Row {

	@Override
	public String find(FieldRule rule) {
		return this.text;
	}

	@Override
	public List<String> findAll(FieldRule rule) {
		return List.of(this.text);
	}

}
