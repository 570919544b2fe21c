package io.regwatch.ingest.source.catalogue;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * How the fields of a listed item are read from a row.
 *
 * @param id the authority's stable id
 * @param document address of the bytes; {@code null} if it is {@code url}
 * @param url address for readers; {@code null} if it is {@code document}
 * @param fileName with which the bytes are announced; {@code null} for the address's last
 * part
 * @param title the authority's title
 * @param description the authority's abstract
 * @param type of the reference
 * @param status of the version
 * @param updateType class of the publication
 * @param edition label of the edition
 * @param published the authority's date
 * @param effective from when it applies
 * @param language ISO 639-1
 * @param text content, where the row itself is the document; {@code null} if documents
 * are fetched
 * @param files further files of the document, such as attachments and versions in other
 * languages; {@code null} if there are none
 * @param relations to other documents; {@code null} if rows state none
 */
public record ItemFields(FieldRule id, @Nullable FieldRule document, @Nullable FieldRule url,
		@Nullable FieldRule fileName, @Nullable FieldRule title, @Nullable FieldRule description,
		@Nullable FieldRule type, @Nullable FieldRule status, @Nullable FieldRule updateType,
		@Nullable FieldRule edition, @Nullable FieldRule published, @Nullable FieldRule effective,
		@Nullable FieldRule language, @Nullable FieldRule text, @Nullable List<FieldRule> files,
		@Nullable List<RelationRule> relations) {

}
