package io.regwatch.ingest.discover;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.http.CrawlClient;
import io.regwatch.ingest.Fault;
import io.regwatch.ingest.ListShape;
import io.regwatch.ingest.PagingFault;
import io.regwatch.ingest.ReplaySite;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.PageCache;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.ingest.source.list.WebListing;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

/**
 * Every fault in lists of every shape is reported, and an absence from such a list counts
 * only if the list is still complete. Some of them with all steps: {@code ReplayIT}.
 */
class ListFaultsTests {

	private static final int SIZE = 10;

	@TempDir
	private Path directory;

	static Stream<Arguments> lists() {
		return Stream.of(ListShape.values())
			.flatMap((shape) -> EnumSet.complementOf(EnumSet.of(Fault.NONE))
				.stream()
				.map((fault) -> arguments(shape, fault, ruleOf(shape, fault))));
	}

	private static AnomalyRule ruleOf(ListShape shape, Fault fault) {
		boolean mendable = fault == Fault.OTHER_CHARSET || (fault == Fault.OTHER_BYTES && shape == ListShape.TABLE);
		return mendable ? AnomalyRule.WRONG_CHARSET : AnomalyRule.UNREADABLE;
	}

	@ParameterizedTest
	@MethodSource("lists")
	void listWhenItIsSpoiltIsReported(ListShape shape, Fault fault, AnomalyRule rule) throws IOException {
		try (ReplaySite site = filled(shape)) {
			SourceDefinition source = source(site);
			Set<String> known = complete(source);
			site.fail(fault, Fault.NONE);
			assertReported(source(site), known, rule);
			site.recover();
			assertThat(complete(source)).isEqualTo(known);
		}
	}

	static Stream<Arguments> pagings() {
		return Stream.of(arguments(ListShape.COUNTED, PagingFault.NO_ROWS, AnomalyRule.ZERO_ROWS),
				arguments(ListShape.BLIND, PagingFault.NO_ROWS, AnomalyRule.ZERO_ROWS),
				arguments(ListShape.TABLE, PagingFault.NO_ROWS, AnomalyRule.ZERO_ROWS),
				arguments(ListShape.COUNTED, PagingFault.CAPPED, AnomalyRule.RESULT_CAP),
				arguments(ListShape.COUNTED, PagingFault.CAPPED, AnomalyRule.COUNT_MISMATCH),
				arguments(ListShape.BLIND, PagingFault.CAPPED, AnomalyRule.SHRINK),
				arguments(ListShape.TABLE, PagingFault.CAPPED, AnomalyRule.SHRINK),
				arguments(ListShape.COUNTED, PagingFault.STUCK, AnomalyRule.REPEATED_PAGE),
				arguments(ListShape.BLIND, PagingFault.STUCK, AnomalyRule.REPEATED_PAGE),
				arguments(ListShape.TABLE, PagingFault.STUCK, AnomalyRule.REPEATED_PAGE),
				arguments(ListShape.COUNTED, PagingFault.ONE_PAGE_TWICE, AnomalyRule.REPEATED_PAGE),
				arguments(ListShape.BLIND, PagingFault.ONE_PAGE_TWICE, AnomalyRule.REPEATED_PAGE),
				arguments(ListShape.TABLE, PagingFault.ONE_PAGE_TWICE, AnomalyRule.REPEATED_PAGE),
				arguments(ListShape.COUNTED, PagingFault.REORDERED, AnomalyRule.COUNT_MISMATCH),
				arguments(ListShape.BLIND, PagingFault.REORDERED, AnomalyRule.UNSTABLE_PAGING),
				arguments(ListShape.TABLE, PagingFault.REORDERED, AnomalyRule.UNSTABLE_PAGING),
				arguments(ListShape.COUNTED, PagingFault.MOVING_UP, AnomalyRule.UNSTABLE_PAGING));
	}

	@ParameterizedTest
	@MethodSource("pagings")
	void listWhenPagesAreWrongIsReported(ListShape shape, PagingFault fault, AnomalyRule rule) throws IOException {
		try (ReplaySite site = filled(shape)) {
			SourceDefinition source = source(site);
			Set<String> known = complete(source);
			site.fail(fault);
			assertReported(source, known, rule);
			site.recover();
			assertThat(complete(source)).isEqualTo(known);
		}
	}

	private static ReplaySite filled(ListShape shape) throws IOException {
		ReplaySite site = new ReplaySite(shape);
		IntStream.rangeClosed(1, SIZE).forEach((number) -> site.write(number, "Text"));
		return site;
	}

	private SourceDefinition source(ReplaySite site) throws IOException {
		return SourceFile.read(Files.writeString(this.directory.resolve("replayed.yaml"), site.source("replayed")));
	}

	/** The ids of a listing without anomalies. */
	private static Set<String> complete(SourceDefinition source) {
		Listing listing = WebListing.of(source, new CrawlClient(), PageCache.NONE);
		assertThat(CompletenessCheck.anomalies(listing, 0, Set.of(), source.tolerance())).isEmpty();
		assertThat(listing.items()).hasSize(SIZE);
		return ids(listing);
	}

	private static void assertReported(SourceDefinition source, Set<String> known, AnomalyRule rule) {
		Listing listing = WebListing.of(source, new CrawlClient(), PageCache.NONE);
		Set<String> missing = new HashSet<>(known);
		missing.removeAll(ids(listing));
		List<Anomaly> anomalies = CompletenessCheck.anomalies(listing, known.size(), missing, source.tolerance());
		assertThat(anomalies).extracting(Anomaly::rule).contains(rule);
		assertThat(Anomaly.shortfall(anomalies) != null).isEqualTo(rule.isIncomplete());
	}

	private static Set<String> ids(Listing listing) {
		return listing.items().stream().map(ListedItem::externalId).collect(Collectors.toSet());
	}

}
