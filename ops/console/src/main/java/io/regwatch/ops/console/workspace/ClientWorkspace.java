package io.regwatch.ops.console.workspace;

import java.util.UUID;

/**
 * A workspace that a person sees.
 *
 * @param id of the workspace
 * @param name of the workspace
 * @param client its name
 */
public record ClientWorkspace(UUID id, String name, String client) {

}
