package io.regwatch.api.error;

import java.util.List;
import java.util.stream.Stream;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import org.springframework.stereotype.Component;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.MutableCoercionConfig;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/** Refuses values of other types than the expected one. */
@Component
@ConditionalOnWebApplication
class StrictJsonCustomizer implements JsonMapperBuilderCustomizer {

	@Override
	public void customize(JsonMapper.Builder mapper) {
		mapper.withCoercionConfig(LogicalType.Textual,
				(config) -> config.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
					.setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
					.setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail));
		for (LogicalType type : List.of(LogicalType.Boolean, LogicalType.Integer)) {
			mapper.withCoercionConfig(type, StrictJsonCustomizer::refuseOtherTypes);
		}
	}

	private static void refuseOtherTypes(MutableCoercionConfig config) {
		Stream
			.of(CoercionInputShape.Boolean, CoercionInputShape.Integer, CoercionInputShape.Float,
					CoercionInputShape.String, CoercionInputShape.EmptyString)
			.forEach((shape) -> config.setCoercion(shape, CoercionAction.Fail));
	}

}
