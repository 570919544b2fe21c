package io.regwatch.ingest.extract.pdf;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/**
 * The images on the pages of a document that may say something beside its text: not scans
 * behind recognised text, logos, letterheads, and what is small.
 */
final class PagePictures {

	/** Of the area of a page. */
	private static final double SMALL = 0.02;

	/** Of the area of a page: a scan, or a background. */
	private static final double LARGE = 0.85;

	/** More are a drawing that a program turned into images. */
	private static final int MOST_STRIPS = 50;

	/** Of the height of a page. */
	private static final double MARGIN = 0.1;

	private final PDDocument document;

	private final Set<Long> checksums = new HashSet<>();

	private final List<Picture> content = new ArrayList<>();

	private PagePictures(PDDocument document) {
		this.document = document;
	}

	static PagePictures of(PDDocument document) {
		PagePictures pictures = new PagePictures(document);
		pictures.find();
		return pictures;
	}

	/** Returns those that another document does not have byte for byte. */
	List<Picture> notIn(PagePictures other) {
		return this.content.stream().filter((picture) -> !other.checksums.contains(picture.checksum())).toList();
	}

	private void find() {
		List<List<Picture>> images = images();
		Map<Long, Long> pages = images.stream()
			.flatMap((page) -> page.stream().map(Picture::checksum).distinct())
			.collect(Collectors.groupingBy((checksum) -> checksum, Collectors.counting()));
		this.checksums.addAll(pages.keySet());
		for (List<Picture> page : images) {
			List<Picture> joined = Picture.join(page.stream()
				.filter((image) -> pages.getOrDefault(image.checksum(), 0L) == 1 && image.area() < LARGE * area(image))
				.toList());
			joined.forEach((picture) -> this.checksums.add(picture.checksum()));
			joined.stream().filter(this::isContent).forEach(this.content::add);
		}
	}

	/** By page. What draws nothing but letters and lines need not be read. */
	private List<List<Picture>> images() {
		PictureRenderer finder = new PictureRenderer(this.document);
		List<List<Picture>> images = new ArrayList<>();
		int number = 0;
		for (PDPage page : this.document.getPages()) {
			if (page.getResources() != null && page.getResources().getXObjectNames().iterator().hasNext()) {
				images.add(finder.find(number));
			}
			number++;
		}
		return images;
	}

	private boolean isContent(Picture picture) {
		Rectangle2D place = picture.place();
		double height = height(picture);
		return picture.strips() <= MOST_STRIPS && picture.pixels() <= ScannedPageDetector.MAX_PIXELS_OF_AN_IMAGE
				&& picture.area() > SMALL * area(picture) && picture.area() < LARGE * area(picture)
				&& place.getMaxY() > MARGIN * height && place.getMinY() < (1 - MARGIN) * height;
	}

	private double area(Picture picture) {
		PDRectangle box = page(picture).getCropBox();
		return (double) box.getWidth() * box.getHeight();
	}

	private double height(Picture picture) {
		PDRectangle box = page(picture).getCropBox();
		return (page(picture).getRotation() % 180 == 0) ? box.getHeight() : box.getWidth();
	}

	private PDPage page(Picture picture) {
		return this.document.getPage(picture.page());
	}

}
