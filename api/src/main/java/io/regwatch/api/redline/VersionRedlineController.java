package io.regwatch.api.redline;

import java.util.UUID;

import io.regwatch.api.ApiController;
import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.error.NotFoundException;
import io.regwatch.api.list.QueryParameters;
import io.regwatch.api.security.Uuids;
import org.jspecify.annotations.Nullable;

import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;

@ApiController
@RequestMapping("/api/workspaces/{workspaceId}/references/{referenceId}/redline")
class VersionRedlineController {

	private final VersionRedlineReader redlines;

	VersionRedlineController(VersionRedlineReader redlines) {
		this.redlines = redlines;
	}

	@GetMapping
	ResponseEntity<VersionRedline> get(@RequestAttribute UUID workspace, @PathVariable String referenceId,
			@RequestParam(required = false) @Nullable String from,
			@RequestParam(required = false) @Nullable String to) {
		UUID reference = Uuids.parse(referenceId).orElseThrow(() -> new NotFoundException("reference", referenceId));
		VersionRedline redline = this.redlines.find(workspace, reference, version("from", from), version("to", to));
		if (redline.status() == RedlineStatus.GENERATING) {
			return ResponseEntity.accepted().header(HttpHeaders.RETRY_AFTER, "1").body(redline);
		}
		return ResponseEntity.ok(redline);
	}

	private static @Nullable UUID version(String name, @Nullable String value) {
		String given = QueryParameters.one(value);
		return (given != null) ? Uuids.parse(given).orElseThrow(() -> malformed(name, given)) : null;
	}

	private static InvalidInputException malformed(String name, String value) {
		return new InvalidInputException(
				"Parameter '%s' is '%s': use the id of a version of the reference".formatted(name, value));
	}

}
