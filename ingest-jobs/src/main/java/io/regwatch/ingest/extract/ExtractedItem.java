package io.regwatch.ingest.extract;

import java.util.Map;

import io.regwatch.ingest.update.FileKey;
import io.regwatch.schema.Extraction;
import org.jspecify.annotations.Nullable;

/**
 * What is to be written for an item.
 *
 * @param extractions of files that had none
 * @param printOf the file of the current version, if the item's file looks the same and
 * its text differs
 */
record ExtractedItem(Map<FileKey, Extraction> extractions, @Nullable FileKey printOf) {

}
