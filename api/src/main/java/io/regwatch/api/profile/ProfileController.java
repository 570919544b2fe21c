package io.regwatch.api.profile;

import java.util.UUID;

import io.regwatch.api.ApiController;
import io.regwatch.api.EntityTags;
import org.jspecify.annotations.Nullable;

import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;

@ApiController
@RequestMapping("/api/workspaces/{workspaceId}/profile")
class ProfileController {

	private final Profiles profiles;

	private final ProfileGenerationService generations;

	private final EntityTags tags;

	ProfileController(Profiles profiles, ProfileGenerationService generations, EntityTags tags) {
		this.profiles = profiles;
		this.generations = generations;
		this.tags = tags;
	}

	@GetMapping
	ResponseEntity<Profile> get(@RequestAttribute UUID workspace) {
		return this.tags.tagged(this.profiles.find(workspace));
	}

	@PatchMapping(consumes = ApiController.JSON)
	Profile patch(@RequestAttribute UUID workspace, @RequestBody ProfileChange body,
			@RequestHeader(name = HttpHeaders.IF_MATCH, required = false) @Nullable String ifMatch) {
		return this.profiles.change(workspace, body, (present) -> this.tags.requireMatch(ifMatch, present));
	}

	@PostMapping(path = "/generate", consumes = ApiController.JSON)
	Profile generate(@RequestAttribute UUID workspace, @RequestBody GenerationRequest body) {
		return this.generations.generate(workspace, body.website());
	}

}
