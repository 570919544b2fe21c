package io.regwatch.ops.cli;

import java.nio.file.Path;

import io.regwatch.schema.Extraction;

/**
 * What a file on the command line gave.
 *
 * @param file as named on the command line
 * @param extraction its text or why there is none
 */
record ReadFile(Path file, Extraction extraction) {

}
