package io.regwatch.ops.console.operation;

import io.regwatch.ingest.preview.ListingPreviews;
import io.regwatch.ops.console.security.ConsoleController;

import org.springframework.http.HttpStatus;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.server.ResponseStatusException;

/** What a run of a source would list. */
@ConsoleController
class ListingPreviewController {

	private final ListingPreviews previews;

	private final RunRequests requests;

	ListingPreviewController(ListingPreviews previews, RunRequests requests) {
		this.previews = previews;
		this.requests = requests;
	}

	@GetMapping("/console/sources/{id}/preview")
	String show(@PathVariable String id, Model model) {
		model.addAttribute("source", id);
		model.addAttribute("state", this.previews.find(id)
			.orElseThrow(
					() -> new ResponseStatusException(HttpStatus.NOT_FOUND, "There is no source '%s'".formatted(id))));
		return "console/preview";
	}

	@PostMapping("/console/sources/{id}/preview")
	String request(@PathVariable String id) {
		this.requests.preview(id);
		return "redirect:/console/sources/{id}/preview";
	}

}
