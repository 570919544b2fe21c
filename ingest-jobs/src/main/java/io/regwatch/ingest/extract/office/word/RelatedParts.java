package io.regwatch.ingest.extract.office.word;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

import io.regwatch.ingest.extract.markup.ImageText;
import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import io.regwatch.ingest.extract.office.xml.OfficeXml;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.tika.exception.TikaException;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * The parts to which a part of an office document refers by the ids of relations
 * (ECMA-376, part 2, 9.3).
 */
final class RelatedParts extends OfficeFilter {

	private final ZipFile parts;

	private final Path directory;

	private final Map<String, String> targets = new HashMap<>();

	private RelatedParts(ZipFile parts, Path directory) {
		this.parts = parts;
		this.directory = directory;
	}

	static RelatedParts of(ZipFile parts, ZipArchiveEntry part) throws IOException, TikaException, SAXException {
		Path name = Path.of("/" + part.getName());
		RelatedParts result = new RelatedParts(parts, name.resolveSibling(""));
		ZipArchiveEntry relations = result.entry("_rels/%s.rels".formatted(name.getFileName()));
		if (relations != null) {
			OfficeXml.read(parts, relations, result);
		}
		return result;
	}

	@Override
	protected Use start(String element, Attributes attributes) {
		if (element.equals("r:Relationship")) {
			this.targets.put(value(attributes, "Id", ""), value(attributes, "Target", ""));
		}
		return Use.KEPT;
	}

	/**
	 * The name of an image by its content: its file is named by the place or the program.
	 */
	String image(String id) {
		ZipArchiveEntry image = entry(this.targets.getOrDefault(id, ""));
		return (image != null) ? ImageText.nameOfData(image.getCrc()) : "";
	}

	private @Nullable ZipArchiveEntry entry(String target) {
		return this.parts.getEntry(this.directory.resolve(target).normalize().toString().substring(1));
	}

}
