package io.regwatch.api.security;

import java.util.UUID;

/**
 * The client whose key came with a request.
 *
 * @param clientId of the client
 */
public record Caller(UUID clientId) {

}
