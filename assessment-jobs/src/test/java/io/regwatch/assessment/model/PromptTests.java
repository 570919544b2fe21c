package io.regwatch.assessment.model;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

import io.regwatch.schema.ContentHash;
import org.junit.jupiter.api.Test;

import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class PromptTests {

	/** Results depend on the name: whoever changes words gives the file another one. */
	@Test
	void otherWordsHaveAnotherName() throws IOException {
		Map<String, String> hashes = new TreeMap<>();
		for (Resource file : new PathMatchingResourcePatternResolver()
			.getResources("classpath*:io/regwatch/assessment/**/*-*.md")) {
			hashes.put(Objects.requireNonNull(file.getFilename()),
					ContentHash.of(file.getContentAsString(StandardCharsets.UTF_8)).hex().substring(0, 12));
		}
		assertThat(hashes).containsExactlyInAnyOrderEntriesOf(
				Map.of("assessment-4.md", "e83d1fba106b", "digest-1.md", "3227fa186008", "digest-pick-1.md",
						"f890b6a303da", "profile-1.md", "d6ee7641187b", "translation-1.md", "647dea2682cf"));
	}

	@Test
	void promptThatIsNotThereIsNamed() {
		assertThatIllegalArgumentException().isThrownBy(() -> Prompt.of(PromptTests.class, "none-1"))
			.withMessageContaining("'none-1'");
	}

}
