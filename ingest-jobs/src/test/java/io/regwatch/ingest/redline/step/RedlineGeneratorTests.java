package io.regwatch.ingest.redline.step;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.ingest.update.ComparisonLimit;
import io.regwatch.ingest.update.Redlines;
import io.regwatch.ingest.update.Updates;
import io.regwatch.ingest.update.Tolerance;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.text.CpuLimitException;
import org.junit.jupiter.api.Test;

import org.springframework.boot.test.context.runner.ApplicationContextRunner;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.BDDMockito.given;
import static org.mockito.Mockito.mock;

class RedlineGeneratorTests {

	@Test
	void makeWhenTheTextsNeedTooMuchCpuTimeFails() {
		VersionTexts texts = mock(VersionTexts.class);
		given(texts.findUpdate(any()))
			.willReturn(Optional.of(new ComparedUpdate(UUID.randomUUID(), UUID.randomUUID(), "", "")));
		given(texts.find(any(), any())).willReturn(Optional.of(new ComparedTexts(List.of(block("old ".repeat(100_000))),
				List.of(block("new ".repeat(100_000))), Tolerance.LAYOUT, false, null, true)));
		new ApplicationContextRunner().withUserConfiguration(ComparisonLimit.class)
			.withPropertyValues("regwatch.compare.cpu-limit=1ms")
			.run((context) -> {
				RedlineGenerator generator = new RedlineGenerator(texts, mock(RedlineHtmlStore.class),
						mock(Redlines.class), mock(Updates.class), context.getBean(ComparisonLimit.class));
				assertThatExceptionOfType(CpuLimitException.class).isThrownBy(() -> generator.make(UUID.randomUUID()));
			});
	}

	private static Block block(String text) {
		return new Block(0, 1, BlockKind.PARAGRAPH, 0, text);
	}

}
