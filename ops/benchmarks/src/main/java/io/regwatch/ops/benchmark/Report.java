package io.regwatch.ops.benchmark;

import java.io.PrintStream;
import java.util.Locale;

/** Prints a table of what was measured beside what it must be. */
public final class Report {

	private final PrintStream out;

	private boolean missed;

	/**
	 * Begins a table.
	 * @param out where to
	 */
	public Report(PrintStream out) {
		this.out = out;
		row("", "Regwatch", "plain code", "ratio", "limit", "");
	}

	/**
	 * Adds a ratio that may not be less.
	 * @param measure to be compared
	 * @param limit of its ratio
	 */
	public void atLeast(Measure measure, double limit) {
		ratio(measure, "≥ " + number(limit), measure.ratio() >= limit);
	}

	/**
	 * Adds a ratio that may not be more.
	 * @param measure to be compared
	 * @param limit of its ratio
	 */
	public void atMost(Measure measure, double limit) {
		ratio(measure, "≤ " + number(limit), measure.ratio() <= limit);
	}

	/**
	 * Adds a value that may not be more.
	 * @param name with its unit
	 * @param value as measured
	 * @param limit of the value itself
	 */
	public void atMost(String name, double value, double limit) {
		row(name, number(value), "", "", "≤ " + number(limit), verdict(value <= limit));
	}

	/**
	 * Adds a value without limit.
	 * @param name with its unit
	 * @param value as measured
	 */
	public void value(String name, double value) {
		row(name, number(value), "", "", "", "");
	}

	/**
	 * Adds a value that may not be less.
	 * @param name with its unit
	 * @param value as measured
	 * @param limit of the value itself
	 */
	public void atLeast(String name, double value, double limit) {
		row(name, number(value), "", "", "≥ " + number(limit), verdict(value >= limit));
	}

	/**
	 * Whether something is slower or larger than it may be.
	 * @return {@code true} when the run should fail
	 */
	public boolean missed() {
		return this.missed;
	}

	private void ratio(Measure measure, String limit, boolean good) {
		row(measure.name(), number(measure.ourMedian()), number(measure.plainMedian()), number(measure.ratio()), limit,
				verdict(good));
	}

	private String verdict(boolean good) {
		this.missed |= !good;
		return good ? "good" : "MISSED";
	}

	private void row(Object... cells) {
		this.out.printf("%-66s %10s %10s %7s  %-7s %s%n", cells);
	}

	private static String number(double value) {
		return String.format(Locale.ROOT, (value < 100) ? "%.2f" : "%.0f", value);
	}

}
