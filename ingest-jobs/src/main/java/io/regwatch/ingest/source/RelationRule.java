package io.regwatch.ingest.source;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.regwatch.schema.RelationKind;
import org.jspecify.annotations.Nullable;

/**
 * How a row says what its document is to others.
 *
 * @param kind of the relation
 * @param ids names the others
 * @param each a regular expression: each match in {@code ids} is an id, or the match's
 * first group; {@code null} if all of it is one
 * @param source that lists the others; {@code null} if it is the same
 */
public record RelationRule(RelationKind kind, FieldRule ids, @Nullable String each, @Nullable String source) {

	Stream<StatedRelation> read(FieldReader reader) {
		String named = reader.readId(this.ids);
		return (named != null) ? split(named).distinct().map((id) -> new StatedRelation(this.kind, id, this.source))
				: Stream.empty();
	}

	/** All relations of a row. */
	static List<StatedRelation> read(@Nullable List<RelationRule> rules, FieldReader reader) {
		return (rules != null) ? rules.stream().flatMap((rule) -> rule.read(reader)).toList() : List.of();
	}

	private Stream<String> split(String named) {
		return (this.each == null) ? Stream.of(named)
				: Pattern.compile(this.each)
					.matcher(named)
					.results()
					.map((match) -> match.group(Math.min(1, match.groupCount())));
	}

}
