package io.regwatch.ingest.extract;

import java.util.Objects;

import io.regwatch.schema.Extraction;
import org.jspecify.annotations.Nullable;

/**
 * What a child answers: one of the two, or none of them to say that it is ready.
 *
 * @param text the text of the file
 * @param rejected why there is none
 */
record ReadAnswer(Extraction.@Nullable Text text, Extraction.@Nullable Rejected rejected) {

	static final ReadAnswer READY = new ReadAnswer(null, null);

	static ReadAnswer of(Extraction extraction) {
		return switch (extraction) {
			case Extraction.Text text -> new ReadAnswer(text, null);
			case Extraction.Rejected rejected -> new ReadAnswer(null, rejected);
		};
	}

	Extraction extraction() {
		return (this.text != null) ? this.text : Objects.requireNonNull(this.rejected, "An answer without a result");
	}

}
