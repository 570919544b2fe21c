package io.regwatch.assessment.subscription;

/**
 * A source that can be recommended.
 *
 * @param id of the source
 * @param title shown to readers
 * @param geography code
 */
record RecommendableSource(String id, String title, String geography) {

}
