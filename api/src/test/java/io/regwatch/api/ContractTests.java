package io.regwatch.api;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Code and contract say the same of every path, parameter, field, type and enum. */
class ContractTests {

	private static final String NOT_FOR_CLIENTS = "GET /(openapi\\.yaml|docs|docs/page\\.js|files/\\{hash}|actuator/health).*";

	private static final Map<String, String> CODE = without(CodeShape.of("io.regwatch"), NOT_FOR_CLIENTS);

	@Test
	void codeAndContractAreTheSame() {
		Map<String, String> promised = ContractShape.of(Contract.PROMISED);
		assertThat(lines(promised, CODE)).as("only in the contract").isEmpty();
		assertThat(lines(CODE, promised)).as("only in the code").isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			value = { "  /api/workspaces/{workspaceId}/profile: |  /api/workspaces/{workspaceId}/profiles:",
					"    patch: |    put:", "name: publicationDateTo | name: publicationDateUntil",
					"institutionName: { type: string | institution: { type: string",
					"position: { type: integer | position: { type: string", "urgent, high | urgent, critical, high",
					"\"201\": | \"200\":",
					"required: [id, effectiveDate, status, url] | required: [id, effectiveDate, status, url, update]",
					"{ type: [string, \"null\"] } | { type: string }" })
	void contractWhenChangedIsNoLongerTheSame(String right, String wrong) {
		String text = Contract.text();
		assertThat(text).contains(right);
		assertThat(ContractShape.of(Contract.of(text.replace(right, wrong)))).isNotEqualTo(CODE);
	}

	private static List<String> lines(Map<String, String> some, Map<String, String> others) {
		return some.entrySet()
			.stream()
			.filter((line) -> !line.getValue().equals(others.get(line.getKey())))
			.map((line) -> line.getKey() + ": " + line.getValue())
			.toList();
	}

	private static Map<String, String> without(Map<String, String> lines, String pattern) {
		Map<String, String> rest = new TreeMap<>(lines);
		rest.keySet().removeIf((line) -> line.matches(pattern));
		return rest;
	}

}
