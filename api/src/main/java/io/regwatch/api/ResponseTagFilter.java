package io.regwatch.api;

import java.io.IOException;
import java.io.InputStream;
import java.util.HexFormat;

import org.apache.commons.codec.digest.MurmurHash3;

import org.springframework.web.filter.ShallowEtagHeaderFilter;

/**
 * Weak entity tags of responses, 128 bits of MurmurHash3: MD5, which Spring takes, needs
 * a tenth of the time of a small response. Weak, because Tomcat does not compress
 * responses with strong ones.
 */
final class ResponseTagFilter extends ShallowEtagHeaderFilter {

	ResponseTagFilter() {
		setWriteWeakETag(true);
	}

	@Override
	protected String generateETagHeaderValue(InputStream body, boolean weak) throws IOException {
		long[] hash = MurmurHash3.hash128x64(body.readAllBytes());
		HexFormat hex = HexFormat.of();
		return "W/\"" + hex.toHexDigits(hash[0]) + hex.toHexDigits(hash[1]) + '"';
	}

}
