package io.regwatch.ingest.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import io.regwatch.ingest.compare.Replacement.Extent;
import io.regwatch.ingest.update.ErrorMarker;
import io.regwatch.ingest.update.FilesType;
import io.regwatch.ingest.update.LostLetters;
import io.regwatch.ingest.update.SharedText;
import io.regwatch.ingest.update.Tolerance;
import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;
import org.jspecify.annotations.Nullable;

/**
 * The texts of an item's files.
 *
 * @param now what came
 * @param before what its reference says
 * @param held what the run before held back; {@code null} if there is none
 */
record ChangedTexts(Extraction.Text now, Extraction.Text before, Extraction.@Nullable Text held) {

	/** Another text in the place of the one before; empty if that only changed. */
	Optional<Replacement> replacement(ChangedItems.Item item, boolean other) {
		if (item.briefRow() && !FilesType.isOfFiles(this.before)) {
			return Optional.empty();
		}
		ReplacedPages pages = ReplacedPages.of(this.now, this.before);
		return extent(pages, other)
			.map((extent) -> new Replacement(item.knownSha256(), SharedText.withoutNumbers(pages.now(), item.titles()),
					extent, item.row(), item.sameRow() || isTranslated(), item.redirected(),
					SharedText.isBrief(pages.now(), pages.before()), other, isRepeated(pages)));
	}

	/** What a program wrote in the place of content, this time for the first time. */
	Optional<String> newErrorMarker() {
		List<List<Block>> others = Stream.of(this.before, this.held)
			.flatMap(Stream::ofNullable)
			.map(Extraction.Text::blocks)
			.toList();
		return ErrorMarker
			.findNew(this.now.blocks(), others, Tolerance.of(this.before.mediaType(), this.now.mediaType()))
			.or(() -> LostLetters.find(this.now.blocks(), others.getLast()));
	}

	private static Optional<Extent> extent(ReplacedPages pages, boolean other) {
		if (pages.isLost()) {
			return Optional.of(Extent.FILES);
		}
		if (SharedText.isExcerpt(pages.now(), pages.before())) {
			return Optional.of(Extent.EXCERPT);
		}
		if (SharedText.isReplaced(pages.now(), pages.before())) {
			return Optional.of(SharedText.isNotice(pages.now()) ? Extent.NOTICE : Extent.MOST);
		}
		if (other) {
			return Optional.of(Extent.PART);
		}
		return SharedText.isCutOff(pages.now(), pages.before()) ? Optional.of(Extent.END) : Optional.empty();
	}

	private boolean isTranslated() {
		String language = this.now.language();
		return language != null && this.before.language() != null && !language.equals(this.before.language());
	}

	/** The same files are lost again: what they said may also stand in others. */
	private boolean isRepeated(ReplacedPages pages) {
		return this.held != null && (pages.isLost() ? ReplacedPages.of(this.held, this.before).equals(pages)
				: !SharedText.isHardlyAny(pages.now(), this.held.blocks()));
	}

}
