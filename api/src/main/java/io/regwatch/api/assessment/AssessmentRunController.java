package io.regwatch.api.assessment;

import java.util.UUID;

import io.regwatch.api.ApiController;
import io.regwatch.api.error.NotFoundException;
import io.regwatch.api.list.ListResponse;
import io.regwatch.api.security.ApiClient;
import io.regwatch.api.security.Uuids;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;

@ApiController
@EnableConfigurationProperties(AssessmentRunProperties.class)
@RequestMapping("/api/workspaces/{workspaceId}/assessments")
class AssessmentRunController {

	private final RequestedRuns runs;

	private final RunReader reader;

	private final RunDifferences differences;

	private final AssessmentRunProperties properties;

	AssessmentRunController(RequestedRuns runs, RunReader reader, RunDifferences differences,
			AssessmentRunProperties properties) {
		this.runs = runs;
		this.reader = reader;
		this.differences = differences;
		this.properties = properties;
	}

	@PostMapping(consumes = ApiController.JSON)
	@ResponseStatus(HttpStatus.ACCEPTED)
	RequestedRun create(@RequestAttribute UUID workspace, @RequestAttribute ApiClient client,
			@RequestBody AssessmentOrder body) {
		UUID run = this.runs.add(workspace, body.checked(this.properties.models()), client.keyId());
		return get(workspace, run.toString());
	}

	@GetMapping("/{runId}")
	RequestedRun get(@RequestAttribute UUID workspace, @PathVariable String runId) {
		return Uuids.parse(runId)
			.flatMap((id) -> this.reader.find(workspace, id))
			.orElseThrow(() -> new NotFoundException("assessment run", runId));
	}

	@GetMapping("/{runId}/differences")
	ListResponse<AssessmentDifference> getDifferences(@RequestAttribute UUID workspace, @PathVariable String runId) {
		UUID run = get(workspace, runId).id();
		return ListResponse.of(this.differences.findIds(workspace, run),
				(ids) -> this.differences.find(workspace, run, ids));
	}

	@DeleteMapping("/{runId}")
	@ResponseStatus(HttpStatus.NO_CONTENT)
	void stop(@RequestAttribute UUID workspace, @PathVariable String runId) {
		this.runs.stop(workspace, get(workspace, runId).id());
	}

}
