package io.regwatch.ops.console.inbox;

import java.util.UUID;

import io.regwatch.api.StoreTimeout;
import io.regwatch.api.list.ListPage;
import io.regwatch.api.update.Update;
import io.regwatch.api.update.UpdateLists;
import io.regwatch.ops.console.security.ConsoleEnabled;

import org.springframework.stereotype.Component;

/** Reads pages of the API's list of updates. */
@Component
@ConsoleEnabled
public class InboxLists {

	private static final String LIMIT = "50";

	private final UpdateLists lists;

	private final StoreTimeout timeout;

	InboxLists(UpdateLists lists, StoreTimeout timeout) {
		this.lists = lists;
		this.timeout = timeout;
	}

	/**
	 * Reads a page.
	 * @param workspace that reads
	 * @param filter of the list, with the place of the page
	 * @return at most 50 updates
	 * @throws io.regwatch.api.error.InvalidInputException if a filter is invalid
	 */
	public ListPage<Update> read(UUID workspace, InboxFilter filter) {
		return ListPage.read(this.lists.list(workspace, filter.parameters(), LIMIT, filter.cursor()), this.timeout);
	}

}
