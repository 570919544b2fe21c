package io.regwatch.api.obligation;

import java.util.List;
import java.util.Optional;

import io.regwatch.api.StoreTimeout;
import io.regwatch.api.list.ListRows;
import io.regwatch.api.mcp.ReadTool;
import io.regwatch.api.mcp.ReadTools;
import io.regwatch.api.mcp.ToolArguments;
import io.regwatch.api.mcp.ToolInput;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.stereotype.Component;

@Component
@ConditionalOnWebApplication
class ObligationTools implements ReadTools {

	private static final String DEFAULT_LIMIT = "50";

	private final ObligationController obligations;

	private final StoreTimeout timeout;

	ObligationTools(ObligationController obligations, StoreTimeout timeout) {
		this.obligations = obligations;
		this.timeout = timeout;
	}

	@Override
	public List<ReadTool> tools() {
		return List.of(ReadTool.of("get_obligations",
				"""
						Lists who must do what by when, the earliest deadline first, each with the sentence that states it, its \
						version, page and segment, and whether it is new, changed, unchanged or ended.""",
				List.of(ToolInput.optional("due",
						"A day, or an interval of days such as 2026-03-01/2026-06-30 or ../2026-06-30"),
						ToolInput.optional("state", "new, changed, unchanged, ended, separated by commas"),
						ToolInput.optional("reference", "Id of the reference that states the obligations"),
						ToolInput.number("limit", "Number of obligations, 1 to 1000; 50 if absent")),
				this::list));
	}

	private List<Obligation> list(ToolArguments call) {
		return ListRows.page(this.obligations.list(call.workspace(), call.optional("due"), call.optional("state"),
				call.optional("reference"), Optional.ofNullable(call.optional("limit")).orElse(DEFAULT_LIMIT), null),
				this.timeout);
	}

}
