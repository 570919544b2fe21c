package io.regwatch.api;

import java.net.http.HttpResponse;
import java.util.List;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/** What came back. */
public record Answer(int status, String body, HttpResponse<String> response) {

	static Answer of(HttpResponse<String> response) {
		return new Answer(response.statusCode(), response.body(), response);
	}

	public JsonNode json() {
		return new JsonMapper().readTree(this.body);
	}

	/** The values of a field in all rows of a list. */
	public List<String> all(String field) {
		return json().valueStream().map((row) -> row.at(field).asString()).toList();
	}

	/** Checks that it is the one body of every failure, and returns the message. */
	public String failure(int expected) {
		assertThat(this.status).isEqualTo(expected);
		JsonNode json = json();
		assertThat(json.propertyNames()).containsExactlyInAnyOrder("message", "statusCode");
		assertThat(json.get("statusCode").asInt()).isEqualTo(expected);
		assertThat(this.response.headers().firstValue("Content-Type")).hasValue("application/json");
		return json.get("message").asString();
	}

}
