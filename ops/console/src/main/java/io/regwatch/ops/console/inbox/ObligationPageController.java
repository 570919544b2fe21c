package io.regwatch.ops.console.inbox;

import io.regwatch.api.StoreTimeout;
import io.regwatch.api.list.ListPage;
import io.regwatch.api.list.ListRequest;
import io.regwatch.api.obligation.Obligation;
import io.regwatch.api.obligation.ObligationFilter;
import io.regwatch.api.obligation.Obligations;
import io.regwatch.ops.console.workspace.ClientWorkspace;
import io.regwatch.ops.console.workspace.WorkspaceController;
import io.regwatch.schema.ObligationState;
import org.jspecify.annotations.Nullable;

import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.RequestParam;

/** What documents oblige to, the earliest deadline first. */
@WorkspaceController
class ObligationPageController {

	private static final String LIMIT = "100";

	private final Obligations obligations;

	private final StoreTimeout timeout;

	ObligationPageController(Obligations obligations, StoreTimeout timeout) {
		this.obligations = obligations;
		this.timeout = timeout;
	}

	@GetMapping("/obligations")
	String list(@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace,
			@RequestParam(required = false) @Nullable String from, @RequestParam(required = false) @Nullable String to,
			@RequestParam(required = false) @Nullable String state,
			@RequestParam(required = false) @Nullable String cursor, Model model) {
		ObligationFilter filter = ObligationFilter.of(interval(from, to), state, null);
		ListPage<Obligation> page = ListPage.read(this.obligations.list(workspace.id(), filter,
				ListRequest.of(LIMIT, cursor, "obligations", workspace.id() + " " + filter)), this.timeout);
		model.addAttribute("obligations", page.rows());
		model.addAttribute("next", page.cursor());
		model.addAttribute("from", from);
		model.addAttribute("to", to);
		model.addAttribute("state", state);
		model.addAttribute("states", ObligationState.values());
		return "console/obligations";
	}

	private static @Nullable String interval(@Nullable String from, @Nullable String to) {
		String first = (from != null) ? from.strip() : "";
		String last = (to != null) ? to.strip() : "";
		return (first.isEmpty() && last.isEmpty()) ? null
				: (first.isEmpty() ? ".." : first) + "/" + (last.isEmpty() ? ".." : last);
	}

}
