package io.regwatch.assessment.profile;

import java.net.URI;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Ranks the pages of a site by relevance, from their addresses and link texts.
 */
final class LinkRanker {

	/** The most relevant first. */
	private static final List<Pattern> KINDS = List.of(pattern("products?|devices?|portfolio|technolog(y|ies)"),
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
				String words = address.getPath() + " " + link.text();
				return KINDS.stream()
					.filter((kind) -> kind.matcher(words).find())
					.findFirst()
					.map((kind) -> new Ranked(address, KINDS.indexOf(kind)));
			});
	}

	private static Optional<URI> parse(String address) {
		try {
			URI uri = URI.create(address.replaceFirst("#.*", ""));
			return (uri.getHost() != null && uri.getPath() != null) ? Optional.of(uri) : Optional.empty();
		}
		catch (IllegalArgumentException ex) {
			return Optional.empty();
		}
	}

	private static Pattern pattern(String words) {
		return Pattern.compile("\\b(" + words + ")\\b", Pattern.CASE_INSENSITIVE);
	}

	private record Ranked(URI address, int rank) {

	}

}
