package io.regwatch.fuzz;

import java.lang.reflect.Constructor;

/** What Jazzer calls in a process of its own. */
public final class JazzerTarget {

	private static FuzzTarget target;

	private JazzerTarget() {
	}

	/**
	 * Called once. The seeds are tried here, so that the time to load classes does not
	 * count as that of the first input.
	 * @param arguments name of the class of the target
	 */
	public static void fuzzerInitialize(String[] arguments) throws Exception {
		Constructor<?> constructor = Class.forName(arguments[0]).getDeclaredConstructor();
		constructor.setAccessible(true);
		target = (FuzzTarget) constructor.newInstance();
		for (byte[] seed : target.seeds()) {
			target.check(seed);
		}
	}

	/** Called with each input. */
	public static void fuzzerTestOneInput(byte[] input) throws Exception {
		target.check(input);
	}

}
