package io.regwatch.search;

/**
 * A part of a text that was searched.
 *
 * @param text as it was extracted, spaces included; all parts together are the text
 * @param matches whether it matches the search
 */
public record TextPart(String text, boolean matches) {

}
