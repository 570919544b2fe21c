package io.regwatch.api.update;

import io.regwatch.schema.CodedEnum;

/** How far the comparison of an update's two versions has got. */
enum RedlineStatus implements CodedEnum {

	NONE, GENERATING, COMPLETED, FAILED

}
