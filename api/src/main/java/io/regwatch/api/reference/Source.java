package io.regwatch.api.reference;

/**
 * Who publishes.
 *
 * @param id of the source
 * @param title of the source
 * @param geography its code
 * @param institutionName the authority
 */
public record Source(String id, String title, String geography, String institutionName) {

}
