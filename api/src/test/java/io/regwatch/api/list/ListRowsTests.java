package io.regwatch.api.list;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.regwatch.api.ApiProperties;
import io.regwatch.api.StoreTimeout;
import io.regwatch.search.Hit;
import io.regwatch.search.HitPages;
import io.regwatch.search.SearchCursor;
import org.junit.jupiter.api.Test;

import org.springframework.dao.DataAccessResourceFailureException;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class ListRowsTests {

	private static final Duration TIMEOUT = Duration.ofMillis(200);

	private final StoreTimeout timeout = new StoreTimeout(new ApiProperties(null, Duration.ofHours(1), TIMEOUT));

	private final List<UUID> ids = List.of(UUID.randomUUID(), UUID.randomUUID());

	/** A failure would break the connection in the middle of the answer. */
	@Test
	void forEachWhenALaterPageIsLateWaitsForIt() {
		List<UUID> read = new ArrayList<>();
		try (ListRows<UUID> rows = ListRows.open(list(Duration.ZERO, TIMEOUT.multipliedBy(2)), this.timeout)) {
			rows.forEach(read::add);
		}
		assertThat(read).isEqualTo(this.ids);
	}

	@Test
	void openWhenTheFirstPageIsLateFails() {
		assertThatExceptionOfType(DataAccessResourceFailureException.class)
			.isThrownBy(() -> ListRows.open(list(TIMEOUT.multipliedBy(20), Duration.ZERO), this.timeout));
	}

	/** A list of two pages, each of which comes after a delay. */
	private ListResponse<UUID> list(Duration first, Duration second) {
		Queue<Duration> delays = new ArrayDeque<>(List.of(first, second, Duration.ZERO));
		Queue<UUID> left = new ArrayDeque<>(this.ids);
		HitPages pages = new HitPages() {

			@Override
			public List<Hit> next() {
				try {
					Thread.sleep(delays.remove());
				}
				catch (InterruptedException ex) {
					throw new IllegalStateException(ex);
				}
				UUID id = left.poll();
				return (id != null) ? List.of(new Hit(id, new SearchCursor("", id.toString()))) : List.of();
			}

			@Override
			public void close() {
			}

		};
		return new ListResponse<>(ListRequest.COMPLETE, (_) -> pages,
				(found) -> found.stream().collect(Collectors.toMap(Function.identity(), Function.identity())));
	}

}
