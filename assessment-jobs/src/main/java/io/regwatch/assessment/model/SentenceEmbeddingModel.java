package io.regwatch.assessment.model;

import java.util.Optional;

import dev.langchain4j.model.embedding.EmbeddingModel;
import dev.langchain4j.model.embedding.onnx.bgesmallenv15q.BgeSmallEnV15QuantizedEmbeddingModel;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A small sentence embedding model in this process. It is loaded lazily; a passage takes
 * some hundredths of a second.
 */
final class SentenceEmbeddingModel {

	static final String NAME = "bge-small-en-v1.5-q";

	private static final Logger logger = LoggerFactory.getLogger(SentenceEmbeddingModel.class);

	private static final int LONGEST = 1200;

	private SentenceEmbeddingModel() {
	}

	/** Empty if the model cannot be loaded. */
	static Optional<Embedding> read(String text) {
		String read = text.substring(0, Math.min(text.length(), LONGEST));
		return Optional.ofNullable(Loaded.MODEL).map((model) -> Embedding.of(model.embed(read).content().vector()));
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
