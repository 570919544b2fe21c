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

	public DeviceFamily {
		has = Set.copyOf(has);
		hasNot = Set.copyOf(hasNot);
	}

}
