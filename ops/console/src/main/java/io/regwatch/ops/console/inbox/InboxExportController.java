package io.regwatch.ops.console.inbox;

import java.io.IOException;
import java.util.UUID;

import io.regwatch.api.export.ExportFormat;
import io.regwatch.api.export.UpdateExport;
import io.regwatch.api.export.UpdateExports;
import io.regwatch.ops.console.workspace.ClientWorkspace;
import io.regwatch.ops.console.workspace.WorkspaceController;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;

/** Downloads of the inbox with its filters. */
@WorkspaceController
class InboxExportController {

	private final UpdateExports exports;

	InboxExportController(UpdateExports exports) {
		this.exports = exports;
	}

	@GetMapping("/updates.csv")
	void exportCsv(@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace, InboxFilter filter,
			HttpServletResponse response) throws IOException {
		write(workspace.id(), filter, ExportFormat.CSV, response);
	}

	@GetMapping("/updates.xlsx")
	void exportXlsx(@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace, InboxFilter filter,
			HttpServletResponse response) throws IOException {
		write(workspace.id(), filter, ExportFormat.XLSX, response);
	}

	private void write(UUID workspace, InboxFilter filter, ExportFormat format, HttpServletResponse response)
			throws IOException {
		try (UpdateExport export = this.exports.open(workspace, filter.parameters(), null, format)) {
			response.setContentType(format.mediaType());
			response.setHeader(HttpHeaders.CONTENT_DISPOSITION,
					ContentDisposition.attachment().filename("updates." + format.code()).build().toString());
			export.writeTo(response.getOutputStream());
		}
	}

}
