package io.regwatch.ingest.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class TruncationDetectorTests {

	private static final String PAGE = "<html><meta charset=\"utf-8\"><p>Geräte der Klasse %s</p></html>";

	@TempDir
	private Path directory;

	@Test
	void betweenWhenTextChangedIsNone() throws IOException {
		assertThat(between(PAGE.formatted("I"), PAGE.formatted("II"))).isEmpty();
		assertThat(between("%PDF-1.7 a %%EOF", "%PDF-1.7 bc %%EOF\n")).isEmpty();
		assertThat(between("Für I", "Für II")).isEmpty();
	}

	@Test
	void betweenWhenEndIsMissingSaysSo() throws IOException {
		assertThat(between(PAGE.formatted("I"), PAGE.formatted("I").substring(0, 50)))
			.hasValueSatisfying((damage) -> assertThat(damage).contains("stops in its middle"));
		assertThat(between("%PDF-1.7 a %%EOF", "%PDF-1.7 a")).isPresent();
	}

	@Test
	void betweenWhenEndWasNeverThereIsNone() throws IOException {
		assertThat(between("<html><p>I", "<html><p>II")).isEmpty();
		assertThat(between("%PDF-1.7 a %%EOF", PAGE.formatted("I"))).isEmpty();
	}

	@Test
	void betweenWhenLettersBelieTheirCharsetSaysSo() throws IOException {
		byte[] latin = PAGE.formatted("I").getBytes(StandardCharsets.ISO_8859_1);
		assertThat(between(bytes(PAGE.formatted("I")), latin)).isPresent();
		assertThat(between(latin, PAGE.formatted("II").getBytes(StandardCharsets.ISO_8859_1))).isEmpty();
		assertThat(between(bytes(PAGE.formatted("I")),
				PAGE.formatted("I").replace("utf-8", "iso-8859-1").getBytes(StandardCharsets.ISO_8859_1)))
			.isEmpty();
	}

	@Test
	void betweenWhenLettersAreEncodedTwiceSaysSo() throws IOException {
		String twice = new String(bytes(PAGE.formatted("I")), StandardCharsets.ISO_8859_1);
		assertThat(between(PAGE.formatted("I"), twice)).isPresent();
		assertThat(between(twice, twice.replace("Klasse", "Gruppe"))).isEmpty();
	}

	private Optional<String> between(String before, String now) throws IOException {
		return between(bytes(before), bytes(now));
	}

	private Optional<String> between(byte[] before, byte[] now) throws IOException {
		return TruncationDetector.between(Files.write(this.directory.resolve("before"), before),
				Files.write(this.directory.resolve("now"), now));
	}

	private static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}

}
