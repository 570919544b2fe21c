package io.regwatch.ingest.source.parse;

import java.util.List;

import io.regwatch.ingest.source.catalogue.FieldRule;
import org.jspecify.annotations.Nullable;

/**
 * A page of HTML in a JSON document, which may say beside it how many rows there are and
 * where they go on.
 *
 * @param html the page
 * @param json the document
 */
record EnclosedPage(HtmlRow html, JsonRow json) implements Row {

	@Override
	public @Nullable String find(FieldRule rule) {
		return part(rule).find(rule);
	}

	@Override
	public List<String> findAll(FieldRule rule) {
		return part(rule).findAll(rule);
	}

	@Override
	public String text() {
		return this.html.text();
	}

	private Row part(FieldRule rule) {
		return (rule.pointer() != null) ? this.json : this.html;
	}

}
