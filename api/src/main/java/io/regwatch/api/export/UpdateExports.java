package io.regwatch.api.export;

import java.util.UUID;

import io.regwatch.api.StoreTimeout;
import io.regwatch.api.list.ListRows;
import io.regwatch.api.update.UpdateLists;
import io.regwatch.api.update.UpdateParameters;

import org.springframework.stereotype.Component;

/** Exports the updates that a workspace sees. */
@Component
public class UpdateExports {

	private final UpdateLists lists;

	private final StoreTimeout timeout;

	UpdateExports(UpdateLists lists, StoreTimeout timeout) {
		this.lists = lists;
		this.timeout = timeout;
	}

	/**
	 * Opens an export with the rows, filters and order of the list of updates.
	 * @param workspace that reads
	 * @param parameters filters
	 * @param format of the file
	 * @return to be written and closed
	 * @throws io.regwatch.api.error.InvalidInputException if a parameter is invalid
	 */
	public UpdateExport open(UUID workspace, UpdateParameters parameters, ExportFormat format) {
		return new UpdateExport(ListRows.open(this.lists.list(workspace, parameters, null, null), this.timeout),
				format);
	}

}
