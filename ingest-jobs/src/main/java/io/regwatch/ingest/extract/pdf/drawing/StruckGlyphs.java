package io.regwatch.ingest.extract.pdf.drawing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;

import io.regwatch.ingest.extract.text.TextNormalizer;
import org.apache.pdfbox.text.TextPosition;

/** Finds the glyphs that lines strike out. */
final class StruckGlyphs {

	/**
	 * The part of a line that lies on characters at least, without spaces: others are
	 * rules, grids, or stand above footnotes.
	 */
	private static final float ON_TEXT = 0.6F;

	private final NavigableMap<Float, List<ThinLine>> level;

	private final NavigableMap<Float, List<ThinLine>> upright;

	private final IdentityHashMap<ThinLine, List<TextPosition>> crossed = new IdentityHashMap<>();

	private StruckGlyphs(NavigableMap<Float, List<ThinLine>> level, NavigableMap<Float, List<ThinLine>> upright) {
		this.level = level;
		this.upright = upright;
	}

	/**
	 * Finds them.
	 * @param level lines by height
	 * @param upright lines by their distance from the left
	 * @return the glyphs, to be compared by identity
	 */
	static Set<TextPosition> find(NavigableMap<Float, List<ThinLine>> level,
			NavigableMap<Float, List<ThinLine>> upright, List<List<TextPosition>> glyphs) {
		StruckGlyphs found = new StruckGlyphs(level, upright);
		for (List<TextPosition> article : glyphs) {
			article.forEach(found::cross);
		}
		Set<TextPosition> struck = Collections.newSetFromMap(new IdentityHashMap<>());
		found.crossed.forEach((line, under) -> {
			if (under.stream().filter(StruckGlyphs::isCharacter).mapToDouble(line::overlap).sum() >= line.length()
					* ON_TEXT) {
				struck.addAll(under);
			}
		});
		return struck;
	}

	private static boolean isCharacter(TextPosition glyph) {
		return !TextNormalizer.clean(glyph.getUnicode()).isEmpty();
	}

	/** In loops: streams would be made for each glyph. */
	private void cross(TextPosition glyph) {
		float baseline = ThinLine.baseline(glyph);
		float size = ThinLine.size(glyph) * ThinLine.up(glyph);
		float one = baseline + size * ThinLine.LOWEST;
		float other = baseline + size * ThinLine.HIGHEST;
		NavigableMap<Float, List<ThinLine>> lines = ThinLine.isLevel(glyph) ? this.level : this.upright;
		for (List<ThinLine> near : lines.subMap(Math.min(one, other), true, Math.max(one, other), true).values()) {
			for (ThinLine line : near) {
				if (line.strikes(glyph)) {
					this.crossed.computeIfAbsent(line, (any) -> new ArrayList<>()).add(glyph);
				}
			}
		}
	}

}
