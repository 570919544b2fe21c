package io.regwatch.api.subscription;

import io.regwatch.schema.Coded;

enum SubscriptionStatus implements Coded {

	SUBSCRIBED, UNSUBSCRIBED

}
