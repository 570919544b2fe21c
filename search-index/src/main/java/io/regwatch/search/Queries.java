package io.regwatch.search;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

import co.elastic.clients.elasticsearch._types.FieldValue;
import co.elastic.clients.elasticsearch._types.query_dsl.Query;
import org.jspecify.annotations.Nullable;

/** Translates criteria and visibility to queries of Elasticsearch. */
final class Queries {

	// Elasticsearch takes at most 65,536 values in one terms query.
	private static final int TERMS = 10_000;

	private Queries() {
	}

	/** Which documents match, with {@code text} for what was searched. */
	static Query of(Criteria criteria, Visibility visibility, @Nullable Query text) {
		List<Query> filters = new ArrayList<>();
		filters.add(switch (criteria) {
			case Criteria.OfReferences _ -> visible(visibility, "sourceId", "id");
			case Criteria.OfUpdates _ -> withoutDuplicates(visibility);
		});
		if (text != null) {
			filters.add(text);
		}
		switch (criteria) {
			case Criteria.OfReferences references -> {
				restrict("sourceId", (references.source() != null) ? Set.of(references.source()) : Set.of(), filters);
				restrict("type", (references.type() != null) ? Set.of(references.type().code()) : Set.of(), filters);
			}
			case Criteria.OfUpdates updates -> {
				restrict("sourceId", updates.sources(), filters);
				restrict("geography", updates.geographies(), filters);
				if (updates.from() != null || updates.to() != null) {
					filters.add(published(updates.from(), updates.to()));
				}
			}
		}
		return all(filters);
	}

	// (source subscribed and reference not unsubscribed) or reference subscribed.
	private static Query visible(Visibility visibility, String source, String reference) {
		Query bySource = Query.of((query) -> query.bool((bool) -> bool.filter(anyOf(source, visibility.sources()))
			.mustNot(anyOf(reference, visibility.hidden()))));
		return any(List.of(bySource, anyOf(reference, visibility.references())));
	}

	// An update that duplicates another one is shown to those who do not see the other.
	private static Query withoutDuplicates(Visibility visibility) {
		return Query.of((query) -> query.bool((bool) -> bool.filter(visible(visibility, "sourceId", "referenceId"))
			.mustNot(visible(visibility, "duplicateOfSourceId", "duplicateOfReferenceId"))));
	}

	private static Query published(@Nullable Instant from, @Nullable Instant to) {
		return Query.of((query) -> query.range((range) -> range.date((date) -> {
			date.field("publicationDate");
			if (from != null) {
				date.gte(millis(from));
			}
			return (to != null) ? date.lte(millis(to)) : date;
		})));
	}

	// As documents are indexed.
	private static String millis(Instant instant) {
		return instant.truncatedTo(ChronoUnit.MILLIS).toString();
	}

	private static void restrict(String field, Collection<String> values, List<Query> filters) {
		if (!values.isEmpty()) {
			filters.add(anyOf(field, values));
		}
	}

	static Query anyOf(String field, Collection<String> values) {
		List<FieldValue> all = values.stream().map(FieldValue::of).toList();
		List<Query> parts = new ArrayList<>();
		for (int start = 0; start < all.size(); start += TERMS) {
			List<FieldValue> part = all.subList(start, Math.min(all.size(), start + TERMS));
			parts
				.add(Query.of((query) -> query.terms((terms) -> terms.field(field).terms((list) -> list.value(part)))));
		}
		return any(parts);
	}

	static Query all(List<Query> queries) {
		return (queries.size() == 1) ? queries.getFirst()
				: Query.of((query) -> query.bool((bool) -> bool.filter(queries)));
	}

	static Query any(List<Query> queries) {
		return switch (queries.size()) {
			case 0 -> Query.of((query) -> query.matchNone((none) -> none));
			case 1 -> queries.getFirst();
			default -> Query.of((query) -> query.bool((bool) -> bool.should(queries).minimumShouldMatch("1")));
		};
	}

}
