package io.regwatch.api.assessment;

import java.util.UUID;

import io.regwatch.api.ApiController;
import io.regwatch.api.error.NotFoundException;
import io.regwatch.api.security.Uuids;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestMapping;

@ApiController
@RequestMapping("/api/workspaces/{workspaceId}/updates/{updateId}/assessment-state")
class AssessmentStateController {

	private final AssessmentStates states;

	AssessmentStateController(AssessmentStates states) {
		this.states = states;
	}

	@GetMapping
	UpdateAssessmentState get(@RequestAttribute UUID workspace, @PathVariable String updateId) {
		return Uuids.parse(updateId)
			.flatMap((id) -> this.states.find(workspace, id))
			.orElseThrow(() -> new NotFoundException("update", updateId));
	}

}
