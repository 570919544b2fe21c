package io.regwatch.search.embedding;

import java.util.Optional;

import dev.langchain4j.model.embedding.EmbeddingModel;
import dev.langchain4j.model.embedding.onnx.bgesmallenv15q.BgeSmallEnV15QuantizedEmbeddingModel;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A small sentence embedding model in this process. It is loaded lazily, which takes
 * seconds; a passage takes some hundredths of a second.
 */
public final class SentenceEmbeddingModel {

	/** Name of the model; vectors of different models are not comparable. */
	public static final String NAME = "bge-small-en-v1.5-q";

	/** Components of a vector. */
	public static final int DIMENSIONS = 384;

	// The model was trained with this prefix for searches, and none for passages.
	private static final String QUERY = "Represent this sentence for searching relevant passages: ";

	private static final Logger logger = LoggerFactory.getLogger(SentenceEmbeddingModel.class);

	private static final int LONGEST = 1200;

	private SentenceEmbeddingModel() {
	}

	/**
	 * Embeds a passage.
	 * @param text of which the first 1,200 characters count
	 * @return 384 components, the greatest of which is 127 or -127; empty if the model
	 * cannot be loaded
	 */
	public static Optional<byte[]> embed(String text) {
		String read = text.substring(0, Math.min(text.length(), LONGEST));
		return Optional.ofNullable(Loaded.MODEL).map((model) -> quantize(model.embed(read).content().vector()));
	}

	/**
	 * Embeds a search, to be compared with passages.
	 * @param text as the user wrote it
	 * @return as of {@link #embed}
	 */
	public static Optional<byte[]> embedQuery(String text) {
		return embed(QUERY + text);
	}

	/** As exact as bytes can be. */
	private static byte[] quantize(float[] vector) {
		float greatest = 0;
		for (float one : vector) {
			greatest = Math.max(greatest, Math.abs(one));
		}
		byte[] quantized = new byte[vector.length];
		for (int i = 0; i < vector.length; i++) {
			quantized[i] = (byte) Math.round(vector[i] / greatest * Byte.MAX_VALUE);
		}
		return quantized;
	}

	private static final class Loaded {

		private static final @Nullable EmbeddingModel MODEL = load();

		private static @Nullable EmbeddingModel load() {
			try {
				return new BgeSmallEnV15QuantizedEmbeddingModel();
			}
			catch (LinkageError | RuntimeException ex) {
				logger.warn("No sentence embeddings on this machine, passages are ranked by their words alone", ex);
				return null;
			}
		}

	}

}
