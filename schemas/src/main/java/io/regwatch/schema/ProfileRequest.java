package io.regwatch.schema;

/**
 * A request to generate a profile from a website.
 *
 * @param url of the company's website
 */
public record ProfileRequest(String url) {

}
