package io.regwatch.ops.demo;

import org.jspecify.annotations.Nullable;

/**
 * What the demo's client reads of an update.
 *
 * @param id of the update
 * @param kind what happened
 * @param reference to which
 * @param context what it means for the workspace; {@code null} until it is assessed
 */
public record UpdateItem(String id, String kind, Reference reference, @Nullable Context context) {

	/**
	 * What the update tells of.
	 *
	 * @param id of the reference
	 * @param externalId the authority's own
	 */
	public record Reference(String id, String externalId) {

	}

	/**
	 * How urgent it is.
	 * @return priority, or {@code not_assessed}
	 */
	public String priority() {
		return (this.context != null) ? this.context.priority() : "not_assessed";
	}

	/**
	 * An assessment.
	 *
	 * @param status whether it applies
	 * @param priority how urgent it is
	 */
	public record Context(String status, String priority) {

	}

}
