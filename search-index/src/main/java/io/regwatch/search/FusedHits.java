package io.regwatch.search;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/** Pages of a ranking that is known as a whole; its positions are ranks. */
final class FusedHits implements HitPages {

	private final List<UUID> ranking;

	private final @Nullable Integer limit;

	private int next;

	/**
	 * Opens a ranking.
	 * @param ranking best first
	 * @param after position before the first page; {@code null} for the beginning
	 * @param limit size of the first page; {@code null} for the whole ranking
	 * @throws NumberFormatException when the position is of another list
	 */
	FusedHits(List<UUID> ranking, @Nullable SearchCursor after, @Nullable Integer limit) {
		this.ranking = ranking;
		this.limit = limit;
		this.next = (after != null) ? Integer.parseUnsignedInt(after.key()) + 1 : 0;
	}

	@Override
	public List<Hit> next() {
		int end = (this.limit != null) ? Math.min(this.next + this.limit, this.ranking.size()) : this.ranking.size();
		List<Hit> page = new ArrayList<>();
		for (int rank = this.next; rank < end; rank++) {
			UUID id = this.ranking.get(rank);
			page.add(new Hit(id, new SearchCursor(Integer.toString(rank), id.toString())));
		}
		this.next = Math.max(this.next, end);
		return page;
	}

	@Override
	public void close() {
		this.next = this.ranking.size();
	}

}
