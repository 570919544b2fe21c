package io.regwatch.api.change;

import java.util.List;

import io.regwatch.api.mcp.ReadTool;
import io.regwatch.api.mcp.ReadTools;
import io.regwatch.api.mcp.ToolInput;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.stereotype.Component;

@Component
@ConditionalOnWebApplication
class ChangeTools implements ReadTools {

	private final ChangeController changes;

	ChangeTools(ChangeController changes) {
		this.changes = changes;
	}

	@Override
	public List<ReadTool> tools() {
		return List.of(ReadTool.of("list_changes", """
				Lists what has changed in the workspace, in order. Without 'after' it begins with everything that is \
				visible; pass the cursor of an answer to get what came later.""",
				List.of(ToolInput.optional("after", "The cursor of an earlier answer"),
						ToolInput.number("limit", "Number of changes, 1 to 1000; 100 if absent")),
				(call) -> this.changes.page(call.workspace(), call.optional("after"), call.optional("limit"))));
	}

}
