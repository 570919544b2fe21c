package io.regwatch.search.index;

import java.io.ByteArrayOutputStream;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;

import io.regwatch.search.embedding.SentenceEmbeddingModel;

import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Embeds passages. The vectors of a version's text are kept in PostgreSQL, because making
 * them takes longer than all other work for a document.
 */
final class PassageVectors {

	private static final String FIND = """
			SELECT vectors
			FROM passage_vectors
			WHERE version_id = :version AND model = :model AND text_hash = :hash
			""";

	// The version may have been purged meanwhile.
	private static final String PUT = """
			INSERT INTO passage_vectors (version_id, model, text_hash, vectors)
			SELECT id, :model, :hash, :vectors
			FROM reference_version
			WHERE id = :version
			ON CONFLICT (version_id) DO UPDATE
			SET model = excluded.model, text_hash = excluded.text_hash, vectors = excluded.vectors
			""";

	private final JdbcClient jdbc;

	PassageVectors(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Embeds the passages of a version.
	 * @param version whose vectors are kept
	 * @param passages all of them
	 * @return a vector for each passage, in hex; empty where there is no model
	 */
	List<Optional<String>> find(UUID version, List<String> passages) {
		int hash = passages.hashCode();
		byte[] vectors = kept(version, hash).orElseGet(() -> make(version, passages, hash));
		return IntStream.range(0, passages.size()).mapToObj((place) -> vector(vectors, place)).toList();
	}

	/** Embeds a text whose vector is not kept. */
	static Optional<String> embed(String text) {
		return SentenceEmbeddingModel.embed(text).map(HexFormat.of()::formatHex);
	}

	private Optional<byte[]> kept(UUID version, int hash) {
		return this.jdbc.sql(FIND)
			.param("version", version)
			.param("model", SentenceEmbeddingModel.NAME)
			.param("hash", hash)
			.query(byte[].class)
			.optional();
	}

	private byte[] make(UUID version, List<String> passages, int hash) {
		ByteArrayOutputStream vectors = new ByteArrayOutputStream();
		passages.forEach((passage) -> SentenceEmbeddingModel.embed(passage).ifPresent(vectors::writeBytes));
		if (vectors.size() > 0) {
			this.jdbc.sql(PUT)
				.param("version", version)
				.param("model", SentenceEmbeddingModel.NAME)
				.param("hash", hash)
				.param("vectors", vectors.toByteArray())
				.update();
		}
		return vectors.toByteArray();
	}

	private static Optional<String> vector(byte[] vectors, int place) {
		int start = place * SentenceEmbeddingModel.DIMENSIONS;
		return (start < vectors.length)
				? Optional.of(HexFormat.of().formatHex(vectors, start, start + SentenceEmbeddingModel.DIMENSIONS))
				: Optional.empty();
	}

}
