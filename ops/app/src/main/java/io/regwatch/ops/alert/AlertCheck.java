package io.regwatch.ops.alert;

import java.util.List;

/** Finds incidents. */
@FunctionalInterface
interface AlertCheck {

	/** Returns the incidents of this moment. */
	List<Incident> find();

}
