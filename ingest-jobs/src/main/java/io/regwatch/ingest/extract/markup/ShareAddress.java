package io.regwatch.ingest.extract.markup;

import java.util.regex.Pattern;

/**
 * Recognises addresses with which readers send a page to others, as the networks document
 * them, and mails without an addressee (RFC 6068).
 */
final class ShareAddress {

	private static final int MAX_LENGTH = 2000;

	private static final Pattern ADDRESS = Pattern.compile("(?i)mailto:\\?.*"
			+ "|(?:https?:)?//(?:[a-z-]+\\.)?(?:(?:twitter|x)\\.com/(?:intent/(?:tweet|post)|share)|facebook\\.com/(?:sharer|share|dialog/(?:share|send|feed))"
			+ "|linkedin\\.com/(?:sharearticle|sharing/|cws/share)|whatsapp\\.com/send|wa\\.me/\\?text|(?:t|telegram)\\.me/share|xing\\.com/(?:spi|app/user)"
			+ "|reddit\\.com/submit|pinterest\\.[a-z.]+/pin/create|tumblr\\.com/(?:share|widgets/share)|getpocket\\.com/(?:save|edit)"
			+ "|bsky\\.app/intent|threads\\.net/intent|weibo\\.com/share|vk\\.com/share|connect\\.ok\\.ru/offer|line\\.me/(?:r/(?:msg|share)|lineit)"
			+ "|b\\.hatena\\.ne\\.jp/(?:add|entry)|share\\.kakao\\.com|story\\.kakao\\.com/share|qzone\\.qq\\.com/.*share"
			+ "|mix\\.com/(?:add|mixit)|digg\\.com/submit|addtoany\\.com/|addthis\\.com/bookmark|sharethis\\.com/)[^\\s]*");

	private ShareAddress() {
	}

	static boolean is(String address) {
		return address.length() <= MAX_LENGTH && ADDRESS.matcher(address.strip()).matches();
	}

}
