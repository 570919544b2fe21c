package io.regwatch.assessment.model;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.mock.env.MockEnvironment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class ModelPropertiesTests {

	@Test
	void noModelIsConfiguredByDefault() {
		assertThat(LanguageModels.of(new MockEnvironment()).configured()).isEmpty();
		assertThatIllegalArgumentException().isThrownBy(() -> LanguageModels.of(new MockEnvironment()).named("big"))
			.withMessageContaining("'regwatch.assessment.model.provider' is 'offline'");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			openai    | ''   | http://here/v1 | 60s | name     | is missing
			openai    | big  |                | 60s | api-key  | is missing
			anthropic | big  |                | 60s | api-key  | is missing
			ollama    | big  | here           | 60s | base-url | is 'here': not an http or https URL
			ollama    | big  |                | 0s  | timeout  | has to be longer than nothing
			""")
	void invalidSettingIsNamed(String provider, String name, String baseUrl, String timeout, String property,
			String problem) {
		MockEnvironment environment = environment(provider, name).withProperty(at("timeout"), timeout);
		if (baseUrl != null) {
			environment.setProperty(at("base-url"), baseUrl);
		}
		assertThatExceptionOfType(BindException.class).isThrownBy(() -> LanguageModels.of(environment))
			.satisfies((ex) -> assertThat(NestedExceptionUtils.getMostSpecificCause(ex).getMessage())
				.contains("Property '%s'".formatted(at(property)), problem));
	}

	@ParameterizedTest
	@CsvSource({ "openai", "anthropic", "ollama" })
	void eachProviderHasItsModels(String provider) {
		LanguageModels models = LanguageModels.of(environment(provider, "big").withProperty(at("api-key"), "secret"));
		assertThat(models.configured().orElseThrow().name()).isEqualTo(provider + "/big");
		assertThat(models.named(provider + "/org/small:8b").orElseThrow().name()).isEqualTo(provider + "/org/small:8b");
		assertThat(models.named("offline")).isEmpty();
	}

	private static MockEnvironment environment(String provider, String name) {
		return new MockEnvironment().withProperty(at("provider"), provider).withProperty(at("name"), name);
	}

	private static String at(String property) {
		return ModelProperties.PREFIX + "." + property;
	}

}
