package io.regwatch.api.security;

import java.time.Duration;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/** Whether a request is let in. */
sealed interface Admission {

	/** There is no key, or none that is valid. */
	record Unknown() implements Admission {

	}

	/**
	 * The key has asked too often.
	 *
	 * @param delay after which it may ask again
	 */
	record TooOften(Duration delay) implements Admission {

	}

	/** The path names a workspace that is not the client's. */
	record Foreign() implements Admission {

	}

	/**
	 * Let in.
	 *
	 * @param caller whose key it is
	 * @param workspace that the path names; {@code null} when it names none
	 */
	record Admitted(Caller caller, @Nullable UUID workspace) implements Admission {

	}

}
