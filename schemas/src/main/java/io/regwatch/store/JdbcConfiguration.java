package io.regwatch.store;

import java.sql.Array;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.ContentHash;
import org.jspecify.annotations.Nullable;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.convert.ConversionService;
import org.springframework.core.convert.TypeDescriptor;
import org.springframework.core.convert.converter.Converter;
import org.springframework.core.convert.converter.ConverterFactory;
import org.springframework.core.convert.converter.GenericConverter;
import org.springframework.core.convert.support.DefaultConversionService;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Rows become records by {@code query(SomeRecord.class)}: a component {@code externalId}
 * is read from column {@code external_id}. Besides what Spring converts (timestamptz to
 * {@link java.time.Instant} among it), codes become {@link CodedEnum coded enums},
 * SHA-256 in hex becomes a {@link ContentHash}, and SQL arrays become lists. Each column
 * with an underscore costs an exception inside the driver, as does each time: queries
 * that read thousands of rows keep a mapper of their own.
 */
@Configuration(proxyBeanMethods = false)
class JdbcConfiguration {

	static final ConversionService CONVERSIONS = conversions();

	@Bean
	JdbcClient jdbcClient(NamedParameterJdbcOperations jdbc) {
		return JdbcClient.create(jdbc, CONVERSIONS);
	}

	private static ConversionService conversions() {
		DefaultConversionService conversions = new DefaultConversionService();
		conversions.addConverterFactory(new CodedEnumConverters());
		conversions.addConverter(String.class, ContentHash.class, ContentHash::new);
		conversions.addConverter(new SqlArrayConverter(conversions));
		return conversions;
	}

	private static final class CodedEnumConverters implements ConverterFactory<String, CodedEnum> {

		@Override
		public <E extends CodedEnum> Converter<String, E> getConverter(Class<E> type) {
			return (code) -> Arrays.stream(type.getEnumConstants())
				.filter((constant) -> constant.code().equals(code))
				.findFirst()
				.orElseThrow(() -> new IllegalArgumentException(
						"'%s' is not a code of %s".formatted(code, type.getSimpleName())));
		}

	}

	private record SqlArrayConverter(ConversionService conversions) implements GenericConverter {

		@Override
		public Set<ConvertiblePair> getConvertibleTypes() {
			return Set.of(new ConvertiblePair(Array.class, List.class));
		}

		@Override
		public @Nullable Object convert(@Nullable Object source, TypeDescriptor sourceType, TypeDescriptor targetType) {
			try {
				return (source != null) ? this.conversions.convert(((Array) source).getArray(), targetType) : null;
			}
			catch (SQLException ex) {
				throw new IllegalStateException("An SQL array could not be read", ex);
			}
		}

	}

}
