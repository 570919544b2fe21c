package io.regwatch.ops.console.inbox;

import java.util.UUID;

/**
 * A filter of the inbox that a person keeps.
 *
 * @param id of the filter
 * @param name that the person gave it
 * @param query its query string
 */
record SavedFilter(UUID id, String name, String query) {

}
