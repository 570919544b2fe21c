package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Fields before the text of a Markdown file, and rows of its tables that look like their
 * rules.
 */
class FrontMatterTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '`', value = {
			"status\t---~title: G~status: in force~---~# G~~Keep records.~\t---~title: G~status: withdrawn~---~# G~~Keep records.~",
			"status\t---~effective_date: 2026-05-01~---~# G~~Keep records.~\t---~effective_date: 2028-05-01~---~# G~~Keep records.~",
			"status\t---~applies_to: [class IIa]~---~# G~~Keep records.~\t---~applies_to: [class IIa, class IIb]~---~# G~~Keep records.~",
			"status\t---~applies-to:~  - class IIa~layout: a~---~# G~~Keep records.~\t---~applies-to:~  - class IIb~layout: b~---~# G~~Keep records.~",
			"status\t---~version: 2~---~# G~~Keep records.~\t---~version: 3~---~# G~~Keep records.~",
			"text\t---~title: Class IIa~---~Keep records.~\t---~title: Class IIb~---~Keep records.~",
			"bytes\t---~title: \"G\"~---~Keep records.~\t---~title: G~---~Keep records.~",
			"furniture\t---~title: G one~---~# G~~Keep records.~\t---~title: G two~---~# G~~Keep records.~",
			"furniture\t---~last_updated: 2026-05-01~schema_version: 1~layout: page~tags:~  - a~---~# G~~Keep records.~\t---~last_updated: 2026-06-01~schema_version: 2~layout: post~tags:~  - b~---~# G~~Keep records.~",
			"text\t# G~~| Test | Limit |~|---|---|~| Lead | 5 |~| - | - |~\t# G~~| Test | Limit |~|---|---|~| - | - |~| Lead | 5 |~",
			"bytes\t# G~~| Test | Limit |~|---|---|~| Lead | 5 |~\t# G~~| Test | Limit |~|:-|-:|~| Lead | 5 |~",
			"bytes\t---~version: 2~status: final~---~# G~~Keep records.~\t---~status: final~version: 2~---~# G~~Keep records.~" })
	void readGuide(String materiality, String before, String after) throws IOException {
		new FileComparison(this.directory).assertDifference("md", materiality, before.replace("~", "\n"),
				after.replace("~", "\n"));
	}

}
