package io.regwatch.api.workspace;

import java.util.UUID;

record Workspace(UUID id, String name) {

}
