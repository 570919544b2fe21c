package io.regwatch.ops.console.operation;

import io.regwatch.ops.console.security.ConsoleController;
import io.regwatch.scheduling.CronSchedules;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.search.reconcile.ReconcileIndexHandler;

import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** The search index: how far it is behind, reconcile or rebuild now. */
@ConsoleController
class IndexController {

	private final IndexRequests requests;

	private final CronSchedules schedules;

	IndexController(IndexRequests requests, CronSchedules schedules) {
		this.requests = requests;
		this.schedules = schedules;
	}

	@GetMapping("/console/index")
	String show(Model model) {
		model.addAttribute("index", this.requests.findState());
		model.addAttribute("next",
				this.schedules.findNext(WorkKind.RECONCILE_INDEX).get(ReconcileIndexHandler.WORK_KEY));
		return "console/index";
	}

	@PostMapping("/console/index/reconcile")
	String reconcile(RedirectAttributes redirect) {
		this.requests.reconcile();
		redirect.addFlashAttribute("notice", "A comparison of the index is requested; a worker starts it.");
		return "redirect:/console/index";
	}

	@PostMapping("/console/index/rebuild")
	String rebuild(RedirectAttributes redirect) {
		this.requests.rebuild();
		redirect.addFlashAttribute("notice", "A rebuild of the index is requested; a worker starts it.");
		return "redirect:/console/index";
	}

}
