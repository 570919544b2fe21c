package io.regwatch.ingest.http;

import java.util.regex.Pattern;

/**
 * Pages that stand in place of a document: challenges, apologies, "not found" with status
 * 200.
 */
final class BlockPages {

	private static final Pattern BLOCK = Pattern.compile("""
			<title[^>]*>\\s*(access denied|just a moment|attention required|request rejected|pardon our interruption\
			|human verification|security check|request access|are you a (robot|human))\
			|awsWafCookieDomainList|window\\.gokuProps|cf-chl-|incapsula incident id|px-captcha\
			|unblock\\.federalregister\\.gov|abuse-detection-apology""", Pattern.CASE_INSENSITIVE);

	private static final Pattern NOT_FOUND = Pattern.compile("""
			<title[^>]*>(\\s*(error\\s*)?404\\b|[^<]*(page|file) (was )?(not|cannot be|could not be) found\
			|[^<]*page does(n't| not) exist)""", Pattern.CASE_INSENSITIVE);

	private BlockPages() {
	}

	static boolean isBlock(String text) {
		return BLOCK.matcher(text).find();
	}

	static boolean isNotFound(String text) {
		return NOT_FOUND.matcher(text).find();
	}

}
