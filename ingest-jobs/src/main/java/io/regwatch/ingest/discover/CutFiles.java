package io.regwatch.ingest.discover;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.Listing.FileEnd;
import io.regwatch.ingest.source.Listing.Part;
import io.regwatch.ingest.source.catalogue.SourceDefinition.Tolerance;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;

/**
 * Detects files of lines that were cut off within their last row. Some authorities never
 * end the last line, so a file is compared with the one before.
 */
final class CutFiles {

	private CutFiles() {
	}

	/**
	 * Rejects the last row of such a file: its values may lack their ends.
	 * @param listing as it was read
	 * @param before the lists of the last complete listing
	 * @param tolerance of the source
	 */
	static Listing withhold(Listing listing, List<Part> before, Tolerance tolerance) {
		Map<String, Part> known = before.stream().collect(Collectors.toMap(Part::start, Function.identity()));
		Set<String> listed = Stream
			.concat(listing.items().stream(), listing.rejections().stream().map(Listing.Rejection::item))
			.map(ListedItem::externalId)
			.collect(Collectors.toSet());
		List<Part> cut = listing.parts()
			.stream()
			.filter((part) -> isCut(Optional.ofNullable(known.get(part.start())).map(Part::end).orElse(null),
					part.end(), listed))
			.toList();
		return (cut.isEmpty() || tolerance.shrink() >= 1) ? listing : withhold(listing, cut);
	}

	private static Listing withhold(Listing listing, List<Part> cut) {
		Set<String> last = cut.stream()
			.flatMap((part) -> Stream.ofNullable(part.end()))
			.flatMap((end) -> Stream.ofNullable(end.item()))
			.collect(Collectors.toSet());
		Listing rejecting = listing.rejecting((item) -> last.contains(item.externalId()), RejectionReason.CORRUPT,
				"The file may be cut off within this row; see the run's anomaly 'lost_part'");
		return rejecting.with(new Anomaly(AnomalyRule.LOST_PART,
				"The file '%s' may be cut off: it stops without the end of a line, otherwise than before"
					.formatted(cut.getFirst().start())),
				rejecting.items());
	}

	/** A cut takes the end of the last line, and nearly always the last row. */
	private static boolean isCut(@Nullable FileEnd before, @Nullable FileEnd now, Set<String> listed) {
		if (before == null || now == null || now.closed()) {
			return false;
		}
		return before.closed() || (before.item() != null && !listed.contains(before.item()));
	}

}
