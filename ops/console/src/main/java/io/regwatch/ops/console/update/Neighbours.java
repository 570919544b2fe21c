package io.regwatch.ops.console.update;

import java.util.List;
import java.util.UUID;

import io.regwatch.api.list.ListPage;
import io.regwatch.api.update.Update;
import org.jspecify.annotations.Nullable;

/**
 * The updates before and after another one on its page of the inbox.
 *
 * @param previous {@code null} for the first one, and for one that is not on the page
 * @param next {@code null} for the last one, and for one that is not on the page
 * @param nextPage cursor of the next page, after the last one; {@code null} if there is
 * none
 */
record Neighbours(@Nullable UUID previous, @Nullable UUID next, @Nullable String nextPage) {

	static Neighbours of(UUID update, ListPage<Update> page) {
		List<UUID> ids = page.rows().stream().map(Update::id).toList();
		int place = ids.indexOf(update);
		if (place < 0) {
			return new Neighbours(null, null, null);
		}
		boolean last = place == ids.size() - 1;
		return new Neighbours((place > 0) ? ids.get(place - 1) : null, last ? null : ids.get(place + 1),
				last ? page.cursor() : null);
	}

}
