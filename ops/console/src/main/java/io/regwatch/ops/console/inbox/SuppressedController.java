package io.regwatch.ops.console.inbox;

import io.regwatch.api.StoreTimeout;
import io.regwatch.api.list.ListPage;
import io.regwatch.api.list.ListRequest;
import io.regwatch.api.suppression.SuppressedUpdate;
import io.regwatch.api.suppression.SuppressedUpdates;
import io.regwatch.ops.console.workspace.ClientWorkspace;
import io.regwatch.ops.console.workspace.WorkspaceController;
import org.jspecify.annotations.Nullable;

import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.RequestParam;

/** Updates that were put aside, with the reasons. */
@WorkspaceController
class SuppressedController {

	private static final String LIMIT = "50";

	private final SuppressedUpdates updates;

	private final StoreTimeout timeout;

	SuppressedController(SuppressedUpdates updates, StoreTimeout timeout) {
		this.updates = updates;
		this.timeout = timeout;
	}

	@GetMapping("/suppressed")
	String list(@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace,
			@RequestParam(required = false) @Nullable String cursor, Model model) {
		ListPage<SuppressedUpdate> page = ListPage.read(
				this.updates.list(workspace.id(), ListRequest.of(LIMIT, cursor, "suppressed", workspace.id())),
				this.timeout);
		model.addAttribute("updates", page.rows());
		model.addAttribute("first", cursor == null);
		model.addAttribute("next", page.cursor());
		return "console/suppressed";
	}

}
