package io.regwatch.ingest.fetch;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How documents are fetched.
 *
 * @param concurrency items of one run that are processed at once
 */
@ConfigurationProperties("regwatch.fetch")
record FetchProperties(@DefaultValue("16") int concurrency) {

}
