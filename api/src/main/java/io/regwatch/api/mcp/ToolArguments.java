package io.regwatch.api.mcp;

import java.util.Map;
import java.util.Objects;
import java.util.UUID;

import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.security.ApiClient;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of a call.
 *
 * @param client that calls
 * @param workspaceOrNull that the call names and the key may read; {@code null} for a
 * tool that reads from none
 * @param values by name
 */
public record ToolArguments(ApiClient client, @Nullable UUID workspaceOrNull, Map<String, String> values) {

	/**
	 * Returns the workspace to read.
	 * @return one that the key may read
	 */
	public UUID workspace() {
		return Objects.requireNonNull(this.workspaceOrNull);
	}

	/** The client in the workspace that the call names. */
	ApiClient reader() {
		return (this.workspaceOrNull != null) ? this.client.in(this.workspaceOrNull) : this.client;
	}

	/**
	 * Returns an argument that must be there.
	 * @param name of the argument
	 * @return its text
	 */
	public String required(String name) {
		String value = optional(name);
		if (value == null) {
			throw new InvalidInputException("Argument '%s' is missing".formatted(name));
		}
		return value;
	}

	/**
	 * Returns an argument that may be there.
	 * @param name of the argument
	 * @return {@code null} if it is absent
	 */
	public @Nullable String optional(String name) {
		return this.values.get(name);
	}

}
