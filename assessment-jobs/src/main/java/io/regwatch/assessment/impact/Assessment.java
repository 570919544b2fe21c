package io.regwatch.assessment.impact;

import java.util.UUID;

/**
 * A judgement to be kept.
 *
 * @param updateId what was judged
 * @param judgement of it
 * @param fingerprint what it depends on
 */
record Assessment(UUID updateId, Judgement judgement, String fingerprint) {

}
