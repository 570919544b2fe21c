package io.regwatch.ops.console.operation;

import java.time.Instant;

/**
 * An event in the log of a run.
 *
 * @param at when it happened
 * @param subject an item, or the listing
 * @param event a code, such as {@code rejected}
 * @param detail one sentence; empty if the code says all
 */
record RunEvent(Instant at, String subject, String event, String detail) {

}
