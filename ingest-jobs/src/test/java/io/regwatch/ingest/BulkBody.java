package io.regwatch.ingest;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A request for many writes.
 *
 * @param operations the lines of each
 */
record BulkBody(List<String> operations) {

	/** As Elasticsearch answers where nothing was wanted. */
	static final byte[] NOTHING_DONE = "{\"took\": 1, \"errors\": false, \"items\": []}"
		.getBytes(StandardCharsets.UTF_8);

	private static final JsonMapper JSON = JsonMapper.shared();

	static BulkBody of(byte[] body) {
		List<String> operations = new ArrayList<>();
		Iterator<String> lines = new String(body, StandardCharsets.UTF_8).lines().iterator();
		while (lines.hasNext()) {
			String action = lines.next() + "\n";
			operations.add(action.startsWith("{\"delete\"") ? action : action + lines.next() + "\n");
		}
		return new BulkBody(operations);
	}

	List<Boolean> matching(Pattern marked) {
		return this.operations.stream().map((operation) -> marked.matcher(operation).find()).toList();
	}

	byte[] without(List<Boolean> refused) {
		return IntStream.range(0, this.operations.size())
			.filter((i) -> !refused.get(i))
			.mapToObj(this.operations::get)
			.collect(Collectors.joining())
			.getBytes(StandardCharsets.UTF_8);
	}

	/** The server's answer, completed by what was kept from it. */
	static byte[] answer(byte[] answer, List<Boolean> refused, WriteFault.Items fault) {
		ObjectNode whole = (ObjectNode) JSON.readTree(answer);
		Iterator<JsonNode> written = whole.get("items").valueStream().toList().iterator();
		ArrayNode items = JSON.createArrayNode();
		refused.forEach((one) -> items.add(one ? refusal(fault) : written.next()));
		whole.set("items", items);
		whole.put("errors", true);
		return JSON.writeValueAsBytes(whole);
	}

	private static JsonNode refusal(WriteFault.Items fault) {
		return JSON.readTree("""
				{"index": {"_index": "some", "_id": "1", "status": %d,
				"error": {"type": "%s", "reason": "so the test wants"}}}""".formatted(fault.status(), fault.type()));
	}

}
