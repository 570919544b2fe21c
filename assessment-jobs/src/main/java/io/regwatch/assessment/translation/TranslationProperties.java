package io.regwatch.assessment.translation;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * What is translated.
 *
 * @param horizon updates that were published longer ago are not translated
 */
@ConfigurationProperties("regwatch.assessment.translation")
record TranslationProperties(@DefaultValue("365d") Duration horizon) {

}
