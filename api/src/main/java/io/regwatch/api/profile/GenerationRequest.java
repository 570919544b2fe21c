package io.regwatch.api.profile;

import java.net.URI;
import java.net.URISyntaxException;

import io.regwatch.api.error.InvalidInputException;
import org.jspecify.annotations.Nullable;

/** The website to generate a profile from. */
record GenerationRequest(@Nullable String url) {

	private static final int MAX_LENGTH = 2048;

	private static final int MAX_PORT = 65_535;

	/** The validated address; without scheme it is {@code https}. */
	URI website() {
		String text = (this.url != null) ? this.url.strip() : "";
		if (text.isEmpty() || text.length() > MAX_LENGTH) {
			throw wrong();
		}
		try {
			URI website = new URI(text.contains("://") ? text : "https://" + text);
			boolean web = "http".equalsIgnoreCase(website.getScheme()) || "https".equalsIgnoreCase(website.getScheme());
			if (!web || website.getHost() == null || website.getUserInfo() != null || website.getPort() > MAX_PORT) {
				throw wrong();
			}
			return website;
		}
		catch (URISyntaxException ex) {
			throw wrong();
		}
	}

	private static InvalidInputException wrong() {
		return new InvalidInputException(
				"Field 'url' must be the address of a website, such as https://implants.example, of at most %d characters"
					.formatted(MAX_LENGTH));
	}

}
