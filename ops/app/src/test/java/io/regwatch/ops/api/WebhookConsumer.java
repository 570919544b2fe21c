package io.regwatch.ops.api;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import io.regwatch.api.Answer;
import io.regwatch.api.ApiClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Keeps a copy of what a workspace sees by the messages that a receiver gets on a path.
 */
final class WebhookConsumer {

	private final ApiClient client;

	private final String workspace;

	private final String path;

	private final Map<String, String> copy = new ConcurrentHashMap<>();

	WebhookConsumer(ApiClient client, String workspace, String path) {
		this.client = client;
		this.workspace = workspace;
		this.path = path;
	}

	Map<String, String> copy() {
		return Map.copyOf(this.copy);
	}

	/** The ids of the events, each where it came first, from the snapshot on. */
	List<String> events(WebhookReceiver receiver) {
		return receiver.received()
			.stream()
			.filter((message) -> message.path().equals(this.path))
			.map((message) -> message.id().substring(message.id().indexOf('_') + 1))
			.dropWhile((id) -> !id.startsWith("s"))
			.distinct()
			.toList();
	}

	/** A repeated message can come while the one before is still processed. */
	synchronized void receive(WebhookReceiver.Message message) {
		if (message.path().equals(this.path)) {
			JsonNode event = new JsonMapper().readTree(message.body());
			String type = event.get("type").asString();
			copy(event.at("/data/link").asString(), type.equals("visibility.lost") || type.equals("update.retracted"));
			copy(this.workspace + "/references/" + event.at("/data/referenceId").asString(), false);
		}
	}

	private void copy(String link, boolean gone) {
		Answer answer = this.client.get(link);
		if (gone || answer.status() == 404) {
			this.copy.remove(link);
		}
		else {
			this.copy.put(link, answer.body());
		}
	}

}
