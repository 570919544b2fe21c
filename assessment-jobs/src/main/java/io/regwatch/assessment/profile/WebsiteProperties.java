package io.regwatch.assessment.profile;

import java.time.Duration;
import java.util.List;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How a company's website is read.
 *
 * @param maxPages maximum number of pages that are read, the first one included
 * @param timeout time limit for all pages, the waits that the host requires included
 * @param pageTimeout time limit for one page, its redirects included
 * @param maxMegabytes maximum size of a page in megabytes, decoded
 * @param userAgent header {@code User-Agent} of requests to company websites
 * @param modelTimeout time limit for the language model that reads the pages
 * @param allowedPrivateOrigins websites that may have private addresses, such as
 * {@code http://127.0.0.1:8099}; all others must have public addresses (SSRF protection)
 */
@ConfigurationProperties("regwatch.website")
record WebsiteProperties(@DefaultValue("12") int maxPages, @DefaultValue("20s") Duration timeout,
		@DefaultValue("10s") Duration pageTimeout, @DefaultValue("5") int maxMegabytes,
		@DefaultValue("Regwatch/0.1") String userAgent, @DefaultValue("25s") Duration modelTimeout,
		@DefaultValue List<String> allowedPrivateOrigins) {

}
