package io.regwatch.ops.console.operation;

import java.util.List;
import java.util.UUID;

import io.regwatch.ingest.report.RunFigures;
import io.regwatch.ingest.report.SourceReports;
import io.regwatch.ops.console.security.ConsoleController;

import org.springframework.http.HttpStatus;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.server.ResponseStatusException;

/** The runs of all sources with their progress. */
@ConsoleController
class RunController {

	private static final int LIMIT = 100;

	private final SourceReports reports;

	RunController(SourceReports reports) {
		this.reports = reports;
	}

	@GetMapping("/console/runs")
	String list(Model model) {
		List<RunFigures> runs = this.reports.findRecent(LIMIT);
		model.addAttribute("runs", runs);
		model.addAttribute("unfinished", runs.stream().anyMatch((run) -> run.finishedAt() == null));
		return "console/runs";
	}

	@GetMapping("/console/runs/{id}")
	String show(@PathVariable UUID id, Model model) {
		RunFigures run = this.reports.find(id)
			.orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND, "There is no run '%s'".formatted(id)));
		model.addAttribute("run", run);
		model.addAttribute("unfinished", run.finishedAt() == null);
		model.addAttribute("missing", this.reports.findMissing(id));
		return "console/run";
	}

}
