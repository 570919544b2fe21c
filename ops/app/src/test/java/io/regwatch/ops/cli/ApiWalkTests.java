package io.regwatch.ops.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import io.regwatch.ops.server.BuildTree;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The documented walk through the API has all operations. */
class ApiWalkTests {

	private static final Pattern BLOCK = Pattern.compile("(?ms)^```(?:sh)?\\n(.*?)^```");

	private static final Pattern COMMAND = Pattern
		.compile("(?m)(?:\\bsend (?<method>[A-Z]+)|\\bget|\\bexport_file \\S+) \"?(?<path>[^\"\\s?)]+)");

	@Test
	void walkCallsEachOperationOfTheContract() throws IOException {
		ContractOperations operations = called(walk());
		assertThat(operations.count()).isGreaterThan(40);
		assertThat(operations.missing()).isEmpty();
	}

	@Test
	void walkWithoutACommandLacksItsOperation() throws IOException {
		String walk = walk().replaceAll("(?m)^send PUT .*/review.*$", "");
		assertThat(called(walk).missing()).containsExactly("putReview");
	}

	private static ContractOperations called(String commands) throws IOException {
		ContractOperations operations = new ContractOperations();
		COMMAND.matcher(commands)
			.results()
			.forEach((command) -> operations.call((command.group("method") != null) ? command.group("method") : "GET",
					"/api/" + command.group("path")));
		return operations;
	}

	private static String walk() throws IOException {
		return BLOCK.matcher(Files.readString(BuildTree.file("ops/docs/api-walk.md")))
			.results()
			.map((block) -> block.group(1))
			.collect(Collectors.joining());
	}

}
