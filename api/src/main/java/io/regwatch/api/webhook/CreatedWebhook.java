package io.regwatch.api.webhook;

/** A new endpoint with its secret, which is not shown again. */
record CreatedWebhook(Webhook webhook, String secret) {

}
