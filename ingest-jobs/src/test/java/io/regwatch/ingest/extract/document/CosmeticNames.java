package io.regwatch.ingest.extract.document;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Elements around a whole document whose names sound as if they were page furniture.
 */
final class CosmeticNames {

	private static final List<String> CLASSES = List.of("html not-front one-sidebar sidebar-second page-node",
			"js cookie-consent-given", "content-with-footer", "has-breadcrumb", "no-social-share",
			"print-view printable", "views-element-container view-content", "page-header-fixed",
			"field-name-related-text", "navigation-content", "search-result-text", "menu-item-content",
			"shared-content", "alert-text rapid-alert", "feedback-summary", "modal-content",
			"visually-hidden-focusable", "no-print", "noindex", "tab-pane collapse", "widget-text", "post comment-text",
			"banner-text", "pagination-content", "hidden-print", "news-item latest-news", "tags-content",
			"language-en lang-en", "date-display", "author-content", "ad-text");

	private static final List<String> ELEMENTS = List.of("section", "article", "details open=\"open\"", "form",
			"fieldset", "div role=\"document\"", "div role=\"region\" aria-label=\"Content\"",
			"div aria-live=\"polite\"", "div role=\"tabpanel\"", "div aria-hidden=\"false\"",
			"div style=\"display: block\"", "div style=\"opacity: 0\"", "div id=\"footer-offset\"",
			"div id=\"share-content\"", "center", "noindex", "article role=\"article\"");

	private CosmeticNames() {
	}

	static Map<String, UnaryOperator<String>> wrappers() {
		Map<String, UnaryOperator<String>> kinds = new LinkedHashMap<>();
		for (String name : CLASSES) {
			kinds.put("div of class " + name, (page) -> Markup.inBody(page, "<div class=\"" + name + "\">", "</div>"));
		}
		for (String element : ELEMENTS) {
			kinds.put(element,
					(page) -> Markup.inBody(page, "<" + element + ">", "</" + element.split(" ", 2)[0] + ">"));
		}
		kinds.put("classes of the body", (page) -> page.replaceFirst("(?i)<body\\b",
				"<body class=\"has-footer menu-closed cookie-consent sidebar search-open\""));
		return kinds;
	}

}
