package io.regwatch.api.update;

import io.regwatch.schema.Coded;

/** How far the comparison of an update's two versions has got. */
enum RedlineStatus implements Coded {

	NONE, GENERATING, COMPLETED, FAILED

}
