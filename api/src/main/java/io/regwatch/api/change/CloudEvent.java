package io.regwatch.api.change;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.regwatch.api.JsonCode;
import io.regwatch.change.Change;
import io.regwatch.change.ChangeType;

/**
 * A change as an event in the JSON format of CloudEvents 1.0.
 *
 * @param specversion of CloudEvents
 * @param id unique within the source
 * @param source URL of the workspace
 * @param type of the change
 * @param subject what changed, relative to the workspace
 * @param time when the change was made
 * @param datacontenttype media type of the data
 * @param data what changed
 */
public record CloudEvent(String specversion, String id, String source, @JsonCode ChangeType type, String subject,
		Instant time, String datacontenttype, ChangeData data) {

	private static final String VERSION = "1.0";

	/**
	 * Makes the event of a change.
	 * @param change to report
	 * @param workspace URL of the workspace
	 * @param savedSearches ids of the saved searches that its update matches
	 * @return the event, whose id is unique within the workspace
	 */
	public static CloudEvent of(Change change, String workspace, List<UUID> savedSearches) {
		ResourceType resource = (change.updateId() != null) ? ResourceType.UPDATE : ResourceType.REFERENCE;
		String subject = resource.code() + "s/" + change.resourceId();
		ChangeData data = new ChangeData(resource, change.resourceId(), change.referenceId(), workspace + "/" + subject,
				change.detectedAt(), change.reason(), savedSearches.isEmpty() ? null : savedSearches);
		return new CloudEvent(VERSION, change.cursor().text(), workspace, change.type(), subject, change.occurredAt(),
				"application/json", data);
	}

}
