package io.regwatch.ingest.fetch;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How documents are fetched.
 *
 * @param concurrency number of items of one run that are fetched concurrently
 */
@ConfigurationProperties("regwatch.fetch")
record FetchProperties(@DefaultValue("16") int concurrency) {

}
