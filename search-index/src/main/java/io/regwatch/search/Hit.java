package io.regwatch.search;

import java.util.UUID;

/**
 * What the index found.
 *
 * @param id of the reference or update
 * @param position where in the list it stands: a list can be continued after it
 */
public record Hit(UUID id, SearchCursor position) {

}
