package io.regwatch.batch;

/** Too many workers died while they processed an item: it is not tried again. */
public final class PoisonItemException extends RuntimeException {

	PoisonItemException() {
		super("Too many workers died while they processed it");
	}

}
