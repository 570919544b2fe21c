package io.regwatch.api.reference;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.regwatch.api.PublicUrls;
import io.regwatch.search.TextMatch;
import io.regwatch.search.TextPart;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.stereotype.Component;

/** The passages of a version's text that match a search best. */
@Component
@ConditionalOnWebApplication
public class Passages {

	private final VersionTextReader texts;

	private final PublicUrls urls;

	Passages(VersionTextReader texts, PublicUrls urls) {
		this.texts = texts;
		this.urls = urls;
	}

	/**
	 * Finds passages.
	 * @param workspace that reads
	 * @param reference visible or not
	 * @param version of the reference
	 * @param search as the user wrote it
	 * @param limit number of passages
	 * @return those that match most terms, in reading order; none where the text must not
	 * be shown
	 */
	public List<Passage> find(UUID workspace, UUID reference, UUID version, String search, int limit) {
		return this.texts.find(workspace, reference, version)
			.map((text) -> find(workspace, reference, text, search, limit))
			.orElse(List.of());
	}

	List<Passage> find(UUID workspace, UUID reference, VersionText text, String search, int limit) {
		TextMatch match = new TextMatch(search);
		String address = this.urls.path(
				"/api/workspaces/%s/references/%s/versions/%s/text".formatted(workspace, reference, text.versionId()));
		return best(text.segments(), match, limit).stream()
			.map((segment) -> new Passage(text.versionId(), segment.segment(), segment.page(), segment.text(),
					match.highlight(segment.text()), address))
			.toList();
	}

	private static List<VersionText.Segment> best(List<VersionText.Segment> segments, TextMatch match, int limit) {
		Map<VersionText.Segment, Long> counts = segments.stream()
			.collect(Collectors.toMap(Function.identity(), (segment) -> match.count(segment.text())));
		return segments.stream()
			.filter((segment) -> counts.getOrDefault(segment, 0L) > 0)
			.sorted(Comparator.comparingLong((VersionText.Segment segment) -> -counts.getOrDefault(segment, 0L)))
			.limit(limit)
			.sorted(Comparator.comparingInt(VersionText.Segment::segment))
			.toList();
	}

	/**
	 * A passage to cite.
	 *
	 * @param versionId of the version
	 * @param segment of its text
	 * @param page from 1
	 * @param text of the segment, written by third parties
	 * @param parts of the text, those that match the search and those between them
	 * @param address of the whole text
	 */
	public record Passage(UUID versionId, int segment, int page, String text, List<TextPart> parts, String address) {

	}

}
