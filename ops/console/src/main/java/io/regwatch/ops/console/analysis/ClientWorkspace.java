package io.regwatch.ops.console.analysis;

import java.util.UUID;

/**
 * A workspace that a person sees.
 *
 * @param id of the workspace
 * @param name of the workspace
 * @param client its name
 */
record ClientWorkspace(UUID id, String name, String client) {

}
