package io.regwatch.change;

import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;

import io.regwatch.schema.text.BoundedPattern;
import org.jspecify.annotations.Nullable;

/**
 * A place in the change feed, after what was read.
 *
 * @param snapshot whether it is in the list of all visible resources that precedes the
 * changes
 * @param position of the change; of a snapshot, that of the last change before it
 * @param resource id of the last resource that was read, where the position stands for
 * several; {@code null} at the end of a position and at the beginning of a snapshot
 */
public record ChangeCursor(boolean snapshot, long position, @Nullable UUID resource) {

	private static final BoundedPattern FORM = BoundedPattern
		.compile("([cs])([0-9]{1,18})(?:-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}))?");

	private static final UUID LOWEST = new UUID(0, 0);

	/**
	 * Parses a cursor.
	 * @param text as {@link #text()} gives it
	 * @return empty if it is malformed
	 */
	public static Optional<ChangeCursor> parse(String text) {
		Matcher matcher = FORM.matcher(text);
		return matcher.matches() ? Optional.of(of(matcher)) : Optional.empty();
	}

	/**
	 * The cursor for clients.
	 * @return visible ASCII characters
	 */
	public String text() {
		return (this.snapshot ? "s" : "c") + this.position + ((this.resource != null) ? "-" + this.resource : "");
	}

	static ChangeCursor after(long position) {
		return new ChangeCursor(false, position, null);
	}

	static ChangeCursor snapshotAt(long position) {
		return new ChangeCursor(true, position, null);
	}

	ChangeCursor at(UUID last) {
		return new ChangeCursor(this.snapshot, this.position, last);
	}

	/** The first position that is still to be read, possibly in part. */
	long next() {
		return (this.resource != null && !this.snapshot) ? this.position : this.position + 1;
	}

	/** The resource after which a position is read. */
	UUID resourceAt(long other) {
		return (this.resource != null && other == this.position) ? this.resource : LOWEST;
	}

	private static ChangeCursor of(Matcher matcher) {
		String resource = matcher.group(3);
		return new ChangeCursor(matcher.group(1).equals("s"), Long.parseLong(matcher.group(2)),
				(resource != null) ? UUID.fromString(resource) : null);
	}

}
