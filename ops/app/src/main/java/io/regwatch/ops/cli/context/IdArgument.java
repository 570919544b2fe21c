package io.regwatch.ops.cli.context;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

import io.regwatch.ops.cli.output.UsageException;

import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * An id as a person writes it: the whole of it, or its beginning or its end. Lists show
 * the end. Ids begin with the time of creation, so those of one run begin alike.
 *
 * @param text hexadecimal digits and hyphens, in lower case
 */
public record IdArgument(String text) {

	private static final Pattern TEXT = Pattern.compile("[0-9a-f-]{4,36}");

	private static final int LENGTH = 36;

	private static final int SHORT = 8;

	/**
	 * Converts an argument; throws {@link IllegalArgumentException} if it is no part of
	 * an id.
	 */
	public static IdArgument of(String text) {
		if (!isId(text)) {
			throw new IllegalArgumentException("Not an id: '%s'".formatted(text));
		}
		return (text.length() < LENGTH) ? new IdArgument(text.toLowerCase(Locale.ROOT))
				: new IdArgument(UUID.fromString(text).toString());
	}

	/**
	 * Whether a text may be an id or one of its ends.
	 * @param text of an argument
	 * @return {@code true} for 4 to 36 hexadecimal digits and hyphens
	 */
	public static boolean isId(String text) {
		return TEXT.matcher(text.toLowerCase(Locale.ROOT)).matches();
	}

	/** The characters of an id that lists show. */
	public static String shorten(UUID id) {
		return id.toString().substring(LENGTH - SHORT);
	}

	/** Finds the only row whose id begins or ends so, or fails with what to do. */
	public UUID resolve(CommandContext context, Kind kind) {
		return find(context, kind).orElseThrow(() -> new UsageException(
				"There is no %s '%s': `%s` shows the ids".formatted(kind.noun, this.text, kind.list)));
	}

	/** A whole id is not looked up. */
	public Optional<UUID> find(CommandContext context, Kind kind) {
		if (this.text.length() == LENGTH) {
			return Optional.of(UUID.fromString(this.text));
		}
		List<UUID> found = context.bean(JdbcClient.class)
			.sql(kind.sql)
			.param("text", this.text)
			.query((row, _) -> row.getObject("id", UUID.class))
			.list();
		if (found.size() > 1) {
			throw new UsageException("The id of more than one %s begins or ends with '%s': write more of it"
				.formatted(kind.noun, this.text));
		}
		return found.stream().findFirst();
	}

	@Override
	public String toString() {
		return this.text;
	}

	/** Rows that have ids. */
	public enum Kind {

		UPDATE("update", "reference_update", "updates list"),

		REFERENCE("reference", "reference", "references"),

		WORKSPACE("workspace", "workspace", "workspaces"),

		RUN("run", "run", "runs list"),

		QUARANTINED("quarantined item or failed redline", """
				(SELECT id FROM quarantine WHERE resolved_at IS NULL
				UNION ALL SELECT update_id FROM redline WHERE status = 'failed') AS waiting""", "quarantine");

		private final String noun;

		private final String sql;

		private final String list;

		Kind(String noun, String table, String list) {
			this.noun = noun;
			this.sql = """
					SELECT id
					FROM %s
					WHERE id::text LIKE :text || '%%' OR id::text LIKE '%%' || :text
					LIMIT 2
					""".formatted(table);
			this.list = list;
		}

	}

}
