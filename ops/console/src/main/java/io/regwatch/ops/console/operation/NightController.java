package io.regwatch.ops.console.operation;

import java.util.List;

import io.regwatch.ingest.report.RunState;
import io.regwatch.ingest.report.SourceReport;
import io.regwatch.ingest.report.SourceReports;
import io.regwatch.ops.console.security.ConsoleController;

import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;

/** Whether the last night saw everything. */
@ConsoleController
class NightController {

	private final SourceReports reports;

	NightController(SourceReports reports) {
		this.reports = reports;
	}

	@GetMapping("/console/night")
	String show(Model model) {
		List<SourceReport> sources = this.reports.findAll(Sparkline.RUNS);
		List<NightRow> rows = sources.stream().map(NightRow::of).toList();
		model.addAttribute("attention", rows.stream().filter(NightRow::needsAttention).toList());
		model.addAttribute("rows", rows);
		model.addAttribute("complete",
				rows.stream().filter((row) -> row.state() == RunState.COMPLETE && !row.needsAttention()).count());
		model.addAttribute("paused", rows.stream().filter((row) -> row.state() == RunState.PAUSED).count());
		model.addAttribute("running", rows.stream().filter((row) -> row.state() == RunState.RUNNING).count());
		return "console/night";
	}

}
