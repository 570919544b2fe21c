package io.regwatch.ops.console.reference;

import java.time.Instant;
import java.time.LocalDate;
import java.time.Year;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.api.reference.KnownVersion;
import io.regwatch.schema.VersionStatus;

/**
 * Versions on a time axis, as coordinates of an SVG.
 *
 * @param lanes one for each version, newest first
 * @param years marks of the axis
 * @param height of the picture
 */
record Timeline(List<Lane> lanes, List<Mark> years, int height) {

	/** Width of the picture. */
	static final int WIDTH = 1000;

	private static final int LEFT = 110;

	private static final int RIGHT = 980;

	private static final int TOP = 34;

	private static final int LANE = 26;

	private static final int MAX_YEARS = 12;

	private static final Set<VersionStatus> ENDS = Set.of(VersionStatus.SUPERSEDED, VersionStatus.WITHDRAWN,
			VersionStatus.REPEALED);

	/** At least one version. */
	static Timeline of(List<KnownVersion> versions, Instant now) {
		List<Instant> dates = versions.stream().flatMap(Timeline::dates).sorted().toList();
		Year first = year(dates.getFirst());
		Year end = year(dates.getLast().isAfter(now) ? dates.getLast() : now).plusYears(1);
		Scale scale = new Scale(first.atDay(1), end.atDay(1));
		List<Lane> lanes = new ArrayList<>();
		for (KnownVersion version : versions) {
			lanes.add(lane(version, TOP + LANE * lanes.size(), scale));
		}
		int step = 1 + (end.getValue() - first.getValue()) / MAX_YEARS;
		List<Mark> years = IntStream.iterate(first.getValue(), (year) -> year <= end.getValue(), (year) -> year + step)
			.mapToObj((year) -> new Mark(scale.x(Year.of(year).atDay(1).atStartOfDay(ZoneOffset.UTC).toInstant()), 16,
					String.valueOf(year)))
			.toList();
		return new Timeline(lanes, years, TOP + LANE * lanes.size());
	}

	private static Stream<Instant> dates(KnownVersion version) {
		return Stream.concat(Stream.of(version.effectiveDate()),
				Stream.concat(version.updates().stream().map(KnownVersion.Event::publicationDate),
						version.statuses().stream().map(KnownVersion.Status::effectiveDate)));
	}

	private static Lane lane(KnownVersion version, int y, Scale scale) {
		int from = scale.x(version.effectiveDate());
		int to = version.statuses()
			.stream()
			.filter((status) -> ENDS.contains(status.status()))
			.map((status) -> scale.x(status.effectiveDate()))
			.max(Integer::compare)
			.orElse(RIGHT);
		String status = version.statuses().isEmpty() ? "unknown" : version.statuses().getFirst().status().code();
		return new Lane("Version " + version.number(), y, from, Math.max(to - from, 2), status,
				version.updates()
					.stream()
					.map((update) -> new Mark(scale.x(update.publicationDate()), y, update.title()))
					.toList());
	}

	private static Year year(Instant date) {
		return Year.from(date.atOffset(ZoneOffset.UTC));
	}

	/**
	 * A version.
	 *
	 * @param label of the version
	 * @param y of its middle
	 * @param x where it comes into force
	 * @param width until its end, or the right edge
	 * @param status its code
	 * @param updates about it
	 */
	record Lane(String label, int y, int x, int width, String status, List<Mark> updates) {

	}

	/** A point with a text. */
	record Mark(int x, int y, String text) {

	}

	private record Scale(LocalDate first, LocalDate last) {

		int x(Instant date) {
			long day = date.atOffset(ZoneOffset.UTC).toLocalDate().toEpochDay() - this.first.toEpochDay();
			long days = this.last.toEpochDay() - this.first.toEpochDay();
			return Math.toIntExact(LEFT + Math.clamp(day, 0, days) * (RIGHT - LEFT) / days);
		}

	}

}
