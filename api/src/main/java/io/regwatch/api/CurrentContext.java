package io.regwatch.api;

/** Joins an update with its context in a workspace. */
public final class CurrentContext {

	/**
	 * Joins the update {@code u} with the current assessment {@code a} and the current
	 * review {@code review} of {@code :workspace}. Both are looked up by key: with row
	 * security, plans expect few rows of a workspace and would read all of them for each
	 * update.
	 */
	public static final String JOIN = """
			LEFT JOIN LATERAL (
				SELECT *
				FROM assessment
				WHERE workspace_id = :workspace AND update_id = u.id AND current
				LIMIT 1) AS a ON true
			LEFT JOIN LATERAL (
				SELECT *
				FROM current_review
				WHERE workspace_id = :workspace AND update_id = u.id
				LIMIT 1) AS review ON true
			""";

	private CurrentContext() {
	}

}
