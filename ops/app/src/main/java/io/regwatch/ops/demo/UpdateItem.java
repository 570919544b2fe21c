package io.regwatch.ops.demo;

import org.jspecify.annotations.Nullable;

/**
 * An update as the demo's client reads it.
 *
 * @param id of the update
 * @param kind of the update
 * @param reference that it changes
 * @param context its assessment; {@code null} until it is assessed
 */
public record UpdateItem(String id, String kind, Reference reference, @Nullable Context context) {

	/**
	 * The reference of an update.
	 *
	 * @param id of the reference
	 * @param externalId the authority's own
	 * @param title of the reference
	 */
	public record Reference(String id, String externalId, String title) {

	}

	/**
	 * Returns the priority of its assessment.
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
