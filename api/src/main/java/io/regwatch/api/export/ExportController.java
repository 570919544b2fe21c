package io.regwatch.api.export;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

import io.regwatch.api.ApiController;
import io.regwatch.api.error.NotFoundException;
import io.regwatch.api.security.Uuids;
import io.regwatch.api.update.UpdateParameters;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;

import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.filter.ShallowEtagHeaderFilter;

/** Writes responses itself, since exports are streamed. */
@ApiController
@RequestMapping("/api/workspaces/{workspaceId}")
class ExportController {

	private final UpdateExports exports;

	private final UpdateReports reports;

	ExportController(UpdateExports exports, UpdateReports reports) {
		this.exports = exports;
		this.reports = reports;
	}

	@GetMapping(path = "/updates.csv", produces = "text/csv")
	void exportCsv(@RequestAttribute UUID workspace, @ModelAttribute UpdateParameters filters,
			@RequestParam(required = false) @Nullable String include, HttpServletRequest request,
			HttpServletResponse response) throws IOException {
		write(workspace, filters, include, ExportFormat.CSV, request, response);
	}

	@GetMapping(path = "/updates.xlsx", produces = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")
	void exportXlsx(@RequestAttribute UUID workspace, @ModelAttribute UpdateParameters filters,
			@RequestParam(required = false) @Nullable String include, HttpServletRequest request,
			HttpServletResponse response) throws IOException {
		write(workspace, filters, include, ExportFormat.XLSX, request, response);
	}

	@GetMapping(path = "/updates/{updateId}/report.pdf", produces = MediaType.APPLICATION_PDF_VALUE)
	void report(@RequestAttribute UUID workspace, @PathVariable String updateId, HttpServletResponse response)
			throws IOException {
		byte[] file = Uuids.parse(updateId)
			.flatMap((id) -> this.reports.find(workspace, id))
			.orElseThrow(() -> new NotFoundException("update", updateId));
		download(response, MediaType.APPLICATION_PDF_VALUE, "update-" + updateId + ".pdf");
		response.getOutputStream().write(file);
	}

	private void write(UUID workspace, UpdateParameters parameters, @Nullable String include, ExportFormat format,
			HttpServletRequest request, HttpServletResponse response) throws IOException {
		try (UpdateExport export = this.exports.open(workspace, parameters, include, format)) {
			ShallowEtagHeaderFilter.disableContentCaching(request);
			download(response, format.mediaType(), "updates." + format.code());
			export.writeTo(response.getOutputStream());
		}
	}

	private static void download(HttpServletResponse response, String mediaType, String name) {
		response.setContentType(mediaType);
		response.setHeader(HttpHeaders.CONTENT_DISPOSITION,
				ContentDisposition.attachment().filename(name, StandardCharsets.UTF_8).build().toString());
	}

}
