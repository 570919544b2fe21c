package io.regwatch.ingest.extract;

import io.regwatch.ingest.extract.pdf.ChangedImages;
import io.regwatch.ingest.update.FileKey;

/**
 * How a PDF file looks beside that of the current version.
 *
 * @param before the file of the current version
 * @param same whether all pages look the same though their text differs
 * @param images that certainly differ though the text is the same
 */
record PrintLooks(FileKey before, boolean same, ChangedImages images) {

}
