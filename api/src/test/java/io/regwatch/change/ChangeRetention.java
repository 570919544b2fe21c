package io.regwatch.change;

import java.time.Instant;

import io.regwatch.ops.TestApplication;

/** Deletes changes as the purge of old records does. */
public final class ChangeRetention {

	private ChangeRetention() {
	}

	/** Deletes changes before a time, and returns how many. */
	public static int purge(TestApplication application, Instant time) {
		return application.bean(ChangeLog.class).removeBefore(time);
	}

}
