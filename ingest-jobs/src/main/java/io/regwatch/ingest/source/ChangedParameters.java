package io.regwatch.ingest.source;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.stream.Collectors;

import io.regwatch.schema.text.BoundedPattern;

/**
 * Parameters in which the addresses of a list differ from those of the run before, and
 * which all of them share now, such as sessions. They name no document.
 *
 * @param values by name
 */
record ChangedParameters(Map<String, String> values) {

	private static final BoundedPattern PARAMETER = BoundedPattern.compile("(?<=[?&;])([^=&;#/?]+)=([^&;#]*)");

	/**
	 * Finds them.
	 * @param moved present addresses of documents by their former ones
	 * @return none if an address differs in anything else
	 */
	static ChangedParameters of(Map<String, String> moved) {
		Map<String, String> values = new HashMap<>();
		moved.forEach((former, present) -> {
			Map<String, String> before = parameters(former);
			parameters(present).forEach((name, value) -> {
				if (!value.equals(before.get(name))) {
					values.put(name, value);
				}
			});
		});
		ChangedParameters changed = new ChangedParameters(values);
		return moved.entrySet()
			.stream()
			.allMatch((address) -> changed.renew(address.getKey()).equals(address.getValue())) ? changed
					: new ChangedParameters(Map.of());
	}

	/** An address with the present values. */
	String renew(String address) {
		return PARAMETER.matcher(address)
			.replaceAll((parameter) -> Matcher.quoteReplacement(
					parameter.group(1) + "=" + this.values.getOrDefault(parameter.group(1), parameter.group(2))));
	}

	private static Map<String, String> parameters(String address) {
		return PARAMETER.matcher(address)
			.results()
			.collect(Collectors.toMap((parameter) -> parameter.group(1), (parameter) -> parameter.group(2),
					(first, _) -> first));
	}

}
