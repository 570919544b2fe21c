package io.regwatch.ingest.extract.office.slide;

import java.util.regex.Pattern;

import io.regwatch.ingest.extract.office.xml.Alternatives;
import io.regwatch.ingest.extract.office.xml.Equations;
import io.regwatch.ingest.extract.office.xml.OfficeParts;
import io.regwatch.ingest.extract.office.xml.TallCells;
import io.regwatch.ingest.extract.office.xml.WideCells;
import org.jspecify.annotations.Nullable;

/** The parts of a presentation of PowerPoint. */
public final class PowerPointParts implements OfficeParts {

	private static final Pattern TEXT = Pattern.compile("(?i)(?:.*/)?(?:notesSlide|slide)\\d*\\.xml");

	@Override
	public @Nullable Rewriting rewriting(String part) {
		return TEXT.matcher(part).matches() ? Rewriting.of(new Alternatives(), Equations.ofDrawing(), new DrawingRuns(),
				new DrawingNumbers(), TallCells.ofDrawing(), WideCells.ofDrawing(), new SlideShapes()) : null;
	}

}
