package io.regwatch.ops.benchmark.search;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.search.embedding.SentenceEmbeddingModel;

/**
 * Documents with the words and vectors of the judged set. Words are drawn by Zipf's law,
 * the most frequent of the judged set first. A vector is the sum of three embeddings of
 * judged titles and queries and of noise, because embedding a million passages takes
 * hours.
 */
final class SyntheticPassages {

	static final int PER_DOCUMENT = 20;

	static final int SOURCES = 20;

	private static final int WORDS = 120;

	private static final int VOCABULARY = 30_000;

	private static final int MIXED = 3;

	// Relative to the length of one embedding; neighbours then have a cosine of about
	// 0.8.
	private static final double NOISE = 0.8;

	private final Random random = new Random(1);

	private final List<String> vocabulary;

	private final List<byte[]> embeddings;

	SyntheticPassages(JudgedSet judged) {
		List<String> texts = Stream
			.concat(judged.documents().stream().map(JudgedSet.Document::title),
					judged.queries().stream().map(JudgedSet.Query::text))
			.toList();
		this.vocabulary = vocabulary(texts);
		this.embeddings = texts.stream().flatMap((text) -> SentenceEmbeddingModel.embed(text).stream()).toList();
	}

	/** A document as the index takes it. */
	Map<String, Object> next() {
		UUID id = new UUID(this.random.nextLong(), this.random.nextLong());
		String title = words(8);
		List<Map<String, String>> passages = IntStream.range(0, PER_DOCUMENT)
			.mapToObj((_) -> Map.of("text", words(WORDS), "vector", vector()))
			.toList();
		Map<String, Object> document = new LinkedHashMap<>();
		document.put("id", id);
		document.put("sourceId", "source-" + this.random.nextInt(SOURCES));
		document.put("geography", "EU");
		document.put("type", "guidance");
		document.put("externalId", id.toString().replace("-", ""));
		document.put("title", title);
		document.put("text", title);
		document.put("body", passages.stream().map((passage) -> passage.get("text")).collect(Collectors.joining(" ")));
		document.put("passages", passages);
		return document;
	}

	private String vector() {
		double[] sum = new double[SentenceEmbeddingModel.DIMENSIONS];
		for (int part = 0; part < MIXED; part++) {
			byte[] embedding = this.embeddings.get(this.random.nextInt(this.embeddings.size()));
			double share = this.random.nextDouble() / length(embedding);
			IntStream.range(0, sum.length).forEach((i) -> sum[i] += share * embedding[i]);
		}
		double noise = NOISE / Math.sqrt(sum.length);
		IntStream.range(0, sum.length).forEach((i) -> sum[i] += noise * this.random.nextGaussian());
		return HexFormat.of().formatHex(quantize(sum));
	}

	private static double length(byte[] vector) {
		return Math.sqrt(IntStream.range(0, vector.length).mapToDouble((i) -> vector[i] * vector[i]).sum());
	}

	private static byte[] quantize(double[] vector) {
		double greatest = IntStream.range(0, vector.length).mapToDouble((i) -> Math.abs(vector[i])).max().orElseThrow();
		byte[] quantized = new byte[vector.length];
		IntStream.range(0, vector.length)
			.forEach((i) -> quantized[i] = (byte) Math.round(vector[i] / greatest * Byte.MAX_VALUE));
		return quantized;
	}

	private String words(int count) {
		return IntStream.range(0, count)
			.mapToObj((_) -> this.vocabulary.get((int) Math.pow(VOCABULARY, this.random.nextDouble()) - 1))
			.collect(Collectors.joining(" "));
	}

	private static List<String> vocabulary(List<String> texts) {
		Map<String, Long> counts = texts.stream()
			.flatMap((text) -> Stream.of(text.toLowerCase(Locale.ROOT).split("\\P{L}+", -1)))
			.filter((word) -> !word.isEmpty())
			.collect(Collectors.groupingBy((word) -> word, Collectors.counting()));
		List<String> words = new ArrayList<>(counts.entrySet()
			.stream()
			.sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
			.map(Map.Entry::getKey)
			.toList());
		IntStream.range(words.size(), VOCABULARY).mapToObj((rank) -> "w" + rank).forEach(words::add);
		return words;
	}

}
