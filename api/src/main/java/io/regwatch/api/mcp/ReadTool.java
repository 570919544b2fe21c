package io.regwatch.api.mcp;

import java.util.List;
import java.util.function.Function;

/**
 * A tool that only reads and answers as the REST operation does.
 *
 * @param name for the model
 * @param description for the model
 * @param inWorkspace whether a call names a workspace
 * @param inputs arguments besides {@code workspaceId}
 * @param answer to a call, to be written as JSON
 */
public record ReadTool(String name, String description, boolean inWorkspace, List<ToolInput> inputs,
		Function<ToolArguments, Object> answer) {

	public ReadTool {
		inputs = List.copyOf(inputs);
	}

	/**
	 * Describes a tool that reads from one workspace.
	 * @param name for the model
	 * @param description for the model
	 * @param inputs arguments besides {@code workspaceId}
	 * @param answer to a call
	 * @return the tool
	 */
	public static ReadTool of(String name, String description, List<ToolInput> inputs,
			Function<ToolArguments, Object> answer) {
		return new ReadTool(name, description, true, inputs, answer);
	}

}
