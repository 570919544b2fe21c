package io.regwatch.api.file;

import java.io.IOException;

import io.regwatch.api.ApiController;
import io.regwatch.api.error.NotFoundException;
import io.regwatch.schema.ContentHash;
import io.regwatch.store.FileStore;
import org.jspecify.annotations.Nullable;

import org.springframework.core.io.FileSystemResource;
import org.springframework.core.io.Resource;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpRange;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.ErrorResponseException;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;

@ApiController
class FileController {

	private final SignedFileUrls urls;

	private final FileStore store;

	FileController(SignedFileUrls urls, FileStore store) {
		this.urls = urls;
		this.store = store;
	}

	@GetMapping("/files/{hash}")
	ResponseEntity<Resource> get(@PathVariable String hash, @RequestParam(required = false) @Nullable String name,
			@RequestParam(required = false) @Nullable String expires,
			@RequestParam(required = false) @Nullable String signature, @RequestHeader HttpHeaders headers)
			throws IOException {
		if (!this.urls.isValid(hash, name, expires, signature)) {
			throw new ResponseStatusException(HttpStatus.FORBIDDEN,
					"The URL has expired or its signature is invalid: request the reference or update again");
		}
		Resource file = new FileSystemResource(this.store.path(new ContentHash(hash)));
		if (!file.exists()) {
			throw new NotFoundException("file", hash);
		}
		requireSatisfiable(headers, file);
		return ResponseEntity.ok()
			.contentType(MediaType.APPLICATION_PDF)
			.eTag(hash)
			.header(HttpHeaders.CONTENT_DISPOSITION, SignedFileUrls.disposition(String.valueOf(name)))
			.body(file);
	}

	private static void requireSatisfiable(HttpHeaders headers, Resource file) throws IOException {
		try {
			HttpRange.toResourceRegions(headers.getRange(), file);
		}
		catch (IllegalArgumentException ex) {
			ErrorResponseException refusal = new ErrorResponseException(HttpStatus.REQUESTED_RANGE_NOT_SATISFIABLE, ex);
			refusal.getHeaders().set(HttpHeaders.CONTENT_RANGE, "bytes */" + file.contentLength());
			throw refusal;
		}
	}

}
