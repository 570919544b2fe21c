package io.regwatch.ops.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

import io.regwatch.ops.server.FreePort;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** The requests that the demo prints, pasted into a shell. */
final class DemoRequests {

	private static final Pattern STOP = Pattern.compile("^# (.*)\n(curl .*)$", Pattern.MULTILINE);

	private static final int REQUESTS = 9;

	private DemoRequests() {
	}

	/**
	 * Starts a demo and requires what its requests answer.
	 * @param home of a demo that has ended
	 * @return what it printed
	 */
	static String answerAsTheirTitlesSay(Path home) throws IOException, InterruptedException {
		try (ProgramProcess demo = new Program(home).start("demo", "--port", String.valueOf(FreePort.next()))) {
			String shown = shown(demo);
			assertThat(shown).contains("Kestrel Cardio makes", "markets EU, US", "[-", "{+", "three regulators")
				.containsPattern("CTA-[A-Z0-9-]+ [A-Z][a-z].*: priority [a-z]+, now [a-z]+");
			Map<String, String> answers = answers(shown);
			assertThat(answers).hasSize(REQUESTS);
			requireLists(answers);
			requireDetails(answers);
			JsonNode page = json(answers, "At most five of them");
			assertThat(page.size()).isEqualTo(5);
			assertThat(answers.get("At most five of them; the Link header names the next page"))
				.containsPattern("(?m)^Link: </api.*limit=5&cursor=.*>; rel=\"next\"");
			assertThat(DemoConsole.requireAllLinksOpen(demo.message("console at"))).isGreaterThan(100);
			assertThat(json(answers, "Unsubscribe a source").get("updated").asInt()).isOne();
			return shown;
		}
	}

	private static void requireLists(Map<String, String> answers) {
		JsonNode updates = json(answers, "What changed, newest first: 22 updates");
		assertThat(updates.size()).isEqualTo(22);
		assertThat(updates.findValuesAsString("publicationDate")).isSortedAccordingTo(Comparator.reverseOrder());
		assertThat(json(answers, "Updates about cybersecurity").valueStream()).isNotEmpty()
			.allMatch((update) -> update.toString().contains("ybersecurity"));
		assertThat(json(answers, "Updates of the European Union").findValuesAsString("kind"))
			.containsExactlyInAnyOrder("withdrawal", "status_change", "new_publication");
		JsonNode guidance = json(answers, "Subscribed guidance");
		assertThat(guidance.size()).isEqualTo(12);
		assertThat(guidance.findValuesAsString("type")).containsOnly("guidance");
		assertThat(json(answers, "Subscriptions: 3 sources").get("sources").findValuesAsString("status"))
			.containsExactly("subscribed", "subscribed", "subscribed");
	}

	private static void requireDetails(Map<String, String> answers) {
		JsonNode revision = json(answers, "The revision of FDO-2024-0112, with its redline");
		assertThat(revision.get("kind").asString()).isEqualTo("revision");
		assertThat(revision.at("/redline/status").asString()).isEqualTo("completed");
		assertThat(revision.at("/redline/html").asString()).contains("<ins", "1,500");
		JsonNode history = json(answers, "The versions of FDO-2024-0112, newest first, with links to its files");
		assertThat(history.get("externalId").asString()).isEqualTo("FDO-2024-0112");
		assertThat(history.get("versions").findValuesAsString("status")).containsExactly("in_force", "superseded");
		assertThat(history.get("versions").findValuesAsString("signedUrl")).hasSize(2)
			.allMatch((address) -> address.startsWith("http://127.0.0.1:"));
		assertThat(history.at("/versions/0/update/id")).isEqualTo(revision.get("id"));
	}

	private static String shown(ProgramProcess demo) {
		demo.message("serving at");
		await().until(() -> STOP.matcher(demo.output()).results().count() == REQUESTS);
		return demo.output();
	}

	private static Map<String, String> answers(String shown) throws IOException, InterruptedException {
		Map<String, String> answers = new LinkedHashMap<>();
		for (var stop : STOP.matcher(shown).results().toList()) {
			Process shell = new ProcessBuilder(List.of("sh", "-c", stop.group(2))).start();
			answers.put(stop.group(1), new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
			assertThat(shell.waitFor()).as(stop.group(1)).isZero();
		}
		return answers;
	}

	private static JsonNode json(Map<String, String> answers, String title) {
		String answer = answers.entrySet()
			.stream()
			.filter((entry) -> entry.getKey().startsWith(title))
			.findFirst()
			.orElseThrow()
			.getValue();
		return new JsonMapper().readTree(answer.substring(answer.lastIndexOf("\r\n") + 1).strip());
	}

}
