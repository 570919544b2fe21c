package io.regwatch.api.security;

import io.regwatch.schema.CodedEnum;

/** A permission of an API key. None includes another one. */
public enum ApiKeyScope implements CodedEnum {

	/** Read everything that the client sees, except webhooks and the audit log. */
	READ,

	/** Change profiles and subscriptions, and request assessments. */
	WRITE,

	/** Review updates. */
	REVIEW,

	/** Create and delete workspaces, manage webhooks, and read the audit log. */
	ADMIN

}
