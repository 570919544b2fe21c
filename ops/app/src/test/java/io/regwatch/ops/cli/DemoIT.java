package io.regwatch.ops.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

import io.regwatch.ops.cli.output.Counts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The demo as newcomers start it: once, once more, and then to paste the requests that it
 * prints into a shell.
 */
class DemoIT {

	private static final String[] SECOND_NIGHT = { //
			"revision of Post-Market Surveillance Plans by Device Family",
			"new_publication of Use of Real-World Evidence in Post-Market Clinical Follow-up",
			"status_change of Change Management for Devices with Machine Learning",
			"withdrawal of Post-Market Clinical Follow-up of Breast Implants",
			"revision of Reporting adverse events involving medical devices" };

	private static final Pattern LEDGER = Pattern.compile("((?:  INCOMPLETE)?)\n  ledger    reported [-\\d]+, (.*)");

	@TempDir
	Path home;

	@Test
	@Tag("faults")
	void demoShowsTwoNightsFindsNothingNewAfterThemAndPrintsRequestsThatWork() throws Exception {
		JsonNode demo = once();
		assertThat(demo.get("nights").size()).isEqualTo(2);
		assertThat(updates(demo.at("/nights/0"))).hasSize(17)
			.allMatch((update) -> update.startsWith("new_publication of "));
		assertThat(ledgers(demo.at("/nights/0"))).containsExactly("6 listed, 6 new", "6 listed, 6 new",
				"5 listed, 5 new");
		JsonNode second = demo.at("/nights/1");
		assertThat(updates(second)).containsExactlyInAnyOrder(SECOND_NIGHT);
		assertThat(ledgers(second)).containsExactly("5 listed, 1 changed, 4 unchanged, incomplete",
				"6 listed, 1 new, 1 changed, 4 unchanged, 1 gone", "5 listed, 1 changed, 3 unchanged, 1 rejected");
		assertThat(second.at("/sources/0/ledger/reported").asInt()).isEqualTo(6);
		assertThat(second.at("/sources/2/rejections").findValuesAsString("reason")).containsExactly("blocked");
		assertThat(demo.get("workspace").propertyNames()).containsExactly("id", "name");
		assertThat(demo.get("apiKey").asString()).startsWith("rw_");
		assertThat(demo.get("assessments").valueStream().mapToInt(JsonNode::asInt).sum()).isEqualTo(22);
		assertThat(demo.at("/assessments/not_assessed").asInt()).isZero();
		assertThat(demo.at("/assessments/applicable").asInt()).isGreaterThan(10);
		assertThat(demo.at("/marketEntry/changes").findValuesAsString("externalId")).hasSize(6)
			.allMatch((id) -> id.startsWith("CTA-"));
		assertThat(demo.at("/marketEntry/changes").values()).doesNotHaveDuplicates();
		assertThat(demo.at("/marketEntry/neighboursChanges").asInt()).isZero();
		assertThat(second.get("requests").asInt()).isGreaterThan(16);
		assertThat(second.get("notModified").asInt()).isPositive();
		assertFoundNothingNew(demo, DemoRequests.answerAsTheirTitlesSay(this.home));
	}

	private static void assertFoundNothingNew(JsonNode demo, String again) {
		assertThat(again)
			.containsPattern(
					"^\\nNight 2, once more: (1[7-9]|[2-9]\\d) requests to the regulators, 15 answered with 304")
			.contains("\nNothing new.\n", "/api/workspaces/" + demo.at("/workspace/id").asString())
			.doesNotContain("Night 1", "  update ");
		assertThat(LEDGER.matcher(again).results().map((ledger) -> ledger.group(1) + ledger.group(2))).containsExactly(
				"  INCOMPLETElisted 5 = new 0 + changed 0 + unchanged 5 + rejected 0; gone 0",
				"listed 6 = new 0 + changed 0 + unchanged 6 + rejected 0; gone 0",
				"listed 5 = new 0 + changed 0 + unchanged 4 + rejected 1; gone 0");
		Map<String, Integer> assessments = new TreeMap<>();
		demo.get("assessments").forEachEntry((status, count) -> assessments.put(status, count.asInt()));
		assessments.values().removeIf((count) -> count == 0);
		assertThat(again).contains("sees 22 updates: %s.".formatted(Counts.text(assessments)),
				"6 of them changed, and 0 of workspace");
		demo.at("/marketEntry/changes")
			.forEach((change) -> assertThat(again).contains(change.get("externalId").asString()));
	}

	private JsonNode once() throws IOException, InterruptedException {
		return new JsonMapper().readTree(new Program(this.home).run("demo", "--once", "--json"));
	}

	private static List<String> updates(JsonNode night) {
		return night.get("sources")
			.valueStream()
			.flatMap((source) -> source.get("updates").valueStream())
			.map((update) -> update.get("kind").asString() + " of " + update.get("title").asString())
			.toList();
	}

	private static List<String> ledgers(JsonNode night) {
		return night.get("sources").valueStream().map(DemoIT::ledger).toList();
	}

	private static String ledger(JsonNode source) {
		StringBuilder text = new StringBuilder(source.at("/ledger/listed").asString()).append(" listed");
		for (String number : List.of("new", "changed", "unchanged", "gone", "rejected")) {
			int count = source.at("/ledger/" + number).asInt();
			text.append((count > 0) ? ", %d %s".formatted(count, number) : "");
		}
		return text.append(source.get("complete").asBoolean() ? "" : ", incomplete").toString();
	}

}
