package io.regwatch.api.mcp;

/**
 * An argument of a tool.
 *
 * @param name as the model gives it
 * @param type of JSON Schema
 * @param description for the model
 * @param required whether a call without it is refused
 */
public record ToolInput(String name, String type, String description, boolean required) {

	/**
	 * Describes a text that must be given.
	 * @param name of the argument
	 * @param description for the model
	 * @return the argument
	 */
	public static ToolInput required(String name, String description) {
		return new ToolInput(name, "string", description, true);
	}

	/**
	 * Describes a text that may be given.
	 * @param name of the argument
	 * @param description for the model
	 * @return the argument
	 */
	public static ToolInput optional(String name, String description) {
		return new ToolInput(name, "string", description, false);
	}

	/**
	 * Describes a number that may be given.
	 * @param name of the argument
	 * @param description for the model
	 * @return the argument
	 */
	public static ToolInput number(String name, String description) {
		return new ToolInput(name, "integer", description, false);
	}

}
