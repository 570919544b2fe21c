package io.regwatch.assessment.evaluation;

/**
 * What an export of reviews has written.
 *
 * @param pairs of updates and companies
 * @param restricted reviews that were not written, because the source's text may not be
 * redistributed, or the client may no longer read the source
 * @param outdated reviews that were not written, because text or profile have changed
 * since
 */
public record ExportedReviews(int pairs, int restricted, int outdated) {

}
