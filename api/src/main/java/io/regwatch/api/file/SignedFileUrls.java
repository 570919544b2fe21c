package io.regwatch.api.file;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;

import io.regwatch.api.PublicUrls;
import io.regwatch.api.ApiProperties;
import io.regwatch.schema.ContentHash;
import io.regwatch.store.FileStore;
import io.regwatch.store.FileStore.Download;
import org.jspecify.annotations.Nullable;

import org.springframework.http.ContentDisposition;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;

/**
 * Signed URLs of files: of the object store if it supports them, else of this service.
 * Within a sixteenth of their lifetime they stay the same, so that an unchanged response
 * has an unchanged ETag.
 */
@Component
class SignedFileUrls {

	private static final int STEPS = 16;

	private final FileStore store;

	private final PublicUrls urls;

	private final ApiProperties properties;

	private final UrlSigner signer;

	private final Clock clock = Clock.systemUTC();

	SignedFileUrls(FileStore store, PublicUrls urls, ApiProperties properties, UrlSigner signer) {
		this.store = store;
		this.urls = urls;
		this.properties = properties;
		this.signer = signer;
	}

	String of(ContentHash hash, String name) {
		long lifetime = this.properties.fileLifetime().toSeconds();
		long step = Math.max(1, lifetime / STEPS);
		long expires = Math.ceilDiv(this.clock.instant().getEpochSecond() + lifetime, step) * step;
		Download download = new Download(hash, MediaType.APPLICATION_PDF_VALUE, disposition(name));
		return this.store
			.address(download, Instant.ofEpochSecond(expires - lifetime - step), Duration.ofSeconds(lifetime + step))
			.map(URI::toString)
			.orElseGet(() -> of(hash, name, expires));
	}

	private String of(ContentHash hash, String name, long expires) {
		return this.urls.service()
			.path("/files/{hash}")
			.queryParam("name", "{name}")
			.queryParam("expires", "{expires}")
			.queryParam("signature", "{signature}")
			.encode()
			.buildAndExpand(Map.of("hash", hash.hex(), "name", name, "expires", expires, "signature",
					this.signer.sign(text(hash.hex(), name, String.valueOf(expires)))))
			.toUriString();
	}

	/** Whether the signature is valid and has not expired. */
	boolean isValid(String hash, @Nullable String name, @Nullable String expires, @Nullable String signature) {
		return name != null && expires != null && signature != null
				&& this.signer.isValid(text(hash, name, expires), signature)
				&& this.clock.instant().isBefore(Instant.ofEpochSecond(Long.parseLong(expires)));
	}

	/** The header {@code Content-Disposition}: browsers save the file. */
	static String disposition(String name) {
		return ContentDisposition.attachment().filename(name, StandardCharsets.UTF_8).build().toString();
	}

	private static String text(String hash, String name, String expires) {
		return String.join("\n", hash, expires, name);
	}

}
