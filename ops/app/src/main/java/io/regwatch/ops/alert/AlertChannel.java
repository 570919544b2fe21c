package io.regwatch.ops.alert;

import java.io.IOException;

/** A way to reach operators. */
interface AlertChannel {

	/** Name in the table of deliveries. */
	String name();

	boolean isConfigured();

	/** Returns when the receiver has accepted the message. */
	void send(AlertEvent event) throws IOException;

}
