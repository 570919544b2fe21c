package io.regwatch.assessment.subscription;

import java.util.List;

/**
 * A source that can be recommended.
 *
 * @param id of the source
 * @param title shown to readers
 * @param geography code
 * @param documents titles of its newest documents
 */
record RecommendableSource(String id, String title, String geography, List<String> documents) {

	RecommendableSource {
		documents = List.copyOf(documents);
	}

}
