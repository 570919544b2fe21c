package io.regwatch.http;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import io.regwatch.schema.RejectionReason;

/**
 * Detects pages that are served instead of a document: challenges, block pages, "not
 * found" with status 200. All stored documents are checked every night, so patterns are
 * tried only where a title begins.
 */
final class BlockPageDetector {

	private static final String TITLE_BEGINS = "<title";

	private static final String TITLE = TITLE_BEGINS + "[^<>]{0,200}>[^<]{0,300}?";

	private static final List<Kind> TEXTS = List.of(
			new Kind(RejectionReason.CHALLENGE,
					"(just a moment|attention required|human verification|security check|are you a (robot|human))",
					"awswafcookiedomainlist", "window.gokuprops", "cf-chl-", "px-captcha"),
			new Kind(RejectionReason.BLOCKED, "(access denied|request rejected|pardon our interruption|request access)",
					"incapsula incident id", "unblock.federalregister.gov", "abuse-detection-apology"),
			new Kind(RejectionReason.LOGIN, "(sign|log)[ -]?[io]n\\b(?s:.*)\\btype=[\"']?password"),
			new Kind(RejectionReason.CONSENT, "(cookie (consent|wall)|before you continue)"));

	private static final Pattern LOGIN_PATH = Pattern
		.compile("/(log-?in|sign-?in|sso|saml2?|oauth2?|authorize)([/.]|$)", Pattern.CASE_INSENSITIVE);

	private static final Pattern CONSENT_PATH = Pattern.compile("/[^/]*(consent|cookie-?wall|age-?gate)[^/]*([/.]|$)",
			Pattern.CASE_INSENSITIVE);

	private static final Pattern BLOCKED_PATH = Pattern.compile("/[^/]*(apology|denied|forbidden|blocked|captcha)[^/]*",
			Pattern.CASE_INSENSITIVE);

	private static final Pattern NOT_FOUND = Pattern.compile(TITLE_BEGINS + """
			[^<>]{0,200}>(\\s*(error\\s*)?404\\b|[^<]{0,300}?(page|file) (was )?(not|cannot be|could not be) found\
			|[^<]{0,300}?page does(n't| not) exist)""");

	private static final Pattern FRONT = Pattern.compile("/?|/(index|home|default)(\\.\\w+)?",
			Pattern.CASE_INSENSITIVE);

	private BlockPageDetector() {
	}

	/** Why a page is a block page; empty if it is none. */
	static Optional<RejectionReason> reasonOf(String text) {
		String lower = text.toLowerCase(Locale.ROOT);
		return TEXTS.stream().filter((kind) -> kind.fits(lower)).map(Kind::reason).findFirst();
	}

	/** What a redirect led to instead of a document; empty if it may be one. */
	static Optional<RejectionReason> reasonOf(List<URI> hops) {
		String asked = pathOf(hops.getFirst());
		String reached = pathOf(hops.getLast());
		if (asked.equals(reached)) {
			return Optional.empty();
		}
		if (isFront(hops.getLast(), reached) && !isFront(hops.getFirst(), asked)) {
			return Optional.of(RejectionReason.NOT_FOUND_PAGE);
		}
		if (BLOCKED_PATH.matcher(reached).find() && !BLOCKED_PATH.matcher(asked).find()) {
			return Optional.of(RejectionReason.BLOCKED);
		}
		if (LOGIN_PATH.matcher(reached).find()) {
			return Optional.of(RejectionReason.LOGIN);
		}
		return CONSENT_PATH.matcher(reached).find() ? Optional.of(RejectionReason.CONSENT) : Optional.empty();
	}

	static boolean isNotFound(String text) {
		return beginsAtTitle(NOT_FOUND, text.toLowerCase(Locale.ROOT));
	}

	private static boolean beginsAtTitle(Pattern pattern, String lower) {
		Matcher matcher = pattern.matcher(lower);
		return IntStream
			.iterate(lower.indexOf(TITLE_BEGINS), (at) -> at >= 0, (at) -> lower.indexOf(TITLE_BEGINS, at + 1))
			.anyMatch((at) -> matcher.region(at, lower.length()).lookingAt());
	}

	private static boolean isFront(URI uri, String path) {
		return uri.getRawQuery() == null && FRONT.matcher(path).matches();
	}

	private static String pathOf(URI uri) {
		return String.valueOf(uri.getRawPath());
	}

	/** Recognised by its title, or by a text that products for bot protection insert. */
	private record Kind(RejectionReason reason, Pattern title, List<String> marks) {

		Kind(RejectionReason reason, String title, String... marks) {
			this(reason, Pattern.compile(TITLE + title), List.of(marks));
		}

		boolean fits(String lower) {
			return this.marks.stream().anyMatch(lower::contains) || beginsAtTitle(this.title, lower);
		}

	}

}
