package io.regwatch.ingest.extract.office.xml;

import java.util.stream.Stream;

import io.regwatch.ingest.extract.markup.ImageText;

/** A drawing or picture, as readers have it described who do not see it. */
public final class DrawnImage {

	private final StringBuilder title = new StringBuilder();

	private final StringBuilder description = new StringBuilder();

	private String name = "";

	private boolean unnamed;

	/** Text boxes say themselves what they show. */
	private boolean textual;

	public StringBuilder title() {
		return this.title;
	}

	public StringBuilder description() {
		return this.description;
	}

	/** Names it by a picture. Programs show the first of several. */
	public void name(String picture) {
		this.name = this.name.isEmpty() ? picture : this.name;
	}

	/** Notes that each program draws its picture anew. */
	public void unname() {
		this.unnamed = true;
	}

	/** Notes that text is in it. */
	public void hasText() {
		this.textual = true;
	}

	/** Returns an empty text if nothing is known of it. */
	public String text() {
		return (this.textual && this.name.isEmpty()) ? "" : ImageText
			.of(Stream.of(this.title.toString(), this.description.toString(), this.unnamed ? "" : this.name));
	}

}
