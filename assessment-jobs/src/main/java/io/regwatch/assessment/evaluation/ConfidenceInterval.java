package io.regwatch.assessment.evaluation;

/**
 * Bounds between which a share lies with a confidence of 95 %.
 *
 * @param lower from 0 to 1; {@code NaN} where there is nothing to take a share of
 * @param upper from 0 to 1; {@code NaN} where there is nothing to take a share of
 */
public record ConfidenceInterval(double lower, double upper) {

	private static final double Z = 1.959964;

	/**
	 * Wilson's score interval, which holds for few trials and for shares near 0 and 1,
	 * too.
	 * @param successes of the trials
	 * @param trials possibly none
	 * @return the bounds
	 */
	public static ConfidenceInterval wilson(long successes, long trials) {
		double share = (double) successes / trials;
		double spread = Z * Z / trials;
		double centre = (share + spread / 2) / (1 + spread);
		double half = Z * Math.sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread);
		return new ConfidenceInterval(Math.max(0, centre - half), Math.min(1, centre + half));
	}

}
