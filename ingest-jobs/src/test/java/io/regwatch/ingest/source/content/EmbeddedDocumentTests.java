package io.regwatch.ingest.source.content;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

import io.regwatch.ingest.source.catalogue.PagePart;
import io.regwatch.ingest.source.parse.UnreadablePageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Pages that show a document in a frame. */
class EmbeddedDocumentTests {

	private static final URI PAGE = URI.create("https://agency.example/guidance/12");

	private static final String TEXT = "Makers of pumps report each accident within ten days. ".repeat(7);

	@ParameterizedTest
	@ValueSource(strings = {
			"<h1>Guidance 12</h1><iframe src='/pdfjs/web/viewer.html?file=%2Ffiles%2F12.pdf#page=1'></iframe>",
			"<iframe src='/web/viewer?lang=en&file=../files/12.pdf%20of%202026.pdf'></iframe>",
			"<nav>Home</nav><h1>Guidance 12</h1><p>Published on 1 May 2026.</p><embed src=/files/12.pdf>",
			"<form><h1>Guidance 12</h1><object data=/files/12.pdf><p>Your browser shows no PDF.</p></object></form>",
			"<ul><li><a href=/1>Pumps and other devices for infusion</a><li><a href=/2>Lamps</a></ul><embed src='/files/12.pdf'>",
			"<iframe src='https://docs.example/gview?url=https%3A%2F%2Fagency.example%2Ffiles%2F12.pdf&embedded=true'></iframe>",
			"<h1>Guidance 12</h1><iframe data-src=/files/12.pdf></iframe>",
			"<iframe src=about:blank data-lazy-src=/files/12.pdf></iframe>",
			"<iframe src=/empty.html data-consent-src=/files/12.pdf></iframe>",
			"<embed src='data:application/pdf;base64,' data-src='/pdfjs/web/viewer.html?file=%2Ffiles%2F12.pdf'>" })
	void pageOfAFileIsRecognised(String body) throws UnreadablePageException {
		assertThat(find(body)).map((found) -> found.address().toString())
			.hasValueSatisfying((address) -> assertThat(address).startsWith("https://agency.example/files/12.pdf"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "<h1>Guidance 12</h1><iframe src=/show/12></iframe>",
			"<object type=application/pdf data=https://files.example/12></object>" })
	void frameOfAnotherDocumentIsNamed(String body) throws UnreadablePageException {
		assertThat(find(body)).hasValueSatisfying(
				(found) -> assertThat(found.advice()).contains("/12'", "content: {follow: " + found.element() + "}"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "TEXT<iframe src=/files/12.pdf></iframe>", "<form>TEXT<embed src=/files/12.pdf></form>",
			"<p>Pumps</p><iframe src=https://video.example/7></iframe>",
			"<p>Pumps</p><iframe src=/count width=0 height=0></iframe>",
			"<p>Pumps</p><div style='display:none'><iframe src=/files/12.pdf></iframe></div>",
			"<p>Pumps</p><iframe src=about:blank></iframe>", "TEXT<iframe data-src=/files/12.pdf></iframe>",
			"<p>Pumps</p><iframe data-src=https://video.example/7></iframe>",
			"<p>Pumps</p><iframe data-title=/files/12.pdf></iframe>", "<p>Pumps</p><img data-src=/files/12.pdf>",
			"<p>This guidance was withdrawn.</p><embed src=/files/12.pdf>",
			"<p>Makers and importers of pumps report each accident within ten days, and keep all of their records for fifteen years.</p><iframe src=/search></iframe>",
			"<p>Pumps</p><a href=/files/12.pdf>Guidance</a>" })
	void pageWithATextIsNone(String body) throws UnreadablePageException {
		assertThat(find(body.replace("TEXT", "<p>" + TEXT + "</p>"))).isEmpty();
	}

	@Test
	void onlyThePartThatIsReadCounts() throws UnreadablePageException {
		String page = "<html><body><main>Pumps</main><div id=show>%s<embed src=/files/12.pdf></div></body></html>"
			.formatted(TEXT);
		assertThat(find(page, "main")).isEmpty();
		assertThat(find(page, "embed")).isPresent();
	}

	@Test
	void fileIsNoPage() throws UnreadablePageException {
		assertThat(EmbeddedDocument.find("%PDF <embed src=/files/12.pdf>".getBytes(StandardCharsets.UTF_8), null, PAGE))
			.isEmpty();
	}

	private static Optional<EmbeddedDocument> find(String body) throws UnreadablePageException {
		return find("<html><title>Agency</title><body>%s</body></html>".formatted(body), "body");
	}

	private static Optional<EmbeddedDocument> find(String page, String select) throws UnreadablePageException {
		return EmbeddedDocument.find(page.getBytes(StandardCharsets.UTF_8), new PagePart(select, List.of()), PAGE);
	}

}
