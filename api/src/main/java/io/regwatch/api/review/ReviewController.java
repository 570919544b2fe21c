package io.regwatch.api.review;

import java.util.UUID;

import io.regwatch.api.ApiController;
import io.regwatch.api.error.NotFoundException;
import io.regwatch.api.security.ApiClient;
import io.regwatch.api.security.Uuids;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;

@ApiController
@RequestMapping("/api/workspaces/{workspaceId}/updates/{updateId}/review")
class ReviewController {

	private final ReviewRepository reviews;

	ReviewController(ReviewRepository reviews) {
		this.reviews = reviews;
	}

	@GetMapping
	UpdateReview get(@RequestAttribute UUID workspace, @PathVariable String updateId) {
		return Uuids.parse(updateId)
			.flatMap((id) -> this.reviews.find(workspace, id))
			.orElseThrow(() -> unknown(updateId));
	}

	@PutMapping(consumes = ApiController.JSON)
	UpdateReview put(@RequestAttribute UUID workspace, @RequestAttribute ApiClient client,
			@PathVariable String updateId, @RequestBody ReviewChange body) {
		UUID update = visible(workspace, updateId);
		this.reviews.add(workspace, update, body.decision(), client.keyId());
		return get(workspace, updateId);
	}

	@DeleteMapping
	@ResponseStatus(HttpStatus.NO_CONTENT)
	void delete(@RequestAttribute UUID workspace, @RequestAttribute ApiClient client, @PathVariable String updateId) {
		UUID update = visible(workspace, updateId);
		this.reviews.withdraw(workspace, update, client.keyId());
	}

	private UUID visible(UUID workspace, String updateId) {
		return Uuids.parse(updateId)
			.filter((id) -> this.reviews.find(workspace, id).isPresent())
			.orElseThrow(() -> unknown(updateId));
	}

	private static NotFoundException unknown(String updateId) {
		return new NotFoundException("update", updateId);
	}

}
