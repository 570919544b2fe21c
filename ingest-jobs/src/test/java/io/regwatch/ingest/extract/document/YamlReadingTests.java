package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the values of YAML and JSON belong to counts; how they are written does not. */
class YamlReadingTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '`',
			value = { "text\tIIa:|  needles: 5|gloves: 6\tIIa:|  needles: 5|  gloves: 6",
					"text\ta:|  b:|    except: implants\ta:|  b:|  except: implants",
					"text\tr:|- a: 1|  b: 2|- c: 3\tr:|- a: 1|- b: 2|  c: 3", "text\tr:|- - a|- - b\tr:|- - a|  - b",
					"text\tr:|- name: A|  fetched: by the importer\tr:|- name: A|  fetched: by the distributor",
					"text\tsterile: true\tsterile: false", "text\ta: x|b:\ta:|b: x",
					"furniture\tfetched: '2026-01-18'|id: A\tfetched: '2026-02-18'|id: A",
					"furniture\tmeta:|  last_updated: 2025-01-06|id: A\tmeta:|  last_updated: 2025-01-13|id: A",
					"text\tmeta:|  last_payment: 2025-01-06|id: A\tmeta:|  last_payment: 2025-01-13|id: A",
					"bytes\tr:|  - a|  - b\tr:|- a|- b", "bytes\tr:|- a|- b\tr: [a, \"b\"]",
					"bytes\tid: 'A'\t# exported by tool 1.2|id: A", "bytes\ta:|  b: c\t---|a: {b: c}",
					"bytes\ta: >|  Long|  text\ta: Long text", "text\tnote: a: b|c: 5\tnote: a: b|c: 6" })
	void readRecords(String materiality, String before, String after) throws IOException {
		new FileComparison(this.directory).assertDifference("yaml", materiality, before.replace("|", "\n"),
				after.replace("|", "\n"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '`',
			value = { "text\t{\"a\": 1, \"b\": [1, 23]}\t{\"a\": 1, \"b\": [12, 3]}",
					"text\t{\"a\": {\"b\": 1}, \"c\": 2}\t{\"a\": {\"b\": 1, \"c\": 2}}",
					"text\t[{\"a\": 1}, {\"a\": 2}]\t[{\"a\": 2}, {\"a\": 1}]",
					"bytes\t{\"a\": 1, \"b\": 2}\t{\"b\": 2, \"a\": 1}",
					"bytes\t{\"a\": 1, \"b\": [2]}\t{|>\"a\": 1,|>\"b\": [|>>2|>]|}",
					"bytes\t{\"a\": \"5 \\u00b5m \\/ \\ud835\\udefc\"}\t{\"a\": \"5 \u00b5m / \uD835\uDEFC\"}" })
	void readJson(String materiality, String before, String after) throws IOException {
		new FileComparison(this.directory).assertDifference("json", materiality,
				before.replace("|", "\n").replace(">", "\t"), after.replace("|", "\n").replace(">", "\t"));
	}

}
