package io.regwatch.ops.console.update;

import java.util.UUID;

import io.regwatch.api.error.NotFoundException;
import io.regwatch.api.review.ReviewReader;
import io.regwatch.api.review.ReviewRepository;
import io.regwatch.ops.console.security.SignedIn;
import io.regwatch.ops.console.workspace.ClientWorkspace;
import io.regwatch.ops.console.workspace.WorkspaceController;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** Decisions about an update. */
@WorkspaceController
class ReviewFormController {

	private final ReviewRepository reviews;

	private final ReviewReader reader;

	ReviewFormController(ReviewRepository reviews, ReviewReader reader) {
		this.reviews = reviews;
		this.reader = reader;
	}

	@PostMapping("/updates/{update}/review")
	String add(@ModelAttribute(name = "person", binding = false) SignedIn person,
			@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace,
			@PathVariable("update") UUID update, ReviewForm form, RedirectAttributes redirect) {
		requireVisible(workspace.id(), update);
		try {
			this.reviews.add(workspace.id(), update, form.change().decision(), person.key());
		}
		catch (ResponseStatusException ex) {
			if (ex.getStatusCode() != HttpStatus.CONFLICT) {
				throw ex;
			}
			redirect.addFlashAttribute("conflict", form);
			return page(workspace, update, form) + "#review";
		}
		redirect.addFlashAttribute("notice", "The review is saved.");
		return page(workspace, (form.next() != null) ? form.next() : update, form);
	}

	@PostMapping("/updates/{update}/review/withdraw")
	String withdraw(@ModelAttribute(name = "person", binding = false) SignedIn person,
			@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace,
			@PathVariable("update") UUID update, ReviewForm form, RedirectAttributes redirect) {
		requireVisible(workspace.id(), update);
		this.reviews.withdraw(workspace.id(), update, person.key());
		redirect.addFlashAttribute("notice", "The review is withdrawn: the assessment decides again.");
		return page(workspace, update, form);
	}

	private void requireVisible(UUID workspace, UUID update) {
		if (this.reader.find(workspace, update).isEmpty()) {
			throw new NotFoundException("update", update.toString());
		}
	}

	private static String page(ClientWorkspace workspace, UUID update, ReviewForm form) {
		return "redirect:/console/workspaces/%s/updates/%s?%s".formatted(workspace.id(), update, form.place());
	}

}
