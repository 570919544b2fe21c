package io.regwatch.ingest.source;

import java.util.Arrays;

import io.regwatch.http.Web;

/** Lists a source as a run would, without storing anything. */
public final class Preview {

	private Preview() {
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
		return Arrays.stream(WebKind.values())
			.filter((kind) -> kind.code().equals(source.kind()))
			.findFirst()
			.map((kind) -> kind.list(source, new Web()))
			.orElseThrow(
					() -> new IllegalArgumentException("Nothing reads sources of kind '%s'".formatted(source.kind())));
	}

}
