package io.regwatch.api.profile;

import java.util.UUID;

import io.regwatch.api.Endpoints;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;

@Endpoints
@RequestMapping("/api/workspaces/{workspaceId}/profile")
class ProfileEndpoints {

	private final Profiles profiles;

	ProfileEndpoints(Profiles profiles) {
		this.profiles = profiles;
	}

	@GetMapping
	Profile get(@RequestAttribute UUID workspace) {
		return this.profiles.find(workspace);
	}

	@PatchMapping(consumes = Endpoints.JSON)
	Profile patch(@RequestAttribute UUID workspace, @RequestBody ProfileChange body) {
		return this.profiles.change(workspace, body);
	}

}
