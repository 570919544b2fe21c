package io.regwatch.ingest.source.catalogue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import io.regwatch.schema.ReferenceType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class SourceFileTests {

	private static final String VALID = """
			id: purchased-standards
			title: Purchased standards
			geography: INT
			institution: ISO
			type: standard
			kind: folder
			removal: withdraws
			schedule:
			  cron: "0 0 2 * * ?"
			  zone: Europe/Paris
			folder:
			  path: /data/standards
			""";

	@TempDir
	Path directory;

	@Test
	void readWhenValidReturnsDefinitionWithDefaults() throws IOException {
		SourceDefinition source = SourceFile.read(write(VALID));
		assertThat(source.id()).isEqualTo("purchased-standards");
		assertThat(source.type()).isEqualTo(ReferenceType.STANDARD);
		assertThat(source.removal()).isEqualTo(RemovalPolicy.WITHDRAWS);
		assertThat(source.schedule()).isEqualTo(new SourceDefinition.Schedule("0 0 2 * * ?", "Europe/Paris"));
		assertThat(source.audience()).isEqualTo(Audience.PUBLIC);
		assertThat(source.redistribution()).isEqualTo(Redistribution.METADATA);
		assertThat(source.tolerance().shrink()).isEqualTo(0.2);
	}

	@Test
	void readWhenFieldIsWrongNamesFileLineAndField() throws IOException {
		Path file = write(VALID.replace("type: standard", "type: standrad"));
		assertThatExceptionOfType(InvalidFileException.class).isThrownBy(() -> SourceFile.read(file))
			.withMessageStartingWith(file + ":5: field 'type': ")
			.withMessageContaining("guidance");
	}

	@Test
	void readWhenFieldIsUnknownNamesFileLineAndField() throws IOException {
		Path file = write(VALID + "colour: red\n");
		assertThatExceptionOfType(InvalidFileException.class).isThrownBy(() -> SourceFile.read(file))
			.withMessageContaining(file + ":13: field 'colour': ");
	}

	@Test
	void readWhenNestedFieldIsWrongNamesItsPath() throws IOException {
		Path file = write(VALID.replace("0 0 2 * * ?", "nightly"));
		assertThatExceptionOfType(InvalidFileException.class).isThrownBy(() -> SourceFile.read(file))
			.withMessageContaining(file + ":9: field 'schedule.cron': ");
	}

	@ParameterizedTest
	@ValueSource(strings = { "0 0 25 * * ?", "0 0 2 * * *", "0 0 2 30 2 ?", "0 2 * * ?", "every night" })
	void readWhenCronNeverComesNamesLineAndField(String cron) throws IOException {
		Path file = write(VALID.replace("0 0 2 * * ?", cron));
		assertThatExceptionOfType(InvalidFileException.class).isThrownBy(() -> SourceFile.read(file))
			.withMessageStartingWith(file + ":9: field 'schedule.cron': '%s' ".formatted(cron));
	}

	@ParameterizedTest
	@ValueSource(strings = { "Europe/Atlantis", "+02:00", "UTC+02:00", "CEST" })
	void readWhenZoneIsUnknownNamesLineAndField(String zone) throws IOException {
		Path file = write(VALID.replace("Europe/Paris", "\"" + zone + "\""));
		assertThatExceptionOfType(InvalidFileException.class).isThrownBy(() -> SourceFile.read(file))
			.withMessage(file + ":10: field 'schedule.zone': There is no time zone '%s'", zone);
	}

	@Test
	void readWhenFieldsAreMissingNamesEach() throws IOException {
		Path file = write(VALID.replace("geography: INT\n", "").replace("institution: ISO\n", ""));
		assertThatExceptionOfType(InvalidFileException.class).isThrownBy(() -> SourceFile.read(file))
			.satisfies((ex) -> assertThat(ex.problems()).extracting(InvalidFileException.Problem::field)
				.containsExactlyInAnyOrder("geography", "institution"));
	}

	@Test
	void readWhenNotYamlNamesLine() throws IOException {
		Path file = write("id: a\ntitle: [unclosed\n");
		assertThatExceptionOfType(InvalidFileException.class).isThrownBy(() -> SourceFile.read(file))
			.withMessageMatching("(?s).*source\\.yaml:\\d+: not YAML: .*");
	}

	@Test
	void readWhenMissingSaysSo() {
		assertThatExceptionOfType(InvalidFileException.class)
			.isThrownBy(() -> SourceFile.read(this.directory.resolve("absent.yaml")))
			.withMessageContaining("absent.yaml: no such file");
	}

	@Test
	void readWhenEmptyNamesWhatIsRequired() throws IOException {
		Path file = write("");
		assertThatExceptionOfType(InvalidFileException.class).isThrownBy(() -> SourceFile.read(file))
			.withMessageContaining("field 'id'");
		Path comment = write("# nothing\n");
		assertThatExceptionOfType(InvalidFileException.class).isThrownBy(() -> SourceFile.read(comment));
	}

	@Test
	void readWhenValuesDoNotCompileNamesEachWithItsLine() throws IOException {
		Path file = write("""
				id: fda
				title: FDA
				geography: US
				institution: FDA
				type: guidance
				kind: json-list
				list:
				  urls: [https://example.org/list.json]
				  items: results
				  fields:
				    id: {pointer: /id, regex: "("}
				    url: {pointer: /url}
				    published:
				      pointer: /date
				      date:
				        patterns: [MM/dd/bbbb]
				        zone: Europe/Atlantis
				""");
		assertThatExceptionOfType(InvalidFileException.class).isThrownBy(() -> SourceFile.read(file))
			.withMessageContaining(file + ":9: field 'list.items': ")
			.withMessageContaining(file + ":11: field 'list.fields.id.regex': ")
			.withMessageContaining("Unclosed group")
			.withMessageContaining(file + ":16: field 'list.fields.published.date.patterns")
			.withMessageContaining(file + ":17: field 'list.fields.published.date.zone': ");
	}

	@Test
	void readWhenFieldDoesNotGoWithOthersNamesThem() {
		assertThat(problems("kind: json-list", "items: /rows, headerRow: 4"))
			.contains("field 'list.headerRow': does not go with 'kind: json-list'");
		assertThat(problems("kind: feed", "items: /rows"))
			.contains("field 'list.items': does not go with 'kind: feed'");
		assertThat(problems("kind: bulk-file", "format: json, headerRow: 4"))
			.contains("field 'list.headerRow': does not go with 'format: json'");
		assertThat(problems("kind: bulk-file", "format: csv, sheet: Register"))
			.contains("field 'list.sheet': only goes with 'format: xlsx'");
		assertThat(problems("kind: json-list", "items: /rows, next: /next, page: {parameter: page}"))
			.contains("field 'list.page': does not go with 'next'");
		assertThat(problems("kind: json-list", "items: /rows, request: {form: form, body: a}"))
			.contains("field 'list.request.form': is not allowed here");
	}

	@Test
	void readWhenPlaceInJsonIsWrongSaysHowItIsWritten() {
		for (String place : List.of("results", "$~", "$key")) {
			assertThat(problems("kind: json-list", "items: \"%s\"".formatted(place)))
				.contains("field 'list.items': '%s' is neither a JSON pointer, such as /results, nor JSONPath"
					.formatted(place));
		}
		assertThat(problems("kind: json-list", "items: $.items.*~")).contains("key: true reads the names");
	}

	private static String problems(String kind, String list) {
		String file = """
				id: test
				title: Test
				geography: INT
				institution: Test
				type: guidance
				%s
				list: {urls: ["https://example.org/list"], fields: {id: {pointer: /id}, url: {pointer: /url}}, %s}
				""".formatted(kind, list);
		return catchThrowableOfType(InvalidFileException.class, () -> SourceFile.read(Path.of("source.yaml"), file))
			.getMessage();
	}

	@Test
	void readWhenZoneIsUnknownSaysSo() throws IOException {
		Path file = write(VALID.replace("Europe/Paris", "Mars"));
		assertThatExceptionOfType(InvalidFileException.class).isThrownBy(() -> SourceFile.read(file))
			.withMessageContaining("field 'schedule.zone': ")
			.withMessageContaining("There is no time zone 'Mars'");
	}

	@Test
	void readWhenSectionOfItsKindIsMissingNamesIt() throws IOException {
		Path file = write(VALID.replace("kind: folder", "kind: html-table"));
		assertThatExceptionOfType(InvalidFileException.class).isThrownBy(() -> SourceFile.read(file))
			.withMessageContaining("field 'table': ");
	}

	private Path write(String content) throws IOException {
		return Files.writeString(this.directory.resolve("source.yaml"), content);
	}

}
