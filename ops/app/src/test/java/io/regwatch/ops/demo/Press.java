package io.regwatch.ops.demo;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;

/** Prints a manuscript in its authority's form. */
record Press(Authority authority, Manuscript manuscript) {

	private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

	boolean isPdf() {
		return this.authority != Authority.COMMONWEALTH;
	}

	byte[] print() {
		return isPdf() ? pdf() : page().getBytes(StandardCharsets.UTF_8);
	}

	private byte[] pdf() {
		try {
			Outline outline = Outline.of(cover() + this.manuscript.text());
			return PdfDocument.of(outline, this.authority.style(), marks(), origin());
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not print '%s'".formatted(field("id")), ex);
		}
	}

	// No date and no status: they stand in the running lines.
	private String cover() {
		return """
				[banner] %s
				# %s
				| Document number | %s |
				| Document type | %s |
				| Addressed to | %s |
				| Contact | %s |
				[contents]
				""".formatted(this.authority.title(), field("title"), field("id"), field("class"), field("audience"),
				field("contact"));
	}

	private PdfMarks marks() {
		return new PdfMarks("%s · %s".formatted(this.authority.title(), field("id")),
				this.manuscript.find("mark").orElse(""),
				"%s · %s".formatted(field("id"), DAY.format(day("published"))));
	}

	private PdfOrigin origin() {
		return this.manuscript.find("resaved")
			.map((day) -> new PdfOrigin("Records Archive Converter 2.3", LocalDate.parse(day), false))
			.orElseGet(() -> new PdfOrigin("Publishing Desk 11.0", day("published"), true));
	}

	private String page() {
		Outline outline = Outline.of("# %s\n%s".formatted(field("title"), this.manuscript.text()));
		return HtmlDocument.of(outline, Resources.read(this.authority.slug() + "/page.html"),
				Map.of("id", field("id"), "topic", field("topic"), "published", DAY.format(day("published")), "updated",
						DAY.format(day("updated"))));
	}

	private LocalDate day(String name) {
		return LocalDate.parse(field(name));
	}

	private String field(String name) {
		return this.manuscript.field(name);
	}

}
