package io.regwatch.schema;

import java.util.UUID;

/**
 * A request to generate a profile from a website.
 *
 * @param workspace whose profile it is
 * @param url of the company's website
 */
public record ProfileRequest(UUID workspace, String url) {

}
