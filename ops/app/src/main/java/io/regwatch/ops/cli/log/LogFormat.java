package io.regwatch.ops.cli.log;

import java.util.Locale;

/** The format of what goes to standard error. */
public enum LogFormat {

	/** One line for people. */
	TEXT,

	/** One JSON object a line. */
	JSON;

	/** Read by {@code logback.xml}. */
	private static final String VARIABLE = "REGWATCH_LOG_FORMAT";

	/** Takes effect with the application that starts next. */
	public void use() {
		System.setProperty(VARIABLE, toString());
	}

	@Override
	public String toString() {
		return name().toLowerCase(Locale.ROOT);
	}

}
