package io.regwatch.ops.console.reference;

import java.util.UUID;

import io.regwatch.api.error.NotFoundException;
import io.regwatch.api.list.AsOf;
import io.regwatch.api.redline.RedlineStatus;
import io.regwatch.api.redline.VersionRedline;
import io.regwatch.api.redline.VersionRedlineReader;
import io.regwatch.api.reference.ReferenceVersions;
import io.regwatch.api.reference.VisibleReferences;
import io.regwatch.ops.console.workspace.ClientWorkspace;
import io.regwatch.ops.console.workspace.WorkspaceController;
import org.jspecify.annotations.Nullable;

import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;

/** Any two versions of a reference, compared. */
@WorkspaceController
class ComparisonController {

	private final VisibleReferences references;

	private final ReferenceVersions versions;

	private final VersionRedlineReader redlines;

	ComparisonController(VisibleReferences references, ReferenceVersions versions, VersionRedlineReader redlines) {
		this.references = references;
		this.versions = versions;
		this.redlines = redlines;
	}

	@GetMapping("/references/{reference}/compare")
	String compare(@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace,
			@PathVariable("reference") UUID id, @RequestParam(required = false) @Nullable UUID from,
			@RequestParam(required = false) @Nullable UUID to, Model model) {
		model.addAttribute("reference", this.references.find(workspace.id(), id)
			.orElseThrow(() -> new NotFoundException("reference", id.toString())));
		model.addAttribute("versions", this.versions.find(id, AsOf.of(null, null)));
		VersionRedline redline = this.redlines.find(workspace.id(), id, from, to);
		model.addAttribute("redline", redline);
		model.addAttribute("unfinished", redline.status() == RedlineStatus.GENERATING);
		return "console/comparison";
	}

}
