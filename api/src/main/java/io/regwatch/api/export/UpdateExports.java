package io.regwatch.api.export;

import java.util.UUID;

import io.regwatch.api.StoreTimeout;
import io.regwatch.api.list.ListResponse;
import io.regwatch.api.list.ListRows;
import io.regwatch.api.update.TranslatedUpdates;
import io.regwatch.api.update.Update;
import io.regwatch.api.update.UpdateLists;
import io.regwatch.api.update.UpdateParameters;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/** Exports the updates that a workspace sees. */
@Component
public class UpdateExports {

	private final UpdateLists lists;

	private final TranslatedUpdates translations;

	private final StoreTimeout timeout;

	UpdateExports(UpdateLists lists, TranslatedUpdates translations, StoreTimeout timeout) {
		this.lists = lists;
		this.translations = translations;
		this.timeout = timeout;
	}

	/**
	 * Opens an export with the rows, filters and order of the list of updates.
	 * @param workspace that reads
	 * @param parameters filters
	 * @param include {@code translation} for columns with machine translations;
	 * {@code null} for none
	 * @param format of the file
	 * @return to be written and closed
	 * @throws io.regwatch.api.error.InvalidInputException if a parameter is invalid
	 */
	public UpdateExport open(UUID workspace, UpdateParameters parameters, @Nullable String include,
			ExportFormat format) {
		ListResponse<Update> list = this.translations.addTo(this.lists.list(workspace, parameters, null, null),
				workspace, parameters, include);
		return new UpdateExport(ListRows.open(list, this.timeout),
				TranslatedUpdates.isIncluded(include) ? UpdateColumn.ALL : UpdateColumn.ORIGINAL, format);
	}

}
