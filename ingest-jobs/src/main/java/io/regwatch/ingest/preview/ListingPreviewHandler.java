package io.regwatch.ingest.preview;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

import io.regwatch.batch.ActiveRuns;
import io.regwatch.ingest.source.Connectors;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkResult;
import io.regwatch.store.DatabaseClock;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.stereotype.Component;

/** Lists a source as a run would, and keeps nothing but the preview. */
@Component
@EnableConfigurationProperties(PreviewProperties.class)
class ListingPreviewHandler implements WorkHandler {

	private final Sources sources;

	private final Connectors connectors;

	private final ListingPreviews previews;

	private final ActiveRuns active;

	private final DatabaseClock clock;

	private final Duration limit;

	ListingPreviewHandler(Sources sources, Connectors connectors, ListingPreviews previews, ActiveRuns active,
			DatabaseClock clock, PreviewProperties properties) {
		this.sources = sources;
		this.connectors = connectors;
		this.previews = previews;
		this.active = active;
		this.clock = clock;
		this.limit = properties.timeLimit();
	}

	@Override
	public WorkKind kind() {
		return WorkKind.PREVIEW_LISTING;
	}

	@Override
	public WorkResult handle(String sourceId) {
		Instant begun = this.clock.now();
		Optional<SourceDefinition> source = this.sources.find(sourceId);
		PreviewPages pages = new PreviewPages(this.limit, this.active::stopping);
		try {
			source.ifPresent((known) -> this.previews.save(sourceId, preview(known, pages)));
			return new WorkResult.Done(begun);
		}
		catch (PreviewPages.EndedException ex) {
			if (this.active.stopping()) {
				return new WorkResult.Failed(String.valueOf(ex.getMessage()));
			}
			this.previews.save(sourceId, ListingPreview.failed(String.valueOf(ex.getMessage())));
			return new WorkResult.Done(begun);
		}
	}

	private ListingPreview preview(SourceDefinition source, PreviewPages pages) {
		return ListingPreview.of(source, this.connectors.of(source).list(source, pages),
				this.previews.findKnown(source.id()));
	}

}
