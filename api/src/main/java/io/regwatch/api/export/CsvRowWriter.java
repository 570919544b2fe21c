package io.regwatch.api.export;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** Writes CSV as in RFC 4180, in UTF-8 without byte order mark. */
final class CsvRowWriter implements RowWriter {

	private final CSVPrinter printer;

	CsvRowWriter(OutputStream output) throws IOException {
		this.printer = new CSVPrinter(new BufferedWriter(new OutputStreamWriter(output, StandardCharsets.UTF_8)),
				CSVFormat.RFC4180);
	}

	@Override
	public void write(List<String> row) throws IOException {
		this.printer.printRecord(row.stream().map(FormulaText::neutralized));
	}

	@Override
	public void finish() throws IOException {
		this.printer.flush();
	}

	@Override
	public void close() {
		// The output belongs to the caller.
	}

}
