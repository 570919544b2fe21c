package io.regwatch.ingest;

import java.util.List;
import java.util.stream.Stream;

/** Faults of the pages of a list, each of which seems valid. */
public enum PagingFault {

	NONE,

	/** A list without rows. */
	NO_ROWS {
		@Override
		List<String> rows(List<String> all, int page, int size) {
			return List.of();
		}

		@Override
		int total(int total, int page) {
			return 0;
		}
	},

	/** The total is reported, and nothing is shown after the first page. */
	CAPPED {
		@Override
		List<String> rows(List<String> all, int page, int size) {
			return (page == 1) ? super.rows(all, page, size) : List.of();
		}
	},

	/** The first page, whichever one is asked for. */
	STUCK {
		@Override
		List<String> rows(List<String> all, int page, int size) {
			return super.rows(all, 1, size);
		}
	},

	/** The first page twice, and then so on. */
	ONE_PAGE_TWICE {
		@Override
		List<String> rows(List<String> all, int page, int size) {
			return super.rows(all, Math.max(1, page - 1), size);
		}
	},

	/**
	 * While it is read, another order puts a row that was shown where another one stood.
	 */
	REORDERED {
		@Override
		List<String> rows(List<String> all, int page, int size) {
			List<String> rows = super.rows(all, page, size);
			return (page != 2) ? rows : Stream.concat(Stream.of(all.getFirst()), rows.stream().skip(1)).toList();
		}
	},

	/** While it is read, a row of the first page is taken out: the others move up. */
	MOVING_UP {
		@Override
		List<String> rows(List<String> all, int page, int size) {
			return super.rows((page == 1) ? all : all.subList(1, all.size()), page, size);
		}

		@Override
		int total(int total, int page) {
			return (page == 1) ? total : total - 1;
		}
	};

	/** The rows of a page, from 1. */
	List<String> rows(List<String> all, int page, int size) {
		return all.stream().skip((page - 1L) * size).limit(size).toList();
	}

	int total(int total, int page) {
		return total;
	}

}
