package io.regwatch.api.savedsearch;

import java.util.List;
import java.util.UUID;

import io.regwatch.api.ApiController;
import io.regwatch.api.EntityTags;
import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.error.NotFoundException;
import io.regwatch.api.security.Uuids;
import org.jspecify.annotations.Nullable;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.server.ResponseStatusException;

@ApiController
@RequestMapping("/api/workspaces/{workspaceId}/searches")
class SavedSearchController {

	private final SavedSearchRepository searches;

	private final EntityTags tags;

	SavedSearchController(SavedSearchRepository searches, EntityTags tags) {
		this.searches = searches;
		this.tags = tags;
	}

	@GetMapping
	List<SavedSearch> list(@RequestAttribute UUID workspace) {
		return this.searches.find(workspace);
	}

	@PostMapping(consumes = ApiController.JSON)
	@ResponseStatus(HttpStatus.CREATED)
	SavedSearch create(@RequestAttribute UUID workspace, @RequestBody SavedSearchContent body) {
		return this.searches.add(workspace, body.check())
			.orElseThrow(() -> new InvalidInputException(
					"A workspace has at most %d saved searches".formatted(SavedSearchRepository.MAX)));
	}

	@GetMapping("/{searchId}")
	ResponseEntity<SavedSearch> get(@RequestAttribute UUID workspace, @PathVariable String searchId) {
		return this.tags.tagged(find(workspace, searchId));
	}

	@PutMapping(path = "/{searchId}", consumes = ApiController.JSON)
	SavedSearch replace(@RequestAttribute UUID workspace, @PathVariable String searchId,
			@RequestBody SavedSearchContent body,
			@RequestHeader(name = HttpHeaders.IF_MATCH, required = false) @Nullable String ifMatch) {
		UUID id = find(workspace, searchId).id();
		return this.searches.replace(workspace, id, body.check(), (present) -> this.tags.requireMatch(ifMatch, present))
			.orElseThrow(() -> unknown(searchId));
	}

	@DeleteMapping("/{searchId}")
	@ResponseStatus(HttpStatus.NO_CONTENT)
	void delete(@RequestAttribute UUID workspace, @PathVariable String searchId) {
		UUID id = find(workspace, searchId).id();
		if (!this.searches.delete(id) && this.searches.find(workspace, id).isPresent()) {
			throw new ResponseStatusException(HttpStatus.CONFLICT,
					"A webhook delivers what matches the saved search: delete the webhook first");
		}
	}

	private SavedSearch find(UUID workspace, String searchId) {
		return Uuids.parse(searchId)
			.flatMap((id) -> this.searches.find(workspace, id))
			.orElseThrow(() -> unknown(searchId));
	}

	private static NotFoundException unknown(String searchId) {
		return new NotFoundException("saved search", searchId);
	}

}
