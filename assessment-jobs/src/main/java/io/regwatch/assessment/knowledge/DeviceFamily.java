package io.regwatch.assessment.knowledge;

import java.util.Set;

/**
 * Kinds of devices that are made and work alike.
 *
 * @param name of the family
 * @param has labels of characteristics that all of them have
 * @param hasNot labels of characteristics that none of them can have
 */
public record DeviceFamily(String name, Set<String> has, Set<String> hasNot) {

	/** Label of the characteristic that in vitro diagnostics have. */
	public static final String DIAGNOSTIC = "in vitro diagnostic";

	/** Label of the characteristic of devices that are or contain programs. */
	public static final String SOFTWARE = "software";

	public DeviceFamily {
		has = Set.copyOf(has);
		hasNot = Set.copyOf(hasNot);
	}

}
