package io.regwatch.ops.console.inbox;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;

import io.regwatch.api.suppression.SuppressedUpdate;
import io.regwatch.api.suppression.SuppressedUpdates;
import io.regwatch.ops.console.workspace.ClientWorkspace;
import io.regwatch.ops.console.workspace.WorkspaceController;

import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.RequestParam;

/** Updates that were put aside, with the reasons. */
@WorkspaceController
class SuppressedController {

	private static final int SIZE = 100;

	private final SuppressedUpdates updates;

	SuppressedController(SuppressedUpdates updates) {
		this.updates = updates;
	}

	@GetMapping("/suppressed")
	String list(@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace,
			@RequestParam(defaultValue = "1") int page, Model model) {
		List<UUID> all = this.updates.findIds(workspace.id());
		List<UUID> shown = all.stream().skip((Math.max(page, 1) - 1L) * SIZE).limit(SIZE).toList();
		Map<UUID, SuppressedUpdate> rows = shown.isEmpty() ? Map.of() : this.updates.find(workspace.id(), shown);
		model.addAttribute("updates", shown.stream().flatMap((id) -> Stream.ofNullable(rows.get(id))).toList());
		model.addAttribute("total", all.size());
		model.addAttribute("page", Math.max(page, 1));
		model.addAttribute("more", (long) Math.max(page, 1) * SIZE < all.size());
		return "console/suppressed";
	}

}
