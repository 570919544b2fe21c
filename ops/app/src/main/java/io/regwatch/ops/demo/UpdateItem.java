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
	 * An assessment.
	 *
	 * @param status whether it applies
	 */
	public record Context(String status) {

	}

}
