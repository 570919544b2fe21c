package io.regwatch.ingest.source;

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
		return switch (source.kind()) {
			case FolderConnector.KIND -> FolderListing.of(source);
			case JsonListConnector.KIND -> JsonListConnector.list(source, new Web());
			case HtmlTableConnector.KIND -> HtmlTableConnector.list(source, new Web());
			default ->
				throw new IllegalArgumentException("Nothing reads sources of kind '%s'".formatted(source.kind()));
		};
	}

}
