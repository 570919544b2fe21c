package io.regwatch.ingest.extract;

import java.util.Objects;

import io.regwatch.ingest.extract.pdf.ChangedImages;
import io.regwatch.schema.Extraction;
import org.jspecify.annotations.Nullable;

/**
 * What a child answers: one of the four, or none of them to say that it is ready.
 *
 * @param text the text of the file
 * @param rejected why there is none
 * @param same whether pages of two files look the same
 * @param images that two files do not share
 */
record ReadAnswer(Extraction.@Nullable Text text, Extraction.@Nullable Rejected rejected, @Nullable Boolean same,
		@Nullable ChangedImages images) {

	static final ReadAnswer READY = new ReadAnswer(null, null, null, null);

	static ReadAnswer of(Extraction extraction) {
		return switch (extraction) {
			case Extraction.Text text -> new ReadAnswer(text, null, null, null);
			case Extraction.Rejected rejected -> new ReadAnswer(null, rejected, null, null);
		};
	}

	static ReadAnswer of(boolean same) {
		return new ReadAnswer(null, null, same, null);
	}

	static ReadAnswer of(ChangedImages images) {
		return new ReadAnswer(null, null, null, images);
	}

	Extraction extraction() {
		return (this.text != null) ? this.text : Objects.requireNonNull(this.rejected, "An answer without a result");
	}

}
