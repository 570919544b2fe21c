package io.regwatch.api.reference;

import java.util.List;

import io.regwatch.api.mcp.ReadTool;
import io.regwatch.api.mcp.ReadTools;
import io.regwatch.api.mcp.ToolInput;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.stereotype.Component;

@Component
@ConditionalOnWebApplication
class ReferenceTools implements ReadTools {

	private final ReferenceController references;

	ReferenceTools(ReferenceController references) {
		this.references = references;
	}

	@Override
	public List<ReadTool> tools() {
		return List.of(ReadTool.of("as_of", """
				Lists the versions of a reference as they were known at a moment, and which of them was in force then. \
				Use it to find out which text applied on a date.""",
				List.of(ToolInput.required("referenceId", "Id of the reference"),
						ToolInput.optional("asOf", "A date or timestamp; now if absent"),
						ToolInput.optional("knownAt", "Only what was known at this date or timestamp; now if absent")),
				(call) -> this.references.listVersions(call.workspace(), call.required("referenceId"),
						call.optional("asOf"), call.optional("knownAt"))));
	}

}
