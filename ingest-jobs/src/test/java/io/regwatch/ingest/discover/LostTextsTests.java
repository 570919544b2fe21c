package io.regwatch.ingest.discover;

import java.util.List;
import java.util.Map;
import java.util.Set;

import io.regwatch.ingest.discover.KnownItems.KnownItem;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.schema.VersionStatus;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LostTextsTests {

	private static final List<String> FILES = List.of("https://agency.example/annex.pdf");

	private static final Map<String, KnownItem> KNOWN = Map.of("lost", known("lost", FILES), "kept",
			known("kept", FILES), "none", known("none", List.of()));

	private static final Listing LISTING = new Listing(null,
			List.of(item("lost", List.of()), item("kept", FILES), item("none", List.of()), item("new", List.of())),
			List.of(), List.of());

	@Test
	void rejectWhenFilesAreLostHoldsRowsThatHadSome() {
		Listing listing = LostTexts.reject(LISTING, Set.of("files"), KNOWN);
		assertThat(listing.rejections()).extracting((one) -> one.item().externalId()).containsExactly("lost");
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("kept", "none", "new");
	}

	@Test
	void rejectWhenAnotherFieldIsLostTakesAll() {
		assertThat(LostTexts.reject(LISTING, Set.of("title"), KNOWN)).isSameAs(LISTING);
	}

	private static KnownItem known(String id, List<String> files) {
		return new KnownItem(item(id, files), VersionStatus.IN_FORCE);
	}

	private static ListedItem item(String id, List<String> files) {
		return new ListedItem(id, "https://agency.example/" + id, "https://agency.example/" + id,
				ListedItem.SEVERAL_FILES, null, null, null, null, null, null, null, null, null, null, null, List.of(),
				files);
	}

}
