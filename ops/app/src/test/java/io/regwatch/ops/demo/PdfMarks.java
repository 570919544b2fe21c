package io.regwatch.ops.demo;

/**
 * What stands around the text of every page.
 *
 * @param left running header on the left
 * @param right running header on the right, may be empty
 * @param footer beside the page number
 */
record PdfMarks(String left, String right, String footer) {

}
