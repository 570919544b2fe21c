package io.regwatch.change;

import java.util.List;

/**
 * Some consecutive changes.
 *
 * @param changes in order, possibly none
 * @param cursor from which to read on
 */
public record ChangeBatch(List<Change> changes, ChangeCursor cursor) {

}
