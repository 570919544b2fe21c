package io.regwatch.ingest.discover;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.regwatch.ingest.source.Listing.Part;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.jspecify.annotations.Nullable;

/**
 * Detects lists of a source that have become empty, or end on an earlier page without
 * saying how long they are, and files that an archive lacks: their items may only be out
 * of reach.
 */
final class LostParts {

	private LostParts() {
	}

	/**
	 * Finds lists that lost pages.
	 * @param before the lists of the last complete listing
	 * @param now those of this one
	 * @param listed external ids that this listing names
	 * @return empty if the items of their last pages are listed elsewhere
	 */
	static Optional<Anomaly> find(List<Part> before, List<Part> now, Set<String> listed) {
		Map<String, Part> parts = now.stream().collect(Collectors.toMap(Part::start, Function.identity()));
		List<Part> lost = before.stream()
			.filter((part) -> isLost(part, parts.get(part.start())))
			.filter((part) -> part.lastItems().stream().noneMatch(listed::contains))
			.toList();
		return lost.isEmpty() ? Optional.empty()
				: Optional.of(new Anomaly(AnomalyRule.LOST_PART,
						"%d lists of the source lost pages; '%s' had %d with items, such as '%s'".formatted(lost.size(),
								lost.getFirst().start(), lost.getFirst().pages(),
								lost.getFirst().lastItems().getFirst())));
	}

	/** The last page of a list often has one item only, which may really be gone. */
	private static boolean isLost(Part before, @Nullable Part now) {
		if (before.pages() == 0) {
			return false;
		}
		if (now == null) {
			return before.start().contains(Part.OF_ARCHIVE);
		}
		if (now.stated()) {
			return false;
		}
		return now.pages() == 0 || (now.pages() < before.pages() && before.lastItems().size() > 1);
	}

}
