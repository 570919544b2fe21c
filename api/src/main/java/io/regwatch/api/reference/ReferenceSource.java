package io.regwatch.api.reference;

/**
 * The source of a reference.
 *
 * @param id from the catalogue
 * @param title of the source
 * @param geography code
 * @param institutionName the authority
 */
public record ReferenceSource(String id, String title, String geography, String institutionName) {

}
