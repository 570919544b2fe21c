package io.regwatch.schema;

import java.util.List;

import org.jspecify.annotations.Nullable;

/** The outcome of reading a file: its text, or the reason why there is none. */
public sealed interface Extraction {

	/**
	 * The text of a file.
	 *
	 * @param mediaType detected type, such as {@code application/pdf}
	 * @param title the document's own title from its metadata or first heading;
	 * {@code null} when it has neither
	 * @param language ISO 639-1 code; {@code null} when too uncertain
	 * @param pages number of pages, at least 1
	 * @param blocks in reading order, at least one of them not {@link BlockKind#FURNITURE
	 * furniture}
	 */
	record Text(String mediaType, @Nullable String title, @Nullable String language, int pages,
			List<Block> blocks) implements Extraction {

		public Text {
			blocks = List.copyOf(blocks);
			if (blocks.stream().allMatch((block) -> block.kind() == BlockKind.FURNITURE)) {
				throw new IllegalArgumentException("A text needs a block that is not furniture");
			}
		}

	}

	/**
	 * A file that gives no text.
	 *
	 * @param mediaType detected type; {@code null} if it is unknown
	 * @param reason why
	 * @param detail one sentence for operators: what was found, what to do
	 */
	record Rejected(@Nullable String mediaType, RejectionReason reason, String detail) implements Extraction {

	}

}
