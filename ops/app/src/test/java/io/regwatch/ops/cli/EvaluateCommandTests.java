package io.regwatch.ops.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

class EvaluateCommandTests {

	private static final String GOLD = """
			half: tuning
			asOf: 2026-03-01
			profiles:
			  lenses:
			    markets: [EU]
			    products: [{name: Lens, description: A <contact> lens}]
			updates:
			  - id: <one>
			    source: {title: An office, geography: EU}
			    reference: {id: R 1, title: Contact lenses, type: guidance}
			    kind: new_publication
			    updateType: guidance_final
			    status: in_force
			    published: 2026-02-01
			    effective: 2026-02-02
			    text:
			      - Contact lenses must be clear.
			    mustQuote: [must be clear]
			    expect:
			      lenses: {status: not_applicable, priority: urgent}
			  - id: two
			    source: {title: An office, geography: US}
			    reference: {id: R 2, title: Contact lenses, type: guidance}
			    kind: new_publication
			    updateType: guidance_final
			    status: in_force
			    published: 2026-02-01
			    effective: 2026-02-02
			    text: []
			    expect:
			      lenses: {status: out_of_scope, priority: none}
			""";

	@TempDir
	Path directory = Path.of("");

	private final StringWriter out = new StringWriter();

	private final StringWriter err = new StringWriter();

	@Test
	void executeMeasuresTheTestHalfOfTheShippedSet() {
		assertThat(execute("--json")).isZero();
		JsonNode document = new JsonMapper().readTree(this.out.toString());
		assertThat(document.propertyNames()).contains("items", "accuracy", "macroF1", "kappa", "applicableRecall",
				"urgentRecall", "verifiedQuotes", "toReview", "wrongExclusions", "tokens", "cost", "intervals",
				"causes");
		assertThat(document.get("pairs").size()).isEqualTo(document.get("items").asInt());
		assertThat(document.at("/intervals/accuracy/lower").asDouble()).isLessThan(document.get("accuracy").asDouble());
		assertThat(document.get("half").asString()).isEqualTo("test");
		assertThat(document.get("model").asString()).isEqualTo("offline");
		assertThat(document.get("items").asInt()).isGreaterThan(90);
		assertThat(document.get("verifiedQuotes").asDouble()).isOne();
		assertThat(
				document.at("/statuses/counts").valueStream().flatMap(JsonNode::valueStream).mapToInt(JsonNode::asInt))
			.satisfies((counts) -> assertThat(counts.stream().mapToInt(Integer::intValue).sum())
				.isEqualTo(document.get("items").asInt()));
		assertThat(this.err.toString()).isEmpty();
	}

	@Test
	void executeWhenSetIsOnesOwnMeasuresIt() throws IOException {
		Files.writeString(this.directory.resolve("gold.yaml"), GOLD);
		assertThat(execute("--half", "tuning", this.directory.toString())).isZero();
		assertThat(this.out.toString().lines().map((line) -> line.replaceAll(" +", " "))).contains("model offline",
				"half tuning", "items 2", "accuracy of the status 0.500", "applicable, but put aside 0",
				"recall of applicable -", "recall of urgent 0.000", "not_applicable 0 1 0 0", "out_of_scope 0 0 0 1");
	}

	@Test
	void executeWhenRecordedWritesPromptsAndReadsAnswers() throws IOException {
		Files.writeString(this.directory.resolve("gold.yaml"), GOLD);
		Path answers = this.directory.resolve("answers");
		String[] command = { "--half", "tuning", "--recorded", answers.toString(), this.directory.toString() };
		assertThat(execute(command)).isZero();
		assertThat(this.out.toString().lines().map((line) -> line.replaceAll(" +", " "))).contains("model recorded",
				"wrong: left_open 1");
		assertThat(Files.readString(answers.resolve("_one_.lenses.md")))
			.contains("You help the regulatory affairs team", "PROFILE", "Contact lenses must be clear.");
		Files.writeString(answers.resolve("_one_.lenses.json"), """
				{"status": "applicable", "priority": "high", "statements": [{"kind": "impact", "segment": 0,
				"text": "Contact lenses must be clear.", "quote": "Contact lenses must be clear."}]}
				""");
		this.out.getBuffer().setLength(0);
		assertThat(execute(command)).isZero();
		assertThat(this.out.toString().lines().map((line) -> line.replaceAll(" +", " ")))
			.contains("wrong: false_alarm 1");
	}

	@Test
	void executeWhenHtmlWritesChartsAndTheMistakesOfTheTuningHalf() throws IOException {
		Files.writeString(this.directory.resolve("gold.yaml"), GOLD);
		Path page = this.directory.resolve("page.html");
		assertThat(execute("--half", "all", "--html", page.toString(), this.directory.toString())).isZero();
		assertThat(Files.readString(page)).startsWith("<!DOCTYPE html>")
			.contains("<svg ", "accuracy of the status",
					"<td>&lt;one&gt;</td><td>lenses</td><td>not_applicable, urgent</td>")
			.doesNotContain("<td>two</td>", "<script", "http://", "https://");
	}

	@Test
	void executeWhenHtmlOfTheTestHalfShowsNoMistakes() throws IOException {
		Path page = this.directory.resolve("page.html");
		assertThat(execute("--html", page.toString())).isZero();
		assertThat(Files.readString(page)).contains("half “test”").doesNotContain("Mistakes");
	}

	@Test
	void executeWhenSetIsWrongNamesFileLineAndField() throws IOException {
		Path gold = Files.writeString(this.directory.resolve("gold.yaml"), GOLD.replace("kind: new", "kind: old"));
		assertThat(execute(this.directory.toString())).isEqualTo(ExitCode.USAGE);
		assertThat(this.err.toString())
			.startsWith("regwatch: " + gold + ":11: field 'updates.0.kind': 'old_publication'");
		assertThat(execute(this.directory.resolve("absent").toString())).isEqualTo(ExitCode.USAGE);
		assertThat(this.err.toString()).contains("There is no directory '" + this.directory.resolve("absent") + "'");
	}

	@Test
	void executeWhenThereIsNothingToMeasureSaysWhatToName() throws IOException {
		Files.writeString(this.directory.resolve("gold.yaml"), GOLD);
		assertThat(execute(this.directory.toString())).isEqualTo(ExitCode.USAGE);
		assertThat(this.err.toString()).contains("No pair of", "half 'test'", "--half");
		assertThat(execute("--half", "third")).isEqualTo(ExitCode.USAGE);
		assertThat(this.err.toString()).contains("expected one of [TUNING, TEST, FRESH, ALL]");
		assertThat(execute("--model", "oracle")).isEqualTo(ExitCode.USAGE);
		assertThat(this.err.toString()).contains("Model 'oracle' cannot be asked", "provider");
	}

	private int execute(String... arguments) {
		String[] all = new String[arguments.length + 1];
		all[0] = "evaluate";
		System.arraycopy(arguments, 0, all, 1, arguments.length);
		return RegwatchCommandLine.of(List.of(all))
			.setOut(new PrintWriter(this.out, true))
			.setErr(new PrintWriter(this.err, true))
			.execute(all);
	}

}
