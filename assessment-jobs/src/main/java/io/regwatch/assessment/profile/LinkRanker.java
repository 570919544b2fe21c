package io.regwatch.assessment.profile;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import io.regwatch.http.UriEscaper;
import io.regwatch.schema.text.BoundedPattern;

/**
 * Ranks the pages of a site by relevance, from their addresses and link texts.
 */
final class LinkRanker {

	/** The most relevant first. */
	private static final List<BoundedPattern> KINDS = List.of(pattern("products?|devices?|portfolio|technolog(y|ies)"),
			pattern("about|company|who[- ]we[- ]are|mission"),
			pattern("regulatory|quality|compliance|certificat(e|es|ions?)|clearances?"),
			pattern("solutions?|therap(y|ies)|clinical|indications?|markets?|applications?"));

	private LinkRanker() {
	}

	static List<URI> of(WebPage page) {
		return page.links()
			.stream()
			.flatMap((link) -> ranked(page.address(), link).stream())
			.sorted(Comparator.comparingInt(Ranked::rank))
			.map(Ranked::address)
			.distinct()
			.toList();
	}

	static boolean isSameSite(URI one, URI other) {
		return origin(one).equals(origin(other));
	}

	/** Scheme, host and port. */
	static String origin(URI address) {
		return "%s://%s%s"
			.formatted(address.getScheme(), address.getHost(), (address.getPort() < 0) ? "" : ":" + address.getPort())
			.toLowerCase(Locale.ROOT);
	}

	private static Optional<Ranked> ranked(URI from, WebPage.Link link) {
		return parse(link.address()).filter((address) -> isSameSite(from, address) && !address.equals(from))
			.flatMap((address) -> {
				String words = WebPage.clean(address.getPath() + " " + link.text());
				return KINDS.stream()
					.filter((kind) -> kind.find(words))
					.findFirst()
					.map((kind) -> new Ranked(address, KINDS.indexOf(kind)));
			});
	}

	private static Optional<URI> parse(String address) {
		try {
			URI uri = URI.create(UriEscaper.escape(address, StandardCharsets.UTF_8));
			return (uri.getHost() != null && uri.getPath() != null) ? Optional.of(uri) : Optional.empty();
		}
		catch (IllegalArgumentException ex) {
			return Optional.empty();
		}
	}

	private static BoundedPattern pattern(String words) {
		return BoundedPattern.ignoringCase("\\b(" + words + ")\\b");
	}

	private record Ranked(URI address, int rank) {

	}

}
