package io.regwatch.ingest.source.list;

import java.util.List;
import java.util.stream.Stream;

import io.regwatch.ingest.source.StatedRelation;
import io.regwatch.ingest.source.catalogue.RelationRule;
import io.regwatch.ingest.source.parse.FieldReader;
import io.regwatch.schema.text.BoundedPattern;
import org.jspecify.annotations.Nullable;

/** Reads the relations that a row states. */
final class StatedRelationReader {

	private StatedRelationReader() {
	}

	static List<StatedRelation> read(@Nullable List<RelationRule> rules, FieldReader fields) {
		return (rules != null) ? rules.stream().flatMap((rule) -> read(rule, fields)).toList() : List.of();
	}

	private static Stream<StatedRelation> read(RelationRule rule, FieldReader fields) {
		String ids = fields.readId(rule.ids());
		return (ids == null) ? Stream.of()
				: ids(ids, rule.each()).distinct().map((id) -> new StatedRelation(rule.kind(), id, rule.source()));
	}

	private static Stream<String> ids(String ids, @Nullable String each) {
		return (each == null) ? Stream.of(ids)
				: BoundedPattern.compile(each)
					.matcher(ids)
					.results()
					.map((match) -> match.group(Math.min(1, match.groupCount())));
	}

}
