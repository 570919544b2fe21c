package io.regwatch.api.reference;

import java.util.List;
import java.util.UUID;

import io.regwatch.api.ApiController;
import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.error.NotFoundException;
import io.regwatch.api.list.QueryParameters;
import io.regwatch.api.security.Uuids;
import org.jspecify.annotations.Nullable;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;

@ApiController
@RequestMapping("/api/workspaces/{workspaceId}/references/{referenceId}")
class ReferenceTextController {

	private static final int PASSAGES = 5;

	private static final int MAX_PASSAGES = 50;

	private final VisibleReferences references;

	private final ReferenceRelations relations;

	private final VersionTextReader texts;

	private final Passages passages;

	ReferenceTextController(VisibleReferences references, ReferenceRelations relations, VersionTextReader texts,
			Passages passages) {
		this.references = references;
		this.relations = relations;
		this.texts = texts;
		this.passages = passages;
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

	@GetMapping("/versions/{versionId}/passages")
	List<Passages.Passage> listPassages(@RequestAttribute UUID workspace, @PathVariable String referenceId,
			@PathVariable String versionId, @RequestParam(required = false) @Nullable String search,
			@RequestParam(required = false) @Nullable String limit) {
		int most = QueryParameters.integer("limit", limit, 1, MAX_PASSAGES, PASSAGES);
		String wanted = QueryParameters.search(search);
		VersionText text = getText(workspace, referenceId, versionId);
		if (search == null) {
			throw new InvalidInputException("Parameter 'search' is missing: name the words to look for");
		}
		return (wanted != null) ? this.passages.find(workspace, visible(workspace, referenceId), text, wanted, most)
				: List.of();
	}

	private UUID visible(UUID workspace, String referenceId) {
		return Uuids.parse(referenceId)
			.filter((id) -> this.references.find(workspace, id).isPresent())
			.orElseThrow(() -> new NotFoundException("reference", referenceId));
	}

}
