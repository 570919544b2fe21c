package io.regwatch.ingest.extract.hostile;

/**
 * A file that attacks its reader.
 *
 * @param attack what it tries
 * @param name the announced file name
 * @param content its bytes
 */
@SuppressWarnings("ArrayRecordComponent")
record HostileFile(String attack, String name, byte[] content) {

}
