package io.regwatch.store;

import java.lang.reflect.Proxy;
import java.sql.Array;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.List;

import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.ContentHash;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import org.springframework.core.convert.ConversionFailedException;
import org.springframework.core.convert.ConversionService;
import org.springframework.core.convert.TypeDescriptor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class JdbcConversionTests {

	private final ConversionService conversions = JdbcConfiguration.CONVERSIONS;

	@Test
	void convertCodeGivesEnumConstant() {
		assertThat(this.conversions.convert("to_review", ApplicabilityStatus.class))
			.isEqualTo(ApplicabilityStatus.TO_REVIEW);
	}

	@Test
	void convertUnknownCodeFails() {
		assertThatExceptionOfType(ConversionFailedException.class)
			.isThrownBy(() -> this.conversions.convert("unheard_of", ApplicabilityStatus.class));
	}

	@Test
	void convertHexGivesContentHash() {
		ContentHash hash = ContentHash.of("text");
		assertThat(this.conversions.convert(hash.hex(), ContentHash.class)).isEqualTo(hash);
	}

	@Test
	void convertTimestampGivesInstant() {
		Instant time = Instant.parse("2026-03-01T12:00:00.123456Z");
		assertThat(this.conversions.convert(Timestamp.from(time), Instant.class)).isEqualTo(time);
	}

	@Test
	void convertSqlArrayGivesList() {
		@Nullable Object list = this.conversions.convert(array("to_review", "applicable"),
				TypeDescriptor.collection(List.class, TypeDescriptor.valueOf(ApplicabilityStatus.class)));
		assertThat(list).isEqualTo(List.of(ApplicabilityStatus.TO_REVIEW, ApplicabilityStatus.APPLICABLE));
	}

	private static Array array(String... elements) {
		return (Array) Proxy.newProxyInstance(Array.class.getClassLoader(), new Class<?>[] { Array.class },
				(_, _, _) -> elements);
	}

}
