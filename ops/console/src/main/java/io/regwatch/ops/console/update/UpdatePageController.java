package io.regwatch.ops.console.update;

import java.io.IOException;
import java.util.List;
import java.util.UUID;

import io.regwatch.api.error.NotFoundException;
import io.regwatch.api.export.UpdateReports;
import io.regwatch.api.review.ReviewReader;
import io.regwatch.api.translation.TranslationReader;
import io.regwatch.api.update.Update;
import io.regwatch.api.update.UpdateAssessments;
import io.regwatch.api.update.UpdateDetails;
import io.regwatch.api.update.UpdateEvidence;
import io.regwatch.api.update.VisibleEvidence;
import io.regwatch.ops.console.inbox.InboxFilter;
import io.regwatch.ops.console.inbox.InboxLists;
import io.regwatch.ops.console.workspace.ClientWorkspace;
import io.regwatch.ops.console.workspace.WorkspaceController;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Priority;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;

/** An update with all that a person needs for a decision. */
@WorkspaceController
class UpdatePageController {

	private final UpdateDetails details;

	private final VisibleEvidence evidence;

	private final UpdateAssessments assessments;

	private final ReviewReader reviews;

	private final UpdateReports reports;

	private final InboxLists lists;

	private final EvidenceTexts texts;

	private final TranslationReader translations;

	UpdatePageController(UpdateDetails details, VisibleEvidence evidence, UpdateAssessments assessments,
			ReviewReader reviews, UpdateReports reports, InboxLists lists, EvidenceTexts texts,
			TranslationReader translations) {
		this.details = details;
		this.evidence = evidence;
		this.assessments = assessments;
		this.reviews = reviews;
		this.reports = reports;
		this.lists = lists;
		this.texts = texts;
		this.translations = translations;
	}

	@GetMapping("/updates/{update}")
	String show(@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace,
			@PathVariable("update") UUID id, @ModelAttribute("filter") InboxFilter filter, Model model) {
		Update.Detail update = find(workspace.id(), id);
		UpdateEvidence found = this.evidence.find(workspace.id(), id).orElseThrow(() -> unknown(id));
		model.addAttribute("update", update);
		model.addAttribute("translation", this.translations.find(workspace.id(), List.of(id)).get(id));
		model.addAttribute("evidence", found);
		model.addAttribute("passages", this.texts.findPassages(workspace.id(), update.reference().id(), found));
		model.addAttribute("review", this.reviews.find(workspace.id(), id).orElseThrow(() -> unknown(id)));
		model.addAttribute("assessments", this.assessments.find(workspace.id(), id).orElseThrow(() -> unknown(id)));
		model.addAttribute("neighbours", Neighbours.of(id, this.lists.read(workspace.id(), filter)));
		model.addAttribute("statuses", ApplicabilityStatus.values());
		model.addAttribute("priorities", Priority.values());
		return "console/update";
	}

	@GetMapping("/updates/{update}/text")
	String showText(@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace,
			@PathVariable("update") UUID id, Model model) {
		Update.Detail update = find(workspace.id(), id);
		UpdateEvidence found = this.evidence.find(workspace.id(), id).orElseThrow(() -> unknown(id));
		Update.VersionId version = update.currentVersion();
		model.addAttribute("update", update);
		model.addAttribute("segments", (version != null)
				? this.texts.mark(workspace.id(), version.referenceId(), version.id(), found) : List.of());
		return "console/text";
	}

	@GetMapping("/updates/{update}/report.pdf")
	void report(@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace,
			@PathVariable("update") UUID id, HttpServletResponse response) throws IOException {
		byte[] report = this.reports.find(workspace.id(), id).orElseThrow(() -> unknown(id));
		response.setContentType(MediaType.APPLICATION_PDF_VALUE);
		response.setHeader(HttpHeaders.CONTENT_DISPOSITION,
				ContentDisposition.attachment().filename("update-%s.pdf".formatted(id)).build().toString());
		response.getOutputStream().write(report);
	}

	private Update.Detail find(UUID workspace, UUID id) {
		return this.details.find(workspace, id).orElseThrow(() -> unknown(id));
	}

	private static NotFoundException unknown(UUID id) {
		return new NotFoundException("update", id.toString());
	}

}
