package io.regwatch.api.export;

import java.io.IOException;
import java.io.OutputStream;

import io.regwatch.schema.CodedEnum;

/** File formats of tables. */
public enum ExportFormat implements CodedEnum {

	/** Comma-separated values, as in RFC 4180. */
	CSV("text/csv;charset=UTF-8") {

		@Override
		RowWriter writer(OutputStream output) throws IOException {
			return new CsvRowWriter(output);
		}

	},

	/** A workbook of Office Open XML. */
	XLSX("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet") {

		@Override
		RowWriter writer(OutputStream output) throws IOException {
			return new XlsxRowWriter(output);
		}

	};

	private final String mediaType;

	ExportFormat(String mediaType) {
		this.mediaType = mediaType;
	}

	/**
	 * The media type of the format.
	 * @return for the header {@code Content-Type}
	 */
	public String mediaType() {
		return this.mediaType;
	}

	abstract RowWriter writer(OutputStream output) throws IOException;

}
