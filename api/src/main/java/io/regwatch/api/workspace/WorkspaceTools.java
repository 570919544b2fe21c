package io.regwatch.api.workspace;

import java.util.List;

import io.regwatch.api.mcp.ReadTool;
import io.regwatch.api.mcp.ReadTools;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.stereotype.Component;

@Component
@ConditionalOnWebApplication
class WorkspaceTools implements ReadTools {

	private final Workspaces workspaces;

	WorkspaceTools(Workspaces workspaces) {
		this.workspaces = workspaces;
	}

	@Override
	public List<ReadTool> tools() {
		return List.of(new ReadTool("list_workspaces", "Lists the workspaces that the API key may read.", false,
				List.of(), (call) -> this.workspaces.findOf(call.client().id(), call.client().workspaceIds())));
	}

}
