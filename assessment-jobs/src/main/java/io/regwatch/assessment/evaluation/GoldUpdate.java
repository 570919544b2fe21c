package io.regwatch.assessment.evaluation;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;

import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

/**
 * An update as it stands in a file of a gold set.
 *
 * @param text segments in reading order: a heading begins with {@code "# "}, what the
 * version before has too with {@code "= "}; {@code " // "} stands between blocks
 * @param removed blocks that only the version before has; {@code null} if there are none
 * @param mustQuote words of segments that have to be quoted where the update applies
 * @param expect by the name of the profile
 */
record GoldUpdate(String id, Source source, Reference reference, @Nullable String title, UpdateKind kind,
		String updateType, VersionStatus status, LocalDate published, LocalDate effective, List<String> text,
		@Nullable List<String> removed, @Nullable List<String> mustQuote, Map<String, Expectation> expect) {

	private static final String HEADING = "# ";

	private static final String KNOWN = "= ";

	/** Between blocks that stand in one line, such as a number and its article. */
	private static final String BREAK = " // ";

	private static final int LONGEST_HEADING = 80;

	GoldUpdate {
		Objects.requireNonNull(id, "'id' is missing");
		Objects.requireNonNull(source, "'source' is missing");
		Objects.requireNonNull(reference, "'reference' is missing");
		Objects.requireNonNull(kind, "'kind' is missing");
		Objects.requireNonNull(updateType, "'updateType' is missing");
		Objects.requireNonNull(status, "'status' is missing");
		Objects.requireNonNull(published, "'published' is missing");
		Objects.requireNonNull(effective, "'effective' is missing");
		removed = (removed != null) ? List.copyOf(removed) : List.of();
		text = List.copyOf(Objects.requireNonNull(text, "'text' is missing"));
		expect = Map.copyOf(Objects.requireNonNull(expect, "'expect' is missing"));
	}

	/** A segment as it stands in a file. */
	static String line(String text, boolean heading, boolean known) {
		return (known ? KNOWN : "") + (heading ? HEADING : "") + text;
	}

	AssessableUpdate candidate() {
		return new AssessableUpdate(uuid(), 1, this.kind, this.updateType,
				Objects.requireNonNullElse(this.title, this.reference.title()), "",
				new AssessableUpdate.Reference(this.reference.id(), this.reference.title(), this.reference.type()),
				new AssessableUpdate.Source(this.source.title(), this.source.geography(), true),
				new AssessableUpdate.Version(uuid(), this.status, midnight(this.effective), true), null,
				midnight(this.published), null, false, null, null);
	}

	/** The text, read as that of a stored version. */
	List<Segment> segments() {
		List<Block> blocks = new ArrayList<>();
		Set<Integer> known = new HashSet<>();
		for (String line : this.text) {
			boolean old = line.startsWith(KNOWN);
			String rest = old ? line.substring(KNOWN.length()) : line;
			List<String> parts = List.of(rest.split(BREAK));
			for (String part : parts) {
				if (old) {
					known.add(blocks.size());
				}
				boolean heading = part.startsWith(HEADING) || (!part.equals(parts.getLast()) && isHeading(part));
				blocks.add(new Block(blocks.size(), 1, heading ? BlockKind.HEADING : BlockKind.PARAGRAPH,
						heading ? 1 : 0, part.startsWith(HEADING) ? part.substring(HEADING.length()) : part));
			}
		}
		return Segment.read(uuid(), blocks, (block) -> !known.contains(block.ordinal()));
	}

	/** "Article 1", "5 Patient information". */
	private static boolean isHeading(String part) {
		return part.length() <= LONGEST_HEADING && Character.isLetterOrDigit(part.codePointBefore(part.length()));
	}

	private UUID uuid() {
		return UUID.nameUUIDFromBytes(this.id.getBytes(StandardCharsets.UTF_8));
	}

	private static Instant midnight(LocalDate date) {
		return date.atStartOfDay(ZoneOffset.UTC).toInstant();
	}

	record Source(String title, String geography) {

		Source {
			Objects.requireNonNull(title, "'source.title' is missing");
			Objects.requireNonNull(geography, "'source.geography' is missing");
		}

	}

	record Reference(String id, String title, ReferenceType type) {

		Reference {
			Objects.requireNonNull(id, "'reference.id' is missing");
			Objects.requireNonNull(title, "'reference.title' is missing");
			Objects.requireNonNull(type, "'reference.type' is missing");
		}

	}

}
