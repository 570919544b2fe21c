package io.regwatch.ingest.extract.pdf.line;

import java.util.List;

import io.regwatch.ingest.extract.pdf.drawing.DrawnSign;
import io.regwatch.ingest.extract.pdf.drawing.Grids;
import org.apache.pdfbox.text.TextPosition;
import org.jspecify.annotations.Nullable;

/**
 * Puts signs that a page draws among its glyphs: beside text, alone in a cell, and ticks
 * also in a line with text. Others are bullets, parts of charts, or decoration.
 */
final class SignPlaces {

	/** Widest gap between a sign and its text, in font sizes. */
	private static final double BESIDE = 1.5;

	private final List<List<TextPosition>> articles;

	private final Grids grids;

	private SignPlaces(List<List<TextPosition>> articles, Grids grids) {
		this.articles = articles;
		this.grids = grids;
	}

	static void insert(List<DrawnSign> signs, List<List<TextPosition>> articles, Grids grids) {
		SignPlaces places = new SignPlaces(articles, grids);
		signs.forEach(places::insert);
	}

	private void insert(DrawnSign sign) {
		@Nullable SignNeighbour nearest = null;
		for (List<TextPosition> article : this.articles) {
			for (int i = 0; i < article.size(); i++) {
				SignNeighbour next = new SignNeighbour(sign, article, i);
				if (next.isWithin()) {
					return;
				}
				if (next.isInLine() && (nearest == null || next.gap() < nearest.gap())) {
					nearest = next;
				}
			}
		}
		if (nearest != null && !isBackground(sign, nearest)
				&& (nearest.gap() <= BESIDE || (sign.isAnswer() && nearest.isBefore()))) {
			nearest.insert();
		}
		else {
			insertInCell(sign);
		}
	}

	private void insertInCell(DrawnSign sign) {
		this.articles.stream()
			.filter((article) -> !article.isEmpty())
			.findFirst()
			.map((article) -> new SignNeighbour(sign, article, article.size() - 1))
			.filter((last) -> this.grids.at(last.glyph()) != null && !isBackground(sign, last))
			.ifPresent(SignNeighbour::append);
	}

	private boolean isBackground(DrawnSign sign, SignNeighbour neighbour) {
		return this.grids.isFilled(neighbour.glyph(), sign.bounds());
	}

}
