package io.regwatch.ops.console.reference;

import java.util.List;
import java.util.UUID;

import io.regwatch.api.error.NotFoundException;
import io.regwatch.api.list.AsOf;
import io.regwatch.api.reference.KnownVersion;
import io.regwatch.api.reference.ReferenceRelations;
import io.regwatch.api.reference.ReferenceVersions;
import io.regwatch.api.reference.VisibleReferences;
import io.regwatch.ops.console.workspace.ClientWorkspace;
import io.regwatch.ops.console.workspace.WorkspaceController;
import io.regwatch.store.DatabaseClock;

import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;

/** A reference with all that happened to it. */
@WorkspaceController
class ReferencePageController {

	private final VisibleReferences references;

	private final ReferenceVersions versions;

	private final ReferenceRelations relations;

	private final DatabaseClock clock;

	ReferencePageController(VisibleReferences references, ReferenceVersions versions, ReferenceRelations relations,
			DatabaseClock clock) {
		this.references = references;
		this.versions = versions;
		this.relations = relations;
		this.clock = clock;
	}

	@GetMapping("/references/{reference}")
	String show(@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace,
			@PathVariable("reference") UUID id, Model model) {
		model.addAttribute("reference", this.references.find(workspace.id(), id)
			.orElseThrow(() -> new NotFoundException("reference", id.toString())));
		List<KnownVersion> found = this.versions.find(id, AsOf.of(null, null));
		model.addAttribute("versions", found);
		model.addAttribute("timeline", found.isEmpty() ? null : Timeline.of(found, this.clock.now()));
		model.addAttribute("events", ReferenceEvent.of(found));
		model.addAttribute("relations", this.relations.find(workspace.id(), id));
		return "console/reference";
	}

}
