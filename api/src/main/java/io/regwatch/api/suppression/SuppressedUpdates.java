package io.regwatch.api.suppression;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.api.CurrentContext;
import io.regwatch.api.list.KeysetPages;
import io.regwatch.api.list.ListRequest;
import io.regwatch.api.list.ListResponse;
import io.regwatch.api.update.PublicationPosition;
import io.regwatch.search.Hit;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The updates that a workspace could see and that were put aside. */
@Repository
public class SuppressedUpdates {

	private static final String PUT_ASIDE = """
			put_aside AS (
				SELECT u.id, u.reference_id, u.title, u.published_at, CASE
						WHEN duplicate.update_id IS NOT NULL THEN 'duplicate'
						WHEN review.id IS NOT NULL THEN 'reviewed' END AS code,
					CASE WHEN duplicate.update_id IS NULL THEN coalesce(review.reason_code, a.reason_code) END AS reason_code,
					CASE WHEN duplicate.update_id IS NULL AND review.id IS NULL THEN a.evidence END AS evidence
				FROM visible_reference AS visible
				JOIN reference_update AS u ON u.reference_id = visible.reference_id AND u.retracted_at IS NULL
				LEFT JOIN duplicate_update AS duplicate
					ON duplicate.workspace_id = :workspace AND duplicate.update_id = u.id
			"""
			+ CurrentContext.JOIN + """
						WHERE visible.workspace_id = :workspace AND (duplicate.update_id IS NOT NULL
							OR coalesce(review.status, a.status) IN ('out_of_scope', 'not_applicable'))
						UNION ALL
						SELECT u.id, u.reference_id, u.title, u.published_at, 'unsubscribed', NULL, NULL
						FROM reference_subscription AS by_reference
						JOIN reference AS r ON r.id = by_reference.reference_id
						JOIN readable_source AS readable
							ON readable.source_id = r.source_id AND readable.workspace_id = by_reference.workspace_id
						JOIN source_subscription AS by_source
							ON by_source.workspace_id = readable.workspace_id AND by_source.source_id = r.source_id
						JOIN reference_update AS u ON u.reference_id = r.id AND u.retracted_at IS NULL
						WHERE by_reference.workspace_id = :workspace AND by_reference.status = 'unsubscribed'
							AND by_source.status = 'subscribed'
					)
					""";

	private static final String FIND_IDS = "WITH " + PUT_ASIDE + """
			SELECT id
			FROM put_aside
			ORDER BY published_at DESC, id
			""";

	private static final String FIND_PAGE = "WITH " + PUT_ASIDE + """
			SELECT id, published_at
			FROM put_aside AS u
			WHERE\s""" + PublicationPosition.AFTER + """
			ORDER BY published_at DESC, id
			LIMIT :size
			""";

	// The updates in question are read first: a generic plan does not know how few they
	// are.
	private static final String FIND = """
			WITH reference_update AS MATERIALIZED (
				SELECT * FROM reference_update WHERE id = ANY (CAST(:ids AS uuid[]))),
			""" + PUT_ASIDE
			+ """
					SELECT put_aside.id AS update, put_aside.title, r.id AS reference, r.external_id,
						put_aside.published_at AS publication_date, CASE
							WHEN put_aside.code IS NOT NULL THEN put_aside.code
							WHEN put_aside.reason_code = 'geography' THEN 'rule.market'
							WHEN put_aside.reason_code = 'other_law' THEN 'rule.body_of_law'
							WHEN rule.entry IS NOT NULL THEN 'rule.' || put_aside.reason_code
							ELSE 'relevance.low' END AS code,
						put_aside.reason_code, rule.entry ->> 'rule' AS rule, rule.entry ->> 'profileField' AS profile_field,
						ARRAY(SELECT jsonb_array_elements_text(rule.entry -> 'values')) AS profile_values,
						CASE WHEN s.redistribution <> 'metadata' THEN quoted.quote END AS quote,
						rule.entry IS NOT NULL AND put_aside.id IN (
							SELECT update_id FROM exclusion_sample WHERE workspace_id = :workspace) AS to_review
					FROM put_aside
					JOIN reference AS r ON r.id = put_aside.reference_id
					JOIN source AS s ON s.id = r.source_id
					LEFT JOIN LATERAL (
						SELECT evidence.item AS entry FROM jsonb_array_elements(put_aside.evidence) AS evidence (item)
						WHERE evidence.item ->> 'rule' IS NOT NULL LIMIT 1) AS rule ON true
					LEFT JOIN LATERAL (
						SELECT evidence.item ->> 'quote' AS quote FROM jsonb_array_elements(put_aside.evidence) AS evidence (item)
						WHERE evidence.item ->> 'quote' IS NOT NULL LIMIT 1) AS quoted ON true
					""";

	private final JdbcClient jdbc;

	SuppressedUpdates(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Finds what was put aside.
	 * @param workspace that reads
	 * @return ids of updates, latest publication first
	 */
	public List<UUID> findIds(UUID workspace) {
		return this.jdbc.sql(FIND_IDS)
			.param("workspace", workspace)
			.query((row, _) -> row.getObject(1, UUID.class))
			.list();
	}

	/**
	 * Lists what was put aside in pages.
	 * @param workspace that reads
	 * @param request the page
	 * @return latest publication first
	 */
	public ListResponse<SuppressedUpdate> list(UUID workspace, ListRequest request) {
		PublicationPosition.of(request.after());
		Integer hits = request.hits();
		int size = (hits != null) ? hits : KeysetPages.SIZE;
		return new ListResponse<>(request,
				(page) -> new KeysetPages((after) -> page(workspace, PublicationPosition.of(after), size), page.after(),
						size),
				(ids) -> find(workspace, ids));
	}

	/**
	 * Reads updates that were put aside.
	 * @param workspace that reads
	 * @param ids of at most 1,000 updates
	 * @return by id
	 */
	public Map<UUID, SuppressedUpdate> find(UUID workspace, Collection<UUID> ids) {
		return this.jdbc.sql(FIND)
			.param("workspace", workspace)
			.param("ids", ids.stream().map(UUID::toString).toArray(String[]::new))
			.query(RecordRowMapper.of(SuppressedUpdate.class))
			.list()
			.stream()
			.collect(Collectors.toMap(SuppressedUpdate::update, (one) -> one, (one, _) -> one));
	}

	private List<Hit> page(UUID workspace, PublicationPosition after, int size) {
		return this.jdbc.sql(FIND_PAGE)
			.param("workspace", workspace)
			.param("before", after.publishedAt())
			.param("after", after.id())
			.param("size", size)
			.query(PublicationPosition::hit)
			.list();
	}

}
