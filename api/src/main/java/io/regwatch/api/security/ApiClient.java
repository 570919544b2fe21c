package io.regwatch.api.security;

import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * The authenticated client of a request.
 *
 * @param id of the client
 * @param workspace that the path names; {@code null} if it names none, or one that is not
 * the client's
 * @param keyId the public id of the API key
 */
public record ApiClient(UUID id, @Nullable UUID workspace, String keyId) {

}
