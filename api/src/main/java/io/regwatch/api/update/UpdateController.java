package io.regwatch.api.update;

import java.util.List;
import java.util.UUID;

import io.regwatch.api.ApiController;
import io.regwatch.api.error.NotFoundException;
import io.regwatch.api.list.ListResponse;
import io.regwatch.api.security.Uuids;
import org.jspecify.annotations.Nullable;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;

@ApiController
@RequestMapping("/api/workspaces/{workspaceId}/updates")
class UpdateController {

	private final UpdateLists lists;

	private final UpdateDetails details;

	private final VisibleEvidence evidence;

	private final UpdateAssessments assessments;

	private final TranslatedUpdates translations;

	UpdateController(UpdateLists lists, UpdateDetails details, VisibleEvidence evidence, UpdateAssessments assessments,
			TranslatedUpdates translations) {
		this.lists = lists;
		this.details = details;
		this.evidence = evidence;
		this.assessments = assessments;
		this.translations = translations;
	}

	@GetMapping
	ListResponse<Update> list(@RequestAttribute UUID workspace, @ModelAttribute UpdateParameters filters,
			@RequestParam(required = false) @Nullable String limit,
			@RequestParam(required = false) @Nullable String cursor,
			@RequestParam(required = false) @Nullable String include) {
		return this.translations.addTo(this.lists.list(workspace, filters, limit, cursor), workspace, filters, include);
	}

	@GetMapping("/{updateId}")
	Update.Detail get(@RequestAttribute UUID workspace, @PathVariable String updateId,
			@RequestParam(required = false) @Nullable String include) {
		return Uuids.parse(updateId)
			.flatMap((id) -> this.details.find(workspace, id))
			.map((update) -> this.translations.addTo(update, workspace, include))
			.orElseThrow(() -> new NotFoundException("update", updateId));
	}

	@GetMapping("/{updateId}/assessments")
	List<UpdateAssessment> listAssessments(@RequestAttribute UUID workspace, @PathVariable String updateId) {
		return Uuids.parse(updateId)
			.flatMap((id) -> this.assessments.find(workspace, id))
			.orElseThrow(() -> new NotFoundException("update", updateId));
	}

	@GetMapping("/{updateId}/evidence")
	UpdateEvidence getEvidence(@RequestAttribute UUID workspace, @PathVariable String updateId) {
		return Uuids.parse(updateId)
			.flatMap((id) -> this.evidence.find(workspace, id))
			.orElseThrow(() -> new NotFoundException("update", updateId));
	}

}
