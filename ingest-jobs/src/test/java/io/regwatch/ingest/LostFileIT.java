package io.regwatch.ingest;

import java.io.IOException;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Documents of several files, one of which is lost. */
@ExtendWith(SharedEnvironment.class)
class LostFileIT {

	private static final String YAML = """
			id: SOURCE
			title: Files
			geography: US
			institution: Agency
			type: guidance
			kind: json-list
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
			list:
			  urls: ["http://127.0.0.1:PORT/list.json"]
			  items: /results
			  fields: {id: {pointer: /id}, title: {pointer: /id}, url: {pointer: /id}, files: [{pointer: /files}]}
			""";

	private final IngestEnvironment environment;

	private final String source = IngestEnvironment.newSource("lost-file");

	private WebSite site;

	LostFileIT(IngestEnvironment environment) {
		this.environment = environment;
	}

	@BeforeEach
	void open() throws IOException {
		this.site = WebSite.start();
		this.environment.save(YAML.replace("SOURCE", this.source).replace("PORT", String.valueOf(this.site.port())));
		this.site.text("/a.html", """
				<html><body><p>Makers report each accident within ten days.</p>
				<p>The annex has forms of reports and where to send them.</p></body></html>""")
			.text("/b.html", "<html><body><p>Importers keep their records for fifteen years.</p></body></html>")
			.text("/a.txt", "Annex: the limit of lead in lanterns is 5 mg.")
			.text("/b.txt", "Annex: forms of reports and where to send them.");
		name("\"/a.txt\", \"/b.txt\"");
		assertThat(ingest().updates()).hasSize(2);
	}

	@AfterEach
	void close() {
		this.site.close();
	}

	@ParameterizedTest
	@EnumSource
	void ingestWhenAFileIsLostForOneNightTellsNothing(Loss loss) {
		lose(loss);
		IngestReport night = ingest();
		assertThat(night.updates()).isEmpty();
		assertThat(night.rejections()).singleElement()
			.satisfies((rejection) -> assertThat(rejection.reason()).isEqualTo("unconfirmed"));
		name("\"/a.txt\", \"/b.txt\"");
		this.site.text("/b.txt", "Annex: forms of reports and where to send them.");
		assertThat(ingest().updates()).isEmpty();
	}

	@ParameterizedTest
	@EnumSource
	void ingestWhenAFileStaysLostTellsItInTheSecondNight(Loss loss) {
		lose(loss);
		assertThat(ingest().updates()).isEmpty();
		assertThat(ingest().updates()).singleElement()
			.satisfies((update) -> assertThat(update.kind()).isEqualTo("revision"));
		IngestReport third = ingest();
		assertThat(third.updates()).isEmpty();
		assertThat(third.rejections()).isEmpty();
	}

	private void lose(Loss loss) {
		switch (loss) {
			case NOT_NAMED -> name("\"/a.txt\"");
			case NOT_FOUND -> this.site.text("/b.txt", null);
			case ALL -> name("");
			case SHORTER -> this.site.text("/b.txt", "Annex: forms");
		}
	}

	private void name(String files) {
		this.site.list("{\"id\": \"/a.html\", \"files\": [%s]}, {\"id\": \"/b.html\", \"files\": []}".formatted(files));
	}

	private IngestReport ingest() {
		return this.environment.ingest(this.source);
	}

	enum Loss {

		NOT_NAMED, NOT_FOUND, ALL, SHORTER

	}

}
