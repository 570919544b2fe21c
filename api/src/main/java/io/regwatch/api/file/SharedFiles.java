package io.regwatch.api.file;

import io.regwatch.schema.ContentHash;

import org.springframework.stereotype.Component;

/** Says where files are. */
@Component
public class SharedFiles {

	private static final int LENGTH = 150;

	private final SignedFileUrls addresses;

	SharedFiles(SignedFileUrls addresses) {
		this.addresses = addresses;
	}

	/**
	 * Shares a file of a reference.
	 * @param hash of the file
	 * @param externalId of the reference, from which the file's name is made
	 * @return with a fresh address
	 */
	public SharedFile share(ContentHash hash, String externalId) {
		String name = externalId.replaceAll("[\\\\/:*?\"<>|\\p{Cntrl}]+", "_");
		name = name.substring(0, name.offsetByCodePoints(0, Math.min(LENGTH, name.codePointCount(0, name.length()))))
				+ ".pdf";
		return new SharedFile(hash.hex(), name, this.addresses.of(hash, name));
	}

}
