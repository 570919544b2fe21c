package io.regwatch.store;

import java.io.IOException;

import org.springframework.util.unit.DataSize;

/** A file is larger than the file store takes. */
public final class FileTooLargeException extends IOException {

	FileTooLargeException(DataSize limit) {
		super("Larger than the limit of %d MB (regwatch.files.max-file)".formatted(limit.toMegabytes()));
	}

}
