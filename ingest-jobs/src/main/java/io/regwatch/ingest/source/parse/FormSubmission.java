package io.regwatch.ingest.source.parse;

import java.util.Set;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;

import io.regwatch.http.Secrets;
import io.regwatch.schema.text.BoundedPattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.FormElement;

/**
 * What a browser sends when a reader selects an element of a form.
 *
 * @param action address that takes it
 * @param body names and values, encoded
 */
record FormSubmission(URI action, String body) {

	/** Script of ASP.NET: which control was selected, and what it means. */
	private static final BoundedPattern POST_BACK = BoundedPattern
		.compile("__doPostBack\\(\\s*'([^']*)'\\s*,\\s*'([^']*)'\\s*\\)");

	/**
	 * The submission by a button, or by a link with the script of ASP.NET.
	 * @throws UnreadablePageException if there is no such form, or the element is another
	 * one
	 */
	static FormSubmission of(Document page, String selector, Element selected) throws UnreadablePageException {
		if (!(page.selectFirst(selector) instanceof FormElement form)) {
			throw new UnreadablePageException("the page has no form '%s'".formatted(selector));
		}
		Set<String> buttons = Set.copyOf(form.select("[type=submit], button").eachAttr("name"));
		List<String> pairs = new ArrayList<>();
		form.formData()
			.stream()
			.filter((field) -> !buttons.contains(field.key()))
			.forEach((field) -> pairs.add(pair(field.key(), field.value())));
		Matcher script = POST_BACK.matcher(selected.attr("href") + selected.attr("onclick"));
		if (script.find()) {
			pairs.removeIf((pair) -> pair.startsWith("__EVENTTARGET=") || pair.startsWith("__EVENTARGUMENT="));
			pairs.add(pair("__EVENTTARGET", String.valueOf(script.group(1))));
			pairs.add(pair("__EVENTARGUMENT", String.valueOf(script.group(2))));
		}
		else if (selected.hasAttr("name")) {
			pairs.add(pair(selected.attr("name"), selected.attr("value")));
		}
		else {
			throw new UnreadablePageException("the element '%s' sends no form".formatted(selected.tagName()));
		}
		String action = form.hasAttr("action") ? form.absUrl("action") : page.baseUri();
		return new FormSubmission(HostAddress.of(action.isEmpty() ? page.baseUri() : action),
				Secrets.defuse(String.join("&", pairs)));
	}

	private static String pair(String name, String value) {
		return URLEncoder.encode(name, StandardCharsets.UTF_8) + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8);
	}

}
