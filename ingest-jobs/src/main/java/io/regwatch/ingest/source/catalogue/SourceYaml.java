package io.regwatch.ingest.source.catalogue;

import io.regwatch.schema.ReferenceType;
import org.jspecify.annotations.Nullable;

/** A source as it is written in a file: what is left out has a default. */
public record SourceYaml(@Nullable String id, @Nullable String title, @Nullable String geography,
		@Nullable String institution, @Nullable ReferenceType type, @Nullable String kind, @Nullable String language,
		@Nullable RemovalPolicy removal, SourceDefinition.@Nullable Tolerance tolerance, @Nullable Audience audience,
		@Nullable Redistribution redistribution, SourceDefinition.@Nullable Schedule schedule,
		SourceDefinition.@Nullable Folder folder, @Nullable FetchYaml fetch, @Nullable RowList list,
		@Nullable HtmlTable table, @Nullable ContentRule content) {

	public static final SourceYaml EMPTY = new SourceYaml(null, null, null, null, null, null, null, null, null, null,
			null, null, null, null, null, null, null);

	private static final SourceDefinition.Tolerance DEFAULT_TOLERANCE = new SourceDefinition.Tolerance(0.2);

	/**
	 * Fills what is left out.
	 * @param id if it says none
	 * @param title if it says none, also for a missing institution
	 * @param kind if it says none
	 * @param folder if it says none
	 */
	public SourceDefinition complete(String id, String title, String kind, SourceDefinition.@Nullable Folder folder) {
		String ownTitle = or(this.title, title);
		return new SourceDefinition(or(this.id, id), ownTitle, or(this.geography, "INT"),
				or(this.institution, ownTitle), or(this.type, ReferenceType.GUIDANCE), or(this.kind, kind),
				this.language, or(this.removal, RemovalPolicy.KEEPS), or(this.tolerance, DEFAULT_TOLERANCE),
				or(this.audience, Audience.PUBLIC), or(this.redistribution, Redistribution.METADATA), this.schedule,
				(this.folder != null) ? this.folder : folder, (this.fetch != null) ? this.fetch.complete() : null,
				this.list, this.table, this.content);
	}

	private static <T> T or(@Nullable T stated, T otherwise) {
		return (stated != null) ? stated : otherwise;
	}

}
