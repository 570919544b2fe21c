package io.regwatch.ops.console.operation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

import io.regwatch.ops.console.security.ConsoleEnabled;
import io.regwatch.schema.ContentHash;
import io.regwatch.store.FileStore;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads what was received for quarantined items. */
@Repository
@ConsoleEnabled
class ReceivedItems {

	private static final String FIND = """
			SELECT source.title AS source_title, quarantine.external_id AS item, quarantine.reason, quarantine.detail,
				attempts, first_seen_at, last_seen_at, last.url, last.hops, last.http_status, last.captured_at,
				file.sha256, file.size_bytes AS size, quarantine.announced_type
			FROM quarantine
			JOIN source ON source.id = quarantine.source_id
			LEFT JOIN LATERAL (
				SELECT url, hops, http_status, captured_at
				FROM capture
				WHERE capture.source_id = quarantine.source_id AND capture.external_id = quarantine.external_id
				ORDER BY captured_at DESC
				LIMIT 1) AS last ON true
			LEFT JOIN stored_file AS file ON file.sha256 = quarantine.sha256
			WHERE quarantine.id = :id AND resolved_at IS NULL
			""";

	private static final int MAX_BYTES = 4096;

	/**
	 * Would change how the rest is shown: all control characters but line feed and tab.
	 */
	private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}\\p{Cf}&&[^\\n\\t]]");

	private final JdbcClient jdbc;

	private final FileStore files;

	ReceivedItems(JdbcClient jdbc, FileStore files) {
		this.jdbc = jdbc;
		this.files = files;
	}

	/** Empty if no such item is in quarantine. */
	Optional<ReceivedItem> find(UUID id) {
		return this.jdbc.sql(FIND).param("id", id).query(RecordRowMapper.of(ReceivedItem.class)).optional();
	}

	/** The beginning of a stored file, read as UTF-8; empty if the file is gone. */
	String readBeginning(String sha256) {
		try (InputStream body = Files.newInputStream(this.files.path(new ContentHash(sha256)))) {
			String text = new String(body.readNBytes(MAX_BYTES), StandardCharsets.UTF_8);
			return CONTROL.matcher(text.replace("\r\n", "\n")).replaceAll("\uFFFD");
		}
		catch (NoSuchFileException ex) {
			return "";
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
