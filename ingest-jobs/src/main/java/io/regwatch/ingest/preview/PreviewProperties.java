package io.regwatch.ingest.preview;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Previews of what a run would list.
 *
 * @param timeLimit for a listing; pages are not requested after it
 */
@ConfigurationProperties("regwatch.preview")
record PreviewProperties(@DefaultValue("5m") Duration timeLimit) {

}
