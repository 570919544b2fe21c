package io.regwatch.ingest.extract.office.xml;

import java.util.Set;

import org.jspecify.annotations.Nullable;

/**
 * Values of properties that are on or off, ST_OnOff of ECMA-376.
 */
public final class OnOff {

	private static final Set<String> OFF = Set.of("0", "false", "off");

	private OnOff() {
	}

	/**
	 * Whether a property is on.
	 * @param value of its attribute; {@code null} if it is not there
	 * @return {@code false} if it is not there
	 */
	public static boolean isOn(@Nullable String value) {
		return value != null && !OFF.contains(value);
	}

}
