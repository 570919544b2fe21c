package io.regwatch.ingest.extract.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * Compares images of two documents by their looks. A program that prints a document anew
 * stores them as it likes, and images with fewer pixels only look much the same.
 */
final class PictureComparison {

	/** Prints do not stretch images. */
	private static final double STRETCHED = 0.02;

	/** Images that are stored as they were have as many pixels. */
	private static final double RESIZED = 0.03;

	/** More pixels than images have show changed letters better. */
	private static final double FINE = 2;

	/** In fewer pixels, images that were made smaller look the same. */
	private static final double COARSE = 0.5;

	/** Drawing more pairs takes too long. */
	private static final int MOST = 40;

	private final PDDocument before;

	private final PDDocument after;

	private int drawn;

	PictureComparison(PDDocument before, PDDocument after) {
		this.before = before;
		this.after = after;
	}

	ChangedImages compare() {
		PagePictures oldPictures = PagePictures.of(this.before);
		PagePictures newPictures = PagePictures.of(this.after);
		List<Picture> lost = new ArrayList<>();
		List<Picture> added = new ArrayList<>(newPictures.notIn(oldPictures));
		for (Picture old : oldPictures.notIn(newPictures)) {
			Optional<Picture> same = added.stream().filter((now) -> maybeSame(old, now)).findFirst();
			same.ifPresentOrElse(added::remove, () -> lost.add(old));
		}
		return (lost.size() == added.size() || isSameProgram()) ? new ChangedImages(blocks(lost), blocks(added))
				: ChangedImages.NONE;
	}

	/** Other programs draw what was an image, and store as an image what was drawn. */
	private boolean isSameProgram() {
		return Objects.equals(this.before.getDocumentInformation().getProducer(),
				this.after.getDocumentInformation().getProducer());
	}

	private boolean maybeSame(Picture old, Picture now) {
		if (Math.abs(old.width() * now.height() / (old.height() * now.width()) - 1) > STRETCHED) {
			return false;
		}
		if (this.drawn++ >= MOST) {
			return true;
		}
		try {
			double scale = scale(old, now);
			int width = (int) Math.round(scale * old.width());
			int height = (int) Math.round(scale * old.height());
			return !PageImages.isOther(new PictureRenderer(this.before).draw(old, width, height),
					new PictureRenderer(this.after).draw(now, width, height));
		}
		// What drawing throws at broken input is without limits.
		catch (IOException | RuntimeException ex) {
			return true;
		}
	}

	/** Pixels for each point of the old page. */
	private static double scale(Picture old, Picture now) {
		double pixels = Math.min(old.pixels(), now.pixels());
		boolean resized = pixels < (1 - RESIZED) * Math.max(old.pixels(), now.pixels());
		double best = Math.sqrt(pixels / old.area());
		return resized ? COARSE * Math.min(best, PageScale.USUAL / 2) : Math.min(FINE * best, PageScale.USUAL);
	}

	private static List<Block> blocks(List<Picture> pictures) {
		return pictures.stream()
			.map((picture) -> new Block(0, picture.page() + 1, BlockKind.IMAGE, 0,
					"[Image on page %d: %x]".formatted(picture.page() + 1, picture.checksum())))
			.toList();
	}

}
