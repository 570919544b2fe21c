package io.regwatch.api.export;

import java.util.function.Consumer;

import org.jspecify.annotations.Nullable;

/** Writes XHTML; all text is escaped, and characters that XML forbids are replaced. */
final class ReportDocument {

	private static final String STYLE = """
			@page { size: A4; margin: 20mm 18mm; @bottom-left { content: element(stamp) }
				@bottom-right { content: counter(page) ' / ' counter(pages); font: 8pt 'report' } }
			body { font-family: 'report'; font-size: 10pt; line-height: 1.35; }
			h1 { font-size: 16pt; } h2 { font-size: 13pt; border-bottom: 1px solid #888; }
			.redline h1, .redline h2, .redline h3, .redline h4, .redline h5, .redline h6 { font-size: 11pt; border: 0; }
			h1, h2, h3, h4, h5, h6, p, td, ins, del { font-weight: normal; word-wrap: break-word; }
			#stamp { position: running(stamp); font-size: 8pt; }
			table { border-collapse: collapse; width: 100%; -fs-table-paginate: paginate; }
			td { vertical-align: top; padding: 1pt 4pt 1pt 0; } td.name { width: 34mm; color: #444; }
			blockquote { margin: 4pt 0 4pt 8pt; padding-left: 6pt; border-left: 2pt solid #888; }
			ins { text-decoration: underline; color: #0a5a0a; } del { text-decoration: line-through; color: #a01010; }
			.redline-same .redline-block { display: none; } .redline-contents, .redline-note { font-size: 8pt; }
			""";

	private final StringBuilder html = new StringBuilder(1 << 13);

	ReportDocument(String title, String stamp) {
		this.html.append("<html xmlns=\"http://www.w3.org/1999/xhtml\"><head><title>");
		append(title);
		this.html.append("</title><style>").append(STYLE).append("</style></head><body><div id=\"stamp\">");
		append(stamp);
		this.html.append("</div>");
		element("h1", title);
	}

	/** Adds an element with text. */
	ReportDocument element(String name, String text) {
		this.html.append('<').append(name).append('>');
		append(text);
		this.html.append("</").append(name).append('>');
		return this;
	}

	/** Adds a table of names and values. */
	ReportDocument table(Consumer<ReportDocument> rows) {
		this.html.append("<table>");
		rows.accept(this);
		this.html.append("</table>");
		return this;
	}

	/** Adds a row to a table; none without a value. */
	ReportDocument row(String name, @Nullable Object value) {
		if (value != null) {
			this.html.append("<tr><td class=\"name\">");
			append(name);
			this.html.append("</td><td>");
			append(value.toString());
			this.html.append("</td></tr>");
		}
		return this;
	}

	/** Adds elements that are escaped already. */
	ReportDocument fragment(String xhtml) {
		this.html.append(xhtml);
		return this;
	}

	/** The whole document. */
	String end() {
		return this.html.append("</body></html>")
			.codePoints()
			.map((one) -> isAllowed(one) ? one : 0xFFFD)
			.collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
			.toString();
	}

	private void append(String text) {
		this.html.append(text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"));
	}

	private static boolean isAllowed(int one) {
		return one == '\t' || one == '\n' || one == '\r' || (one >= 0x20 && one <= 0xD7FF)
				|| (one >= 0xE000 && one <= 0xFFFD) || one >= 0x10000;
	}

}
