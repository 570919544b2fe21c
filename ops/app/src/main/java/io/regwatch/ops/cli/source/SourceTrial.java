package io.regwatch.ops.cli.source;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

import io.regwatch.ingest.extract.DocumentExtractor;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.PageCache;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.check.ListExcerpt;
import io.regwatch.ingest.source.check.SourceProbe;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.text.PatternLimitException;
import org.jspecify.annotations.Nullable;

/**
 * The result of listing a source and reading its first document.
 *
 * @param source that was read
 * @param complete whether the list is complete and the document was read
 * @param disallowed why robots.txt forbids the list; {@code null} if it does not
 * @param reported total of the authority; {@code null} if it gives none
 * @param listed number of rows with an id, rejected ones included
 * @param emptyFields fields whose rules find nothing in any row
 * @param anomalies of the list
 * @param items in the list's order
 * @param rejections rows that cannot be taken
 * @param begins how the list begins; {@code null} if rows are found, or no page is read
 * @param document the first one; {@code null} if there is none
 */
record SourceTrial(Source source, boolean complete, @Nullable String disallowed, @Nullable Integer reported, int listed,
		List<String> emptyFields, List<Finding> anomalies, List<Item> items, List<Refusal> rejections,
		@Nullable String begins, @Nullable Document document) {

	static SourceTrial of(SourceDefinition source, SourceProbe probe, DocumentExtractor extractor, PageCache pages) {
		Optional<String> disallowed = probe.disallowed(source);
		ListExcerpt excerpt = new ListExcerpt(pages);
		Listing listing = list(source, probe, excerpt);
		@Nullable Document document = SourceProbe.example(listing)
			.map((item) -> Document.of(item, source, probe, extractor))
			.orElse(null);
		boolean complete = listing.shortfall() == null && document != null && document.isRead();
		return new SourceTrial(Source.of(source), complete, disallowed.orElse(null), listing.reported(), listing.size(),
				SourceProbe.emptyFields(source, listing), listing.anomalies().stream().map(Finding::of).toList(),
				listing.items().stream().map(Item::of).toList(),
				listing.rejections().stream().map(Refusal::of).toList(),
				listing.items().isEmpty() ? excerpt.text().orElse(null) : null, document);
	}

	/** One source must not end the trial of the others. */
	private static Listing list(SourceDefinition source, SourceProbe probe, PageCache pages) {
		try {
			return probe.list(source, pages);
		}
		catch (IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException
				| PatternLimitException ex) {
			return Listing.failed("The list cannot be read: " + ex.getMessage());
		}
	}

	record Source(String id, String title, String institution, String geography, String kind) {

		static Source of(SourceDefinition source) {
			return new Source(source.id(), source.title(), source.institution(), source.geography(), source.kind());
		}

	}

	record Finding(String rule, String detail, boolean incomplete, String advice) {

		static Finding of(Anomaly anomaly) {
			return new Finding(anomaly.rule().code(), anomaly.detail(), anomaly.rule().isIncomplete(),
					anomaly.rule().advice());
		}

	}

	/** A row as it is listed; what it does not say is {@code null}. */
	record Item(String id, @Nullable String title, @Nullable String published, @Nullable String effective,
			@Nullable String status, @Nullable String edition, @Nullable String updateType, @Nullable String type,
			@Nullable String language, @Nullable String description, String url, String document, String fileName,
			List<String> files, List<Relation> relations, @Nullable String text, @Nullable String note) {

		static Item of(ListedItem item) {
			return new Item(item.externalId(), item.title(), text(item.published()), text(item.effective()),
					(item.status() != null) ? item.status().code() : null, item.edition(), item.updateType(),
					(item.type() != null) ? item.type().code() : null, item.language(), item.description(), item.url(),
					item.locator(), item.fileName(), item.files(),
					item.relations()
						.stream()
						.map((relation) -> new Relation(relation.kind().code(), relation.externalId(),
								relation.source()))
						.toList(),
					item.text(), item.note());
		}

		private static @Nullable String text(@Nullable Object value) {
			return (value != null) ? value.toString() : null;
		}

	}

	record Relation(String kind, String id, @Nullable String source) {

	}

	record Refusal(String id, String reason, String detail) {

		static Refusal of(Listing.Rejection rejection) {
			return new Refusal(rejection.item().externalId(), rejection.reason().code(), rejection.detail());
		}

	}

	/**
	 * The first document.
	 *
	 * @param id of its row
	 * @param address from which it was requested
	 * @param refused why it was not fetched or not read; {@code null} if it was
	 * @param detail of that, one sentence
	 * @param file name of it in the probe's directory; {@code null} if it was not fetched
	 */
	record Document(String id, String address, @Nullable String refused, @Nullable String detail, @Nullable String file,
			@Nullable String mediaType, @Nullable String title, @Nullable String language, int pages,
			List<TextBlock> blocks) {

		static Document of(ListedItem item, SourceDefinition source, SourceProbe probe, DocumentExtractor extractor) {
			return switch (probe.fetch(source, item)) {
				case FetchOutcome.Fetched fetched ->
					of(item, fetched.file().hash().hex(), extractor.extract(probe.path(fetched.file().hash()),
							item.fileName(), item.isRow() ? null : source.pagePart()));
				case FetchOutcome.Gone _ -> refused(item, "gone", "The host says that it is not there", null, null);
				case FetchOutcome.Refused refused ->
					refused(item, refused.reason().code(), refused.detail(), null, null);
				case FetchOutcome.NotModified _ ->
					throw new IllegalStateException("'%s' was never fetched before".formatted(item.externalId()));
			};
		}

		private static Document of(ListedItem item, String file, Extraction extraction) {
			return switch (extraction) {
				case Extraction.Text text ->
					new Document(item.externalId(), item.address(), null, null, file, text.mediaType(), text.title(),
							text.language(), text.pages(), text.blocks().stream().map(TextBlock::of).toList());
				case Extraction.Rejected rejected ->
					refused(item, rejected.reason().code(), rejected.detail(), file, rejected.mediaType());
			};
		}

		private static Document refused(ListedItem item, String reason, String detail, @Nullable String file,
				@Nullable String mediaType) {
			return new Document(item.externalId(), item.address(), reason, detail, file, mediaType, null, null, 0,
					List.of());
		}

		boolean isRead() {
			return this.refused == null;
		}

	}

	record TextBlock(int page, String kind, String text) {

		static TextBlock of(Block block) {
			return new TextBlock(block.page(), block.kind().name().toLowerCase(Locale.ROOT), block.text());
		}

	}

}
