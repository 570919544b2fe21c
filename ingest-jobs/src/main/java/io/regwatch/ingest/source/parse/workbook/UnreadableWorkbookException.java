package io.regwatch.ingest.source.parse.workbook;

import java.io.IOException;

/** What is wrong within a workbook, which is no error of the connection. */
public final class UnreadableWorkbookException extends IOException {

	UnreadableWorkbookException(String message) {
		super(message);
	}

}
