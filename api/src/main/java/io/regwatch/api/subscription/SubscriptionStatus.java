package io.regwatch.api.subscription;

import io.regwatch.schema.CodedEnum;

enum SubscriptionStatus implements CodedEnum {

	SUBSCRIBED, UNSUBSCRIBED

}
