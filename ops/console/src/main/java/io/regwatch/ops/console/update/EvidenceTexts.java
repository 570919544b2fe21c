package io.regwatch.ops.console.update;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.api.reference.VersionText;
import io.regwatch.api.reference.VersionTextReader;
import io.regwatch.api.update.UpdateEvidence;
import io.regwatch.ops.console.security.ConsoleEnabled;

import org.springframework.stereotype.Component;

/** Finds quotes in the texts of versions. */
@Component
@ConsoleEnabled
class EvidenceTexts {

	private final VersionTextReader texts;

	EvidenceTexts(VersionTextReader texts) {
		this.texts = texts;
	}

	/**
	 * The segments of all quotes, each with its quote marked. A quote without text in
	 * stock has none.
	 */
	Map<UpdateEvidence.Quote, MarkedSegment> findPassages(UUID workspace, UUID reference, UpdateEvidence evidence) {
		Map<UUID, List<VersionText.Segment>> texts = new HashMap<>();
		Map<UpdateEvidence.Quote, MarkedSegment> passages = new HashMap<>();
		for (UpdateEvidence.Quote quote : quotes(evidence)) {
			texts.computeIfAbsent(quote.versionId(), (version) -> segments(workspace, reference, version))
				.stream()
				.filter((segment) -> segment.segment() == quote.segment())
				.forEach((segment) -> passages.put(quote, MarkedSegment.of(segment, List.of(quote))));
		}
		return passages;
	}

	/** A whole text with all quotes marked; empty if there is none. */
	List<MarkedSegment> mark(UUID workspace, UUID reference, UUID version, UpdateEvidence evidence) {
		Map<Integer, List<UpdateEvidence.Quote>> quotes = quotes(evidence).stream()
			.filter((quote) -> quote.versionId().equals(version))
			.collect(Collectors.groupingBy(UpdateEvidence.Quote::segment));
		return segments(workspace, reference, version).stream()
			.map((segment) -> MarkedSegment.of(segment,
					Objects.requireNonNullElse(quotes.get(segment.segment()), List.of())))
			.toList();
	}

	private List<VersionText.Segment> segments(UUID workspace, UUID reference, UUID version) {
		return this.texts.find(workspace, reference, version).map(VersionText::segments).orElse(List.of());
	}

	private static List<UpdateEvidence.Quote> quotes(UpdateEvidence evidence) {
		return evidence.statements().stream().flatMap((statement) -> statement.quotes().stream()).toList();
	}

}
