package io.regwatch.ingest.source;

import io.regwatch.ingest.http.Receipt;
import io.regwatch.ingest.http.Validators;
import org.jspecify.annotations.Nullable;

/**
 * How a look at an item was answered.
 *
 * @param status of HTTP; {@code null} if there was no answer
 * @param validators to ask for changes next time
 */
public record Reception(@Nullable Integer status, Validators validators) {

	/** A look at something that does not answer, such as a folder. */
	public static final Reception NONE = new Reception(null, Validators.NONE);

	static Reception of(Receipt receipt) {
		return new Reception(receipt.status(), receipt.validators());
	}

	static Reception ofStatus(@Nullable Integer status) {
		return new Reception(status, Validators.NONE);
	}

}
