package io.regwatch.ingest.source.catalogue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

	private static final String TEXT_PART = "text (";

	/**
	 * Fields that describe a document, as far as there are rules for them.
	 * @return by name
	 */
	public Map<String, FieldRule> described() {
		Map<String, FieldRule> rules = new HashMap<>();
		Optional.ofNullable(this.title).ifPresent((rule) -> rules.put("title", rule));
		Optional.ofNullable(this.description).ifPresent((rule) -> rules.put("description", rule));
		Optional.ofNullable(this.type).ifPresent((rule) -> rules.put("type", rule));
		Optional.ofNullable(this.status).ifPresent((rule) -> rules.put("status", rule));
		Optional.ofNullable(this.updateType).ifPresent((rule) -> rules.put("updateType", rule));
		Optional.ofNullable(this.edition).ifPresent((rule) -> rules.put("edition", rule));
		Optional.ofNullable(this.published).ifPresent((rule) -> rules.put("published", rule));
		Optional.ofNullable(this.effective).ifPresent((rule) -> rules.put("effective", rule));
		Optional.ofNullable(this.language).ifPresent((rule) -> rules.put("language", rule));
		return rules;
	}

	/**
	 * The rules that each take one value of a row.
	 * @return those of all fields
	 */
	public Stream<FieldRule> parts() {
		Stream<FieldRule> alone = Stream.of(this.id, this.document, this.url, this.fileName, this.text)
			.filter(Objects::nonNull);
		Stream<FieldRule> lists = Stream.concat(Objects.requireNonNullElse(this.files, List.<FieldRule>of()).stream(),
				Objects.requireNonNullElse(this.relations, List.<RelationRule>of()).stream().map(RelationRule::ids));
		return Stream.of(alone, described().values().stream(), lists)
			.flatMap(Function.identity())
			.flatMap(FieldRule::parts);
	}

	/**
	 * Parts of a text that is joined of several, without constants.
	 * @return by a name that says where the part is found
	 */
	public Map<String, FieldRule> textParts() {
		if (this.text == null || this.text.join() == null) {
			return Map.of();
		}
		return this.text.join()
			.stream()
			.filter((part) -> part.constant() == null)
			.collect(
					Collectors.toMap((part) -> TEXT_PART + part.place() + ")", Function.identity(), (part, _) -> part));
	}

	/**
	 * Whether a name is that of a part of the text.
	 * @param name as {@link #textParts} gives it
	 */
	public static boolean isTextPart(String name) {
		return name.startsWith(TEXT_PART);
	}

	/**
	 * Names of all fields that say something of a document.
	 * @return those of {@link #described}, {@link #textParts}, relations and files
	 */
	public Set<String> names() {
		Set<String> names = new HashSet<>(described().keySet());
		names.addAll(textParts().keySet());
		if (this.relations != null) {
			names.add("relations");
		}
		if (this.files != null) {
			names.add("files");
		}
		return names;
	}

}
