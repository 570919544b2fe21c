package io.regwatch.budget;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Tokens that language models may use in a day (UTC), input and output. Days begin at
 * midnight UTC.
 *
 * @param workspaceTokens daily limit of input and output tokens for one workspace
 * @param clientTokens daily limit for all workspaces of one client, deleted ones included
 * @param installationTokens daily limit for all clients
 */
@ConfigurationProperties("regwatch.model-budget")
record ModelBudgetProperties(@DefaultValue("20000000") long workspaceTokens,
		@DefaultValue("50000000") long clientTokens, @DefaultValue("200000000") long installationTokens) {

	ModelBudgetProperties {
		if (Math.min(workspaceTokens, Math.min(clientTokens, installationTokens)) < 0) {
			throw new IllegalArgumentException(
					"'regwatch.model-budget' has a negative number of tokens: use 0 or more");
		}
	}

}
