package io.regwatch.assessment.profile;

import java.time.Duration;
import java.util.List;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How a company's website is read.
 *
 * @param maxPages maximum number of pages, the first one included
 * @param timeout for all pages, the waits that the host requires included
 * @param pageTimeout for one page, its redirects included
 * @param maxMegabytes maximum size of a page, decoded
 * @param userAgent of requests
 * @param modelTimeout for the language model
 * @param allowedPrivateOrigins such as {@code http://127.0.0.1:8099}: websites that may
 * have private addresses; all others must have public ones
 */
@ConfigurationProperties("regwatch.website")
record WebsiteProperties(@DefaultValue("12") int maxPages, @DefaultValue("20s") Duration timeout,
		@DefaultValue("10s") Duration pageTimeout, @DefaultValue("5") int maxMegabytes,
		@DefaultValue("Regwatch/0.1") String userAgent, @DefaultValue("25s") Duration modelTimeout,
		@DefaultValue List<String> allowedPrivateOrigins) {

}
