package io.regwatch.api.list;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

import io.regwatch.search.Hit;
import io.regwatch.search.HitPages;
import io.regwatch.search.SearchCursor;

/** Pages of ids that are already known, for rows that would not fit into memory. */
final class IdPages implements HitPages {

	private static final int PAGE = 1000;

	private final List<UUID> ids;

	private int read;

	IdPages(List<UUID> ids) {
		this.ids = ids;
	}

	@Override
	public List<Hit> next() {
		int end = Math.min(this.ids.size(), this.read + PAGE);
		List<Hit> page = new ArrayList<>();
		for (UUID id : this.ids.subList(this.read, end)) {
			page.add(new Hit(id, new SearchCursor("", id.toString())));
		}
		this.read = end;
		return page;
	}

	@Override
	public boolean isShort() {
		return this.ids.size() <= PAGE;
	}

	@Override
	public void close() {
	}

}
