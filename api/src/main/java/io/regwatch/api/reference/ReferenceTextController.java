package io.regwatch.api.reference;

import java.util.List;
import java.util.UUID;

import io.regwatch.api.ApiController;
import io.regwatch.api.error.NotFoundException;
import io.regwatch.api.security.Uuids;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestMapping;

@ApiController
@RequestMapping("/api/workspaces/{workspaceId}/references/{referenceId}")
class ReferenceTextController {

	private final VisibleReferences references;

	private final ReferenceRelations relations;

	private final VersionTextReader texts;

	ReferenceTextController(VisibleReferences references, ReferenceRelations relations, VersionTextReader texts) {
		this.references = references;
		this.relations = relations;
		this.texts = texts;
	}

	@GetMapping("/relations")
	List<Relation> listRelations(@RequestAttribute UUID workspace, @PathVariable String referenceId) {
		return this.relations.find(workspace, visible(workspace, referenceId));
	}

	@GetMapping("/versions/{versionId}/text")
	VersionText getText(@RequestAttribute UUID workspace, @PathVariable String referenceId,
			@PathVariable String versionId) {
		UUID reference = visible(workspace, referenceId);
		return Uuids.parse(versionId)
			.flatMap((id) -> this.texts.find(workspace, reference, id))
			.orElseThrow(() -> new NotFoundException("version", versionId));
	}

	private UUID visible(UUID workspace, String referenceId) {
		return Uuids.parse(referenceId)
			.filter((id) -> this.references.find(workspace, id).isPresent())
			.orElseThrow(() -> new NotFoundException("reference", referenceId));
	}

}
