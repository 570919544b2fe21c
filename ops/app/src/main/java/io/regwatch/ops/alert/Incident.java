package io.regwatch.ops.alert;

/**
 * Something that operators should know, as long as it lasts.
 *
 * @param subject id of the source; empty for the installation
 * @param message one sentence
 */
record Incident(AlertRule rule, String subject, String message) {

}
