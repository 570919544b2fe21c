package io.regwatch.api.file;

import io.regwatch.schema.ContentHash;

import org.springframework.stereotype.Component;

/** Makes download links. */
@Component
public class SharedFiles {

	private static final int LENGTH = 150;

	private final SignedFileUrls urls;

	SharedFiles(SignedFileUrls urls) {
		this.urls = urls;
	}

	/**
	 * Makes a download link to a file of a reference.
	 * @param hash of the file
	 * @param externalId of the reference, from which the file name is made
	 * @return with a fresh URL
	 */
	public SharedFile share(ContentHash hash, String externalId) {
		String name = externalId.replaceAll("[\\\\/:*?\"<>|\\p{Cntrl}]+", "_");
		name = name.substring(0, name.offsetByCodePoints(0, Math.min(LENGTH, name.codePointCount(0, name.length()))))
				+ ".pdf";
		return new SharedFile(hash.hex(), name, this.urls.of(hash, name));
	}

}
