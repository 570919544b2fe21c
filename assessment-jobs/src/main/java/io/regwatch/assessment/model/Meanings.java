package io.regwatch.assessment.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

import dev.langchain4j.model.embedding.EmbeddingModel;
import dev.langchain4j.model.embedding.onnx.bgesmallenv15q.BgeSmallEnV15QuantizedEmbeddingModel;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What texts mean, as points that lie near each other where they mean the same. The model
 * runs in this process and is loaded when it is first needed; what was read lately is
 * remembered, for many companies ask of the same passages.
 */
final class Meanings {

	private static final Logger logger = LoggerFactory.getLogger(Meanings.class);

	/** Of 1.5 kB each. */
	private static final int REMEMBERED = 20_000;

	private static final int LONGEST = 1200;

	private static final Map<String, float[]> KNOWN = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {

		@Override
		protected boolean removeEldestEntry(Map.Entry<String, float[]> eldest) {
			return size() > REMEMBERED;
		}

	});

	private Meanings() {
	}

	/**
	 * How near two texts are, from -1 to 1; 0 for all where the model cannot be loaded,
	 * so that only words count.
	 */
	static double nearness(String one, String other) {
		EmbeddingModel model = Loaded.MODEL;
		if (model == null) {
			return 0;
		}
		float[] a = point(model, one);
		float[] b = point(model, other);
		double product = 0;
		for (int i = 0; i < a.length; i++) {
			product += a[i] * b[i];
		}
		return product;
	}

	/** Of length 1. */
	private static float[] point(EmbeddingModel model, String text) {
		String read = text.substring(0, Math.min(text.length(), LONGEST));
		float[] known = KNOWN.get(read);
		if (known != null) {
			return known;
		}
		float[] point = model.embed(read).content().vector();
		KNOWN.put(read, point);
		return point;
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
