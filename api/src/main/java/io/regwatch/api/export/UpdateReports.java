package io.regwatch.api.export;

import java.util.Optional;
import java.util.UUID;

import org.springframework.stereotype.Component;

/** Reports of single updates as PDF. */
@Component
public class UpdateReports {

	private final UpdateReportReader reader;

	private final PdfRenderer renderer;

	UpdateReports(UpdateReportReader reader, PdfRenderer renderer) {
		this.reader = reader;
		this.renderer = renderer;
	}

	/**
	 * Makes the report of an update: context, evidence, review, versions with their
	 * hashes, and redline. Two reports of one state have equal bytes.
	 * @param workspace that reads
	 * @param update its id
	 * @return a PDF; empty if the update is not visible
	 */
	public Optional<byte[]> find(UUID workspace, UUID update) {
		return this.reader.find(workspace, update)
			.map((report) -> this.renderer.render(report.html(), report.state().changedAt()));
	}

}
