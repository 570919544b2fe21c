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
 * PublicUrls of files that need no key, for some time: at the store itself if it has such
 * addresses, else here. Within a sixteenth of that time they stay the same, so that an
 * unchanged answer has an unchanged tag.
 */
@Component
class SignedFileUrls {

	private static final int STEPS = 16;

	private final FileStore store;

	private final PublicUrls addresses;

	private final ApiProperties properties;

	private final UrlSigner signatures;

	private final Clock clock = Clock.systemUTC();

	SignedFileUrls(FileStore store, PublicUrls addresses, ApiProperties properties, UrlSigner signatures) {
		this.store = store;
		this.addresses = addresses;
		this.properties = properties;
		this.signatures = signatures;
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
		return this.addresses.service()
			.path("/files/{hash}")
			.queryParam("name", "{name}")
			.queryParam("expires", "{expires}")
			.queryParam("signature", "{signature}")
			.encode()
			.buildAndExpand(Map.of("hash", hash.hex(), "name", name, "expires", expires, "signature",
					this.signatures.sign(text(hash.hex(), name, String.valueOf(expires)))))
			.toUriString();
	}

	/** Whether it is an address that was given and has not expired. */
	boolean isValid(String hash, @Nullable String name, @Nullable String expires, @Nullable String signature) {
		return name != null && expires != null && signature != null
				&& this.signatures.isValid(text(hash, name, expires), signature)
				&& this.clock.instant().isBefore(Instant.ofEpochSecond(Long.parseLong(expires)));
	}

	/** The header that makes browsers save a file, and not show it. */
	static String disposition(String name) {
		return ContentDisposition.attachment().filename(name, StandardCharsets.UTF_8).build().toString();
	}

	private static String text(String hash, String name, String expires) {
		return String.join("\n", hash, expires, name);
	}

}
