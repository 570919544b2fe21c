package io.regwatch.ingest.extract.markup.table;

/** The shapes of a drawing without a name, as a number that tells it from others. */
public final class Drawing {

	private final StringBuilder shapes = new StringBuilder();

	public void add(String shape) {
		this.shapes.append(shape);
	}

	/** Returns an empty text if nothing is drawn. */
	@Override
	public String toString() {
		return this.shapes.isEmpty() ? "" : "[Drawing: %08x]".formatted(this.shapes.toString().hashCode());
	}

}
