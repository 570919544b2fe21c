package io.regwatch.ops.demo;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.LocalDate;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.TimeZone;

import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;

/**
 * The program and the day that a file says it comes from. The same origin saves a
 * document as the same bytes.
 *
 * @param producer name of the program
 * @param created day of creation
 * @param compressed whether the file's objects are in compressed streams
 */
record PdfOrigin(String producer, LocalDate created, boolean compressed) {

	byte[] save(PDDocument document, String title) throws IOException {
		document.setDocumentInformation(information(title));
		document.setDocumentId(this.created.toEpochDay());
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		document.save(out,
				this.compressed ? CompressParameters.DEFAULT_COMPRESSION : CompressParameters.NO_COMPRESSION);
		return out.toByteArray();
	}

	private PDDocumentInformation information(String title) {
		PDDocumentInformation information = new PDDocumentInformation();
		information.setTitle(title);
		information.setProducer(this.producer);
		information.setCreationDate(midnight());
		return information;
	}

	private Calendar midnight() {
		Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
		calendar.setTimeInMillis(this.created.toEpochDay() * 86_400_000L);
		return calendar;
	}

}
