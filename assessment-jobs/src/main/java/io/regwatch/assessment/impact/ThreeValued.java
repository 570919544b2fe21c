package io.regwatch.assessment.impact;

/** Whether a company's devices have something, as far as its profile says. */
enum ThreeValued {

	HAS, HAS_NOT, UNKNOWN

}
