package io.regwatch.api.update;

import io.regwatch.schema.CodedEnum;

enum RedlineStatus implements CodedEnum {

	NONE, GENERATING, COMPLETED, FAILED

}
