package io.regwatch.ops.console.page;

import java.time.ZoneId;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Settings of the console.
 *
 * @param enabled whether this process has the console
 * @param zone time zone of times on pages
 */
@ConfigurationProperties("regwatch.console")
record ConsoleProperties(@DefaultValue("true") boolean enabled, @DefaultValue("UTC") ZoneId zone) {

}
