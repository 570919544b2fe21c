package io.regwatch.ingest.extract.pdf.drawing;

/**
 * The place of a cell in a table that is drawn with rules. Cells that span others count
 * once, where they begin.
 *
 * @param grid number of the table on its page, from 0
 * @param row ascends from the top; numbers may be missing
 * @param column from 0, at the side where lines begin, without gaps: empty cells and
 * those that a cell above covers are counted, too
 * @param rows in which it stands
 */
public record GridCell(int grid, int row, int column, int rows) {

}
