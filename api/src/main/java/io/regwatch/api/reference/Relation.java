package io.regwatch.api.reference;

import java.time.Instant;
import java.util.UUID;

import io.regwatch.api.JsonCode;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.RelationKind;

/**
 * What a reference is to another.
 *
 * @param kind such as {@code amends}
 * @param outgoing whether the reference does this to the other, or the other to it
 * @param origin {@code authority}, {@code derived} or {@code operator}
 * @param detectedAt when it was recorded
 * @param reference the other one
 */
public record Relation(@JsonCode RelationKind kind, boolean outgoing, String origin, Instant detectedAt,
		Related reference) {

	/** Possibly not followed by the workspace. */
	public record Related(UUID id, String externalId, String title, @JsonCode ReferenceType type) {

	}

}
