package io.regwatch.api.export;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.api.ApiProperties;
import io.regwatch.api.StoreTimeout;
import io.regwatch.api.list.ListRequest;
import io.regwatch.api.list.ListResponse;
import io.regwatch.api.list.ListRows;
import io.regwatch.api.reference.ReferenceSource;
import io.regwatch.api.update.Update;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.UpdateKind;
import io.regwatch.search.Hit;
import io.regwatch.search.HitPages;
import io.regwatch.search.SearchCursor;

/**
 * Exports rows of 2 KB in a process of its own and prints the size. The argument is their
 * number.
 */
final class ManyRows {

	private static final int PAGE = 1000;

	private ManyRows() {
	}

	public static void main(String... arguments) throws IOException {
		int rows = Integer.parseInt(arguments[0]);
		for (ExportFormat format : ExportFormat.values()) {
			Counter counter = new Counter();
			try (UpdateExport export = new UpdateExport(ListRows.open(list(rows), timeout()), UpdateColumn.ORIGINAL,
					format)) {
				export.writeTo(counter);
			}
			System.out.println(format.code() + " " + counter.bytes);
		}
	}

	private static StoreTimeout timeout() {
		return new StoreTimeout(new ApiProperties(null, Duration.ofHours(4), Duration.ofMinutes(1)));
	}

	private static ListResponse<Update> list(int rows) {
		return new ListResponse<>(ListRequest.of(null, null, "updates", ""), (_) -> new Pages(rows), ManyRows::rows);
	}

	private static Map<UUID, Update> rows(Collection<UUID> ids) {
		return ids.stream().map(ManyRows::row).collect(Collectors.toMap(Update::id, Function.identity()));
	}

	private static Update row(UUID id) {
		return new Update(id, UpdateKind.REVISION,
				new Update.OfReference(id, "MDCG", "Software", ReferenceType.GUIDANCE,
						new ReferenceSource("mdcg", "MDCG", "EU", "Commission")),
				new Update.Text("notice", "A title", "=short", (id + " ").repeat(54), Instant.EPOCH), null, null, null,
				null);
	}

	private static final class Pages implements HitPages {

		private final int rows;

		private int page;

		private Pages(int rows) {
			this.rows = rows;
		}

		@Override
		public List<Hit> next() {
			this.page++;
			return IntStream.range(0, (this.page * PAGE > this.rows) ? 0 : PAGE)
				.mapToObj((row) -> new UUID(this.page, row))
				.map((id) -> new Hit(id, new SearchCursor("", id.toString())))
				.toList();
		}

		@Override
		public void close() {
			this.page = this.rows;
		}

	}

	private static final class Counter extends OutputStream {

		private long bytes;

		@Override
		public void write(int one) {
			this.bytes++;
		}

		@Override
		public void write(byte[] some, int from, int length) {
			this.bytes += length;
		}

	}

}
