package io.regwatch.api.change;

import io.regwatch.schema.CodedEnum;

enum ResourceType implements CodedEnum {

	REFERENCE, UPDATE

}
