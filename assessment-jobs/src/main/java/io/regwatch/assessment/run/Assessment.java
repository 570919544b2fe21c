package io.regwatch.assessment.run;

import java.util.UUID;

import io.regwatch.assessment.impact.Judgement;

/**
 * A judgement to be kept.
 *
 * @param updateId what was judged
 * @param judgement of it
 * @param fingerprint what it depends on
 */
record Assessment(UUID updateId, Judgement judgement, String fingerprint) {

}
