package io.regwatch.assessment.profile;

import java.time.Duration;
import java.util.List;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How much of a company's website is looked at.
 *
 * @param maxPages at most so many, the first one included
 * @param patience after which no further page is asked for
 * @param pageTimeout for one page, its redirects included
 * @param maxMegabytes of a page, decoded
 * @param userAgent says who asks
 * @param modelPatience after which a language model is not waited for any more
 * @param innerOrigins such as {@code http://127.0.0.1:8099}: websites that may stand
 * inside; all others are asked at public addresses only
 */
@ConfigurationProperties("regwatch.website")
record WebsiteProperties(@DefaultValue("12") int maxPages, @DefaultValue("20s") Duration patience,
		@DefaultValue("10s") Duration pageTimeout, @DefaultValue("5") int maxMegabytes,
		@DefaultValue("Regwatch/0.1") String userAgent, @DefaultValue("25s") Duration modelPatience,
		@DefaultValue List<String> innerOrigins) {

}
