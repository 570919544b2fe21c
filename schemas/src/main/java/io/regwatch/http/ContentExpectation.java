package io.regwatch.http;

import java.util.List;

/**
 * What a body is expected to be.
 *
 * @param accept media types; when empty, all
 * @param requirePatterns patterns of which a text must hold each
 * @param announcedType file name extension, possibly empty
 */
public record ContentExpectation(List<String> accept, List<String> requirePatterns, String announcedType) {

	public ContentExpectation {
		accept = List.copyOf(accept);
		requirePatterns = List.copyOf(requirePatterns);
	}

	/**
	 * A body of one type, whatever media type the server sends.
	 * @param announcedType file name extension
	 * @return no media type, no pattern
	 */
	public static ContentExpectation of(String announcedType) {
		return new ContentExpectation(List.of(), List.of(), announcedType);
	}

}
