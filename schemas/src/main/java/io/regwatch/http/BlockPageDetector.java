package io.regwatch.http;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.schema.RejectionReason;
import io.regwatch.schema.text.BoundedPattern;

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
			new Kind(RejectionReason.LOGIN, "(sign|log)[ -]?[io]n\\b"),
			new Kind(RejectionReason.CONSENT, "(cookie (consent|wall)|before you continue)"));

	private static final BoundedPattern LOGIN_PATH = BoundedPattern
		.ignoringCase("/(log-?in|sign-?in|sso|saml2?|oauth2?|authorize)([/.]|$)");

	private static final BoundedPattern CONSENT_PATH = BoundedPattern
		.ignoringCase("/[^/]*(consent|cookie-?wall|age-?gate)[^/]*([/.]|$)");

	private static final BoundedPattern BLOCKED_PATH = BoundedPattern
		.ignoringCase("/[^/]*(apology|denied|forbidden|blocked|captcha)[^/]*");

	private static final BoundedPattern NOT_FOUND = BoundedPattern.compile(TITLE_BEGINS + """
			[^<>]{0,200}>(\\s*(error\\s*)?404\\b|[^<]{0,300}?(page|file) (was )?(not|cannot be|could not be) found\
			|[^<]{0,300}?page does(n't| not) exist)""");

	private static final BoundedPattern PAGE_TITLE = BoundedPattern
		.ignoringCase(TITLE_BEGINS + "[^<>]{0,200}>\\s*([^<\\s][^<]{0,200})");

	private static final BoundedPattern FRONT = BoundedPattern.ignoringCase("/?|/(index|home|default)(\\.\\w+)?");

	private BlockPageDetector() {
	}

	/**
	 * Characters beside tags and scripts; a text with such a title may be about checks.
	 */
	private static final int MAX_TEXT = 3000;

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
		if (BLOCKED_PATH.find(reached) && !BLOCKED_PATH.find(asked)) {
			return Optional.of(RejectionReason.BLOCKED);
		}
		if (LOGIN_PATH.find(reached)) {
			return Optional.of(RejectionReason.LOGIN);
		}
		return CONSENT_PATH.find(reached) ? Optional.of(RejectionReason.CONSENT) : Optional.empty();
	}

	/** The title of a page; empty if it has none. */
	static Optional<String> titleOf(String text) {
		Matcher title = PAGE_TITLE.matcher(text);
		return title.find() ? Optional.of(title.group(1).strip()) : Optional.empty();
	}

	static boolean isNotFound(String text) {
		return beginsAtTitle(NOT_FOUND, text.toLowerCase(Locale.ROOT), Integer.MAX_VALUE);
	}

	private static boolean beginsAtTitle(BoundedPattern pattern, String lower, int end) {
		Matcher matcher = pattern.matcher(lower);
		return IntStream
			.iterate(lower.indexOf(TITLE_BEGINS), (at) -> at >= 0, (at) -> lower.indexOf(TITLE_BEGINS, at + 1))
			.anyMatch((at) -> matcher.region(at, lower.length()).lookingAt() && matcher.end() <= end);
	}

	private static boolean isShort(String lower) {
		int length = 0;
		for (int at = 0; at < lower.length() && length <= MAX_TEXT; at++) {
			if (lower.charAt(at) == '<') {
				boolean script = lower.startsWith("script", at + 1) || lower.startsWith("style", at + 1);
				int end = lower.indexOf(script ? "</s" : ">", at + 1);
				at = (end < 0) ? lower.length() : end;
			}
			else {
				length += Character.isWhitespace(lower.charAt(at)) ? 0 : 1;
			}
		}
		return length <= MAX_TEXT;
	}

	private static boolean isFront(URI uri, String path) {
		return uri.getRawQuery() == null && FRONT.matches(path);
	}

	private static String pathOf(URI uri) {
		return String.valueOf(uri.getRawPath());
	}

	/** Recognised by its title, or by a text that products for bot protection insert. */
	private record Kind(RejectionReason reason, BoundedPattern title, List<String> marks) {

		Kind(RejectionReason reason, String title, String... marks) {
			this(reason, BoundedPattern.compile(TITLE + title), List.of(marks));
		}

		boolean fits(String lower) {
			int end = (this.reason == RejectionReason.LOGIN) ? lastPasswordField(lower) : lower.length();
			return this.marks.stream().anyMatch(lower::contains)
					|| (beginsAtTitle(this.title, lower, end) && isShort(lower));
		}

		/** Where the last field for a password begins; negative if there is none. */
		private static int lastPasswordField(String lower) {
			return Stream.of("type=password", "type=\"password", "type='password")
				.mapToInt(lower::lastIndexOf)
				.max()
				.orElse(-1);
		}

	}

}
