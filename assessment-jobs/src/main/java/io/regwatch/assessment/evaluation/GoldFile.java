package io.regwatch.assessment.evaluation;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/**
 * One file of a gold set.
 *
 * @param half that its updates belong to; {@code null} if it has none
 * @param asOf the day of the assessment; {@code null} if it has none
 * @param profiles by name
 * @param updates with what is expected of them
 */
record GoldFile(@Nullable DatasetSplit half, @Nullable LocalDate asOf, Map<String, GoldProfile> profiles,
		List<GoldUpdate> updates) {

	GoldFile(@Nullable DatasetSplit half, @Nullable LocalDate asOf, @Nullable Map<String, GoldProfile> profiles,
			@Nullable List<GoldUpdate> updates) {
		this.half = half;
		this.asOf = asOf;
		this.profiles = (profiles != null) ? Map.copyOf(profiles) : Map.of();
		this.updates = (updates != null) ? List.copyOf(updates) : List.of();
		if (!this.updates.isEmpty() && (half == null || asOf == null)) {
			throw new IllegalArgumentException(
					"a file with 'updates' needs 'half' (tuning or test) and 'asOf' (a date)");
		}
	}

}
