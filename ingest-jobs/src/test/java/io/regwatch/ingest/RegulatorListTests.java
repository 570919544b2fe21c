package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

import io.regwatch.http.CrawlClient;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.PageCache;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.ingest.source.list.WebListing;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Lists of authorities' sites are read to their end, or are incomplete. */
class RegulatorListTests {

	private static final int ROWS = 23;

	@TempDir
	private Path directory;

	@ParameterizedTest
	@MethodSource("sites")
	void listReadsEachRow(RegulatorSite format) throws IOException {
		try (NightSite site = site(format)) {
			Listing listing = list(site);
			assertThat(listing.shortfall()).isNull();
			assertThat(listing.rejections()).isEmpty();
			assertThat(listing.items()).hasSize(ROWS)
				.allSatisfy((item) -> assertThat(item.note()).isNull())
				.allSatisfy((item) -> assertThat(item.files().isEmpty()).isNotEqualTo(format.hasAnnexes()))
				.extracting(ListedItem::externalId)
				.contains("EA-1", "EA-23");
		}
	}

	@ParameterizedTest
	@MethodSource("registers")
	void listWhenADocumentHasEndedNeedsNoDocument(RegulatorSite format) throws IOException {
		try (NightSite site = site(format)) {
			site.list(4, (row) -> row.state("withdrawn"));
			assertThat(list(site).items()).filteredOn(ListedItem::hasEnded)
				.extracting(ListedItem::externalId)
				.containsExactly("EA-4");
		}
	}

	@ParameterizedTest
	@MethodSource("sites")
	void listWhenPagesAreCutOrBlockedIsIncomplete(RegulatorSite format) throws IOException {
		try (NightSite site = site(format)) {
			assertThat(list(site.fail(Fault.CUT_SMOOTHLY)).shortfall()).isNotNull();
			assertThat(list(site.fail(Fault.BLOCKED)).shortfall()).isNotNull();
		}
	}

	static List<RegulatorSite> sites() {
		return RegulatorSite.all();
	}

	static List<RegulatorSite> registers() {
		return RegulatorSite.all().stream().filter(ListFormat::isRegister).toList();
	}

	private static NightSite site(RegulatorSite format) throws IOException {
		NightSite site = new NightSite(format, false);
		IntStream.rangeClosed(1, ROWS)
			.forEach((number) -> site.publish(number, "EA-" + number, "Title " + number, number + ".html", "Text"));
		return site;
	}

	private Listing list(NightSite site) throws IOException {
		Path file = Files.writeString(this.directory.resolve("site.yaml"), site.source("site"));
		return WebListing.of(SourceFile.read(file), new CrawlClient(), PageCache.NONE);
	}

}
