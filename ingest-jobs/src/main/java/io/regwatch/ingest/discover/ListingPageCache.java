package io.regwatch.ingest.discover;

import java.net.URI;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.http.ResponseMetadata;
import io.regwatch.http.Validators;
import io.regwatch.ingest.run.Runs;
import io.regwatch.ingest.source.PageCache.ReadPage;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** Pages of listings in progress. */
@Repository
class ListingPageCache {

	/** After a longer pause the list may have changed: it is read from its beginning. */
	private static final String FORGET_OLD = """
			DELETE FROM listing_page
			WHERE run_id = :run AND (
				SELECT max(read_at) < now() - interval '6 hours'
				FROM listing_page
				WHERE run_id = :run)
			""";

	private static final String FIND = """
			SELECT status, hops, charset, body
			FROM listing_page
			WHERE run_id = :run AND address = :address
			""";

	private static final String KEEP = """
			INSERT INTO listing_page (run_id, address, status, hops, charset, body)
			VALUES (:run, :address, :status, :hops, :charset, :body)
			ON CONFLICT (run_id, address) DO NOTHING
			""";

	private static final String FORGET = """
			DELETE FROM listing_page
			WHERE run_id = :run
			""";

	private final JdbcClient jdbc;

	private final Runs runs;

	ListingPageCache(JdbcClient jdbc, Runs runs) {
		this.jdbc = jdbc;
		this.runs = runs;
	}

	void forgetOld(UUID runId) {
		this.jdbc.sql(FORGET_OLD).param("run", runId).update();
	}

	void forget(UUID runId) {
		this.jdbc.sql(FORGET).param("run", runId).update();
	}

	Optional<ReadPage> find(UUID runId, URI address) {
		return this.jdbc.sql(FIND)
			.param("run", runId)
			.param("address", address.toString())
			.query((row,
					number) -> new ReadPage(receipt(row.getInt("status"), (String[]) row.getArray("hops").getArray(),
							row.getString("charset")), row.getBytes("body")))
			.optional();
	}

	@Transactional
	public void keep(UUID runId, URI address, ReadPage page) {
		this.runs.requireOwned(runId);
		ResponseMetadata receipt = page.receipt();
		@Nullable Charset charset = receipt.charset();
		this.jdbc.sql(KEEP)
			.param("run", runId)
			.param("address", address.toString())
			.param("status", receipt.status())
			.param("hops", receipt.hops().stream().map(URI::toString).toArray(String[]::new))
			.param("charset", (charset != null) ? charset.name() : null)
			.param("body", page.body())
			.update();
	}

	private static ResponseMetadata receipt(int status, String[] hops, @Nullable String charset) {
		return new ResponseMetadata(status, Arrays.stream(hops).map(URI::create).toList(), Validators.NONE,
				(charset != null) ? Charset.forName(charset) : null);
	}

}
