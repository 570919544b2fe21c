package io.regwatch.scheduling;

import java.time.ZoneId;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class ScheduleTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			value = { "30 2 * * * | 0 30 2 * * ?", "*/15 * * * * | 0 */15 * * * ?", "0 6 1 * * | 0 0 6 1 * ?",
					"0 6 * * 0 | 0 0 6 ? * SUN", "0 6 * * 7 | 0 0 6 ? * SUN", "0 6 * * 1-5 | 0 0 6 ? * MON-FRI",
					"0 6 * * 1,3 | 0 0 6 ? * MON,WED", "0 6 * 2 mon | 0 0 6 ? 2 mon", "0 30 2 * * ? | 0 30 2 * * ?" })
	void expressionWithFiveFieldsIsTranslated(String stated, String quartz) {
		assertThat(new Schedule(stated, ZoneId.of("UTC")).cron()).isEqualTo(quartz);
		Schedule.requireCron(stated);
	}

	@ParameterizedTest
	@ValueSource(strings = { "nightly", "", "30 2 * *", "0 30 2 * * *", "61 2 * * *" })
	void otherTextIsRefusedWithAnExample(String text) {
		assertThatIllegalArgumentException().isThrownBy(() -> Schedule.requireCron(text))
			.withMessageContaining("'%s' is no cron expression".formatted(text))
			.withMessageContaining("0 30 2 * * ?");
	}

	@Test
	void daysOfMonthAndOfWeekTogetherAreRefused() {
		assertThatIllegalArgumentException().isThrownBy(() -> Schedule.requireCron("0 6 1 * 1"))
			.withMessageContaining("name one of them");
	}

}
