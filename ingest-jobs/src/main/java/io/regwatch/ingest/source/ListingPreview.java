package io.regwatch.ingest.source;

import java.util.Arrays;

import io.regwatch.http.CrawlClient;

/** Lists a source as a run would, without storing anything. */
public final class ListingPreview {

	private ListingPreview() {
	}

	/**
	 * Lists a source.
	 * @param source of a kind that catalogue files know
	 * @return what a run would find now
	 */
	public static Listing of(SourceDefinition source) {
		if (source.kind().equals(FolderConnector.KIND)) {
			return FolderListing.of(source);
		}
		return Arrays.stream(WebSourceType.values())
			.filter((kind) -> kind.code().equals(source.kind()))
			.findFirst()
			.map((kind) -> kind.list(source, new CrawlClient()))
			.orElseThrow(
					() -> new IllegalArgumentException("Nothing reads sources of kind '%s'".formatted(source.kind())));
	}

}
