package io.regwatch.ingest.discover;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ingest.discover.WithheldValues.Withheld;
import io.regwatch.ingest.run.AnomalyRepository;
import io.regwatch.ingest.run.Ledgers;
import io.regwatch.ingest.run.ListingShapes;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.Renumberings;
import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.run.RunItemInserter;
import io.regwatch.ingest.run.Runs;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.ListingShape;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import io.regwatch.store.DatabaseClock;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Writes a listing, the run's items and its open ledger, in one transaction. */
@Component
class ListingWriter {

	private final Runs runs;

	private final RunItemInserter items;

	private final Renumberings renumberings;

	private final RenumberingLimit renumbered;

	private final Ledgers ledgers;

	private final ListingShapes shapes;

	private final Quarantine quarantine;

	private final KnownItems known;

	private final Revisits revisits;

	private final WithheldValues withheld;

	private final AnomalyRepository anomalies;

	private final ListingPageCache pages;

	private final DatabaseClock clock;

	ListingWriter(Runs runs, RunItemInserter items, Renumberings renumberings, RenumberingLimit renumbered,
			Ledgers ledgers, ListingShapes shapes, Quarantine quarantine, KnownItems known, Revisits revisits,
			WithheldValues withheld, AnomalyRepository anomalies, ListingPageCache pages, DatabaseClock clock) {
		this.runs = runs;
		this.items = items;
		this.renumberings = renumberings;
		this.renumbered = renumbered;
		this.ledgers = ledgers;
		this.shapes = shapes;
		this.quarantine = quarantine;
		this.known = known;
		this.revisits = revisits;
		this.withheld = withheld;
		this.anomalies = anomalies;
		this.pages = pages;
		this.clock = clock;
	}

	boolean isWritten(UUID runId) {
		return this.ledgers.find(runId).isPresent();
	}

	@Transactional
	public void write(Run run, SourceDefinition source, Listing read) {
		this.runs.requireOwned(run.id());
		ListingShape before = this.shapes.last(source.id());
		Set<String> known = this.known.of(source.id());
		Listing named = CutFiles.withhold(read.takingKnown(known), before.parts(), source.tolerance());
		Set<String> lost = LostFields.find(before, ListingShape.of(named), named.excerpt(), source.tolerance());
		Consolidations consolidations = new Consolidations(source.id(), known, this.known.consolidated(source.id()),
				this.clock.now());
		Listing all = consolidations.merge(named);
		Set<String> listed = externalIds(all);
		// Known values in the place of doubtful ones would hide which text is older.
		Withheld withheld = this.withheld.withhold(source, consolidations.withoutOthers(all), lost);
		Listing listing = consolidations.withStatus(withheld.listing());
		Set<String> missing = new LinkedHashSet<>(known);
		missing.removeAll(listing.excerpt() ? known : listed);
		Set<String> leftOut = missing.stream().filter(named.leftOut()::contains).collect(Collectors.toSet());
		missing.removeAll(leftOut);
		int position = add(run, listing);
		ListingShape shape = ListingShape.of(named).with(withheld.shifted());
		List<RunItem> renumbered = this.renumberings.find(run);
		renumbered.forEach((item) -> missing.remove(item.formerId()));
		List<Anomaly> anomalies = withLosses(source, named, before, shape, lost,
				Stream.concat(CompletenessCheck.anomalies(listing, known.size(), missing, source.tolerance()).stream(),
						this.renumbered
							.reject(renumbered, expected(listing, listed, known, renumbered), source.tolerance())
							.stream())
					.toList());
		@Nullable String shortfall = Anomaly.shortfall(anomalies);
		if (!leftOut.isEmpty()) {
			this.anomalies.note(run.id(), leftOut(leftOut));
		}
		this.ledgers.open(run.id(), listing.reported(), listing.size(), shortfall, shape);
		anomalies.forEach((anomaly) -> this.anomalies.note(run.id(), anomaly));
		if (listing.excerpt()) {
			this.quarantine.resolveRenumbered(source.id(), listed);
			// What a feed lacks says nothing of documents that are known.
			this.items.addRevisited(run, position, this.revisits.due(source.id(), listed));
		}
		else if (shortfall == null) {
			this.items.addMissing(run, position, missing);
			this.quarantine.resolveUnlisted(source.id(), Stream.concat(listed.stream(), missing.stream()).toList());
		}
		this.pages.forget(run.id());
	}

	private static Anomaly leftOut(Set<String> ids) {
		return new Anomaly(AnomalyRule.LEFT_OUT,
				"%d known items are still listed, but left out by 'where', such as '%s'".formatted(ids.size(),
						ids.iterator().next()));
	}

	/** How many known items a listing can name: a feed names only what is new. */
	private static int expected(Listing listing, Set<String> listed, Set<String> known, List<RunItem> renumbered) {
		return listing.excerpt() ? renumbered.size() + (int) listed.stream().filter(known::contains).count()
				: known.size();
	}

	/**
	 * Nothing more has to be found if the listing is incomplete already; but a gap of a
	 * feed shows in one run only.
	 */
	private List<Anomaly> withLosses(SourceDefinition source, Listing named, ListingShape before, ListingShape shape,
			Set<String> lost, List<Anomaly> listed) {
		Optional<Anomaly> gap = source.showsNewestOnly()
				? FeedGaps.find(this.shapes.lastParts(source.id()), shape.parts()) : Optional.empty();
		List<Anomaly> anomalies = Stream.concat(listed.stream(), gap.stream()).toList();
		if (source.tolerance().shrink() >= 1 || Anomaly.shortfall(anomalies) != null) {
			return anomalies;
		}
		Optional<Anomaly> part = named.excerpt() ? Optional.empty()
				: LostParts.find(before.parts(), shape.parts(), externalIds(named));
		return Stream.of(anomalies.stream(), part.stream(), LostFields.anomaly(lost, before, shape).stream())
			.flatMap(Function.identity())
			.toList();
	}

	private int add(Run run, Listing listing) {
		this.items.add(run, 0, listing.items());
		int position = listing.items().size();
		for (Listing.Rejection rejection : listing.rejections()) {
			this.quarantine.reject(this.items.add(run, position++, rejection.item()), null, rejection.reason(),
					rejection.detail());
		}
		return position;
	}

	private static Set<String> externalIds(Listing listing) {
		List<ListedItem> rejected = listing.rejections().stream().map(Listing.Rejection::item).toList();
		return Stream.concat(listing.items().stream(), rejected.stream())
			.map(ListedItem::externalId)
			.collect(Collectors.toSet());
	}

}
