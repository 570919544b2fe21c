package io.regwatch.ops.cli.document;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

import io.regwatch.ingest.redline.html.RedlineHtml;
import io.regwatch.ops.cli.output.HtmlPage;

import org.springframework.web.util.HtmlUtils;

/** A redline as an HTML page, for screen and print. */
final class RedlinePage {

	private RedlinePage() {
	}

	static HtmlPage of(RedlineOutput redline) {
		String title = HtmlUtils.htmlEscape(redline.title());
		String body = """
				<header>
				<h1>%s</h1>
				<dl>
				<dt>Old</dt><dd>%s</dd>
				<dt>New</dt><dd>%s</dd>
				<dt>Change</dt><dd>%s: %d words inserted, %d words deleted, %d passages moved</dd>
				</dl>
				<p class="legend"><span class="inserted">inserted</span> <span class="deleted">deleted</span>
				<span class="moved">moved</span></p>
				</header>
				%s""".formatted(title, HtmlUtils.htmlEscape(redline.before()), HtmlUtils.htmlEscape(redline.after()),
				redline.comparison().materialityCode(), redline.comparison().redline().inserted(),
				redline.comparison().redline().deleted(), redline.comparison().redline().moved(),
				RedlineHtml.fragment(redline.comparison().redline(), redline.comparison().language()));
		return new HtmlPage(title, style(), body);
	}

	private static String style() {
		try (InputStream style = RedlinePage.class.getResourceAsStream("redline.css")) {
			return new String(Objects.requireNonNull(style).readAllBytes(), StandardCharsets.UTF_8);
		}
		catch (IOException ex) {
			throw new IllegalStateException("The style sheet is not in the program", ex);
		}
	}

}
