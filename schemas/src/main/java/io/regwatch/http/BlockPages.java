package io.regwatch.http;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import io.regwatch.schema.RejectionReason;

/**
 * Pages that stand in place of a document: challenges, apologies, "not found" with status
 * 200.
 */
final class BlockPages {

	private static final String TITLE = "<title[^<>]{0,200}>[^<]{0,300}?";

	private static final List<Kind> TEXTS = List.of(new Kind(RejectionReason.CHALLENGE, TITLE + """
			(just a moment|attention required|human verification|security check|are you a (robot|human))\
			|awsWafCookieDomainList|window\\.gokuProps|cf-chl-|px-captcha"""),
			new Kind(RejectionReason.BLOCKED, TITLE + """
					(access denied|request rejected|pardon our interruption|request access)\
					|incapsula incident id|unblock\\.federalregister\\.gov|abuse-detection-apology"""),
			new Kind(RejectionReason.LOGIN, TITLE + "(sign|log)[ -]?[io]n\\b(?s:.*)\\btype=[\"']?password"),
			new Kind(RejectionReason.CONSENT, TITLE + "(cookie (consent|wall)|before you continue)"));

	private static final List<Kind> PATHS = List.of(
			new Kind(RejectionReason.LOGIN, "/(log-?in|sign-?in|sso|saml2?|oauth2?|authorize)([/.]|$)"),
			new Kind(RejectionReason.CONSENT, "/[^/]*(consent|cookie-?wall|age-?gate)[^/]*([/.]|$)"));

	private static final Pattern NOT_FOUND = Pattern.compile(
			"""
					<title[^<>]{0,200}>(\\s*(error\\s*)?404\\b|[^<]{0,300}?(page|file) (was )?(not|cannot be|could not be) found\
					|[^<]{0,300}?page does(n't| not) exist)""",
			Pattern.CASE_INSENSITIVE);

	private static final Pattern FRONT = Pattern.compile("/?|/(index|home|default)(\\.\\w+)?",
			Pattern.CASE_INSENSITIVE);

	private BlockPages() {
	}

	/** Why a page keeps readers out; empty if it does not. */
	static Optional<RejectionReason> reasonOf(String text) {
		return reasonOf(TEXTS, text);
	}

	/** Where a redirect led that was not to a document; empty if it may be one. */
	static Optional<RejectionReason> reasonOf(List<URI> hops) {
		String asked = pathOf(hops.getFirst());
		String reached = pathOf(hops.getLast());
		if (asked.equals(reached)) {
			return Optional.empty();
		}
		boolean front = isFront(hops.getLast(), reached) && !isFront(hops.getFirst(), asked);
		return front ? Optional.of(RejectionReason.NOT_FOUND_PAGE) : reasonOf(PATHS, reached);
	}

	static boolean isNotFound(String text) {
		return NOT_FOUND.matcher(text).find();
	}

	private static Optional<RejectionReason> reasonOf(List<Kind> kinds, String text) {
		return kinds.stream().filter((kind) -> kind.pattern.matcher(text).find()).map(Kind::reason).findFirst();
	}

	private static boolean isFront(URI uri, String path) {
		return uri.getRawQuery() == null && FRONT.matcher(path).matches();
	}

	private static String pathOf(URI uri) {
		return String.valueOf(uri.getRawPath());
	}

	private record Kind(RejectionReason reason, Pattern pattern) {

		Kind(RejectionReason reason, String regex) {
			this(reason, Pattern.compile(regex, Pattern.CASE_INSENSITIVE));
		}

	}

}
