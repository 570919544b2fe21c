package io.regwatch.ops.console.operation;

import io.regwatch.ingest.report.SourceReports;
import io.regwatch.ops.console.security.ConsoleController;
import io.regwatch.scheduling.CronSchedules;
import io.regwatch.scheduling.WorkKind;

import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** The sources: health, schedule, run now, pause and resume. */
@ConsoleController
class SourceController {

	private final SourceReports reports;

	private final CronSchedules schedules;

	private final RunRequests requests;

	SourceController(SourceReports reports, CronSchedules schedules, RunRequests requests) {
		this.reports = reports;
		this.schedules = schedules;
		this.requests = requests;
	}

	@GetMapping("/console/sources")
	String list(Model model) {
		model.addAttribute("sources", this.reports.findAll(1));
		model.addAttribute("next", this.schedules.findNext(WorkKind.INGEST));
		return "console/sources";
	}

	@PostMapping("/console/sources/{id}/run")
	String run(@PathVariable String id, RedirectAttributes redirect) {
		this.requests.run(id);
		redirect.addFlashAttribute("notice", "A run of '%s' is requested; a worker starts it.".formatted(id));
		return "redirect:/console/runs";
	}

	@PostMapping("/console/sources/{id}/pause")
	String pause(@PathVariable String id, RedirectAttributes redirect) {
		this.requests.setScheduled(id, false);
		redirect.addFlashAttribute("notice",
				"The schedule of '%s' is paused; it can still be run on request.".formatted(id));
		return "redirect:/console/sources";
	}

	@PostMapping("/console/sources/{id}/resume")
	String resume(@PathVariable String id, RedirectAttributes redirect) {
		this.requests.setScheduled(id, true);
		redirect.addFlashAttribute("notice", "The schedule of '%s' is resumed.".formatted(id));
		return "redirect:/console/sources";
	}

}
