package io.regwatch.api.webhook;

/** A test message that will be sent. */
record WebhookPing(String messageId) {

}
