package io.regwatch.ingest.extract;

import java.util.Map;

import io.regwatch.ingest.update.FileKey;
import io.regwatch.schema.Extraction;
import org.jspecify.annotations.Nullable;

/**
 * What is to be written for an item.
 *
 * @param version of the extractor
 * @param extractions of files that had none
 * @param looks of the item's file beside that of the current version; {@code null} if
 * there is none to compare it with
 */
record ExtractedItem(String version, Map<FileKey, Extraction> extractions, @Nullable PrintLooks looks) {

}
