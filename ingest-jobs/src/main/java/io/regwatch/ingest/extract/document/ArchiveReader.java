package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

import io.regwatch.ingest.extract.format.ParsedDocument;
import io.regwatch.ingest.extract.markup.FileName;
import io.regwatch.ingest.extract.markup.FileSize;
import io.regwatch.ingest.update.FilesType;
import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.RejectionReason;
import org.apache.commons.io.input.BoundedInputStream;
import org.apache.tika.mime.MediaType;
import org.jspecify.annotations.Nullable;

/**
 * Reads the files of a ZIP archive as one document, in their order. What they are called
 * says nothing: their texts are compared.
 */
final class ArchiveReader {

	private static final String TYPE = MediaType.APPLICATION_ZIP.toString();

	private static final int MAX_FILES = 500;

	/** Decoded bytes of one file. */
	private static final long MAX_BYTES = 512L << 20;

	private final BiFunction<Path, String, Extraction> reader;

	private final JoinedTexts texts = new JoinedTexts();

	private final Set<String> names = new HashSet<>();

	private final List<String> types = new ArrayList<>();

	private int files;

	/**
	 * A reader of one archive.
	 * @param reader reads a file with an announced name
	 */
	ArchiveReader(BiFunction<Path, String, Extraction> reader) {
		this.reader = reader;
	}

	Extraction read(Path archive) throws IOException {
		Path file = Files.createTempFile("archive-", ".member");
		try (ZipInputStream members = new ZipInputStream(Files.newInputStream(archive))) {
			for (ZipEntry member = members.getNextEntry(); member != null; member = members.getNextEntry()) {
				if (member.isDirectory()) {
					continue;
				}
				if (++this.files > MAX_FILES) {
					return rejected(RejectionReason.TOO_LARGE,
							"The archive has more than %d files.".formatted(MAX_FILES));
				}
				Files.copy(bounded(members), file, StandardCopyOption.REPLACE_EXISTING);
				ParsedDocument.Refused refused = add(file, member.getName());
				if (refused != null) {
					return rejected(refused.reason(), refused.detail());
				}
			}
		}
		finally {
			Files.delete(file);
		}
		ParsedDocument.Found joined = this.texts.document();
		return joined.blocks().isEmpty() ? rejected(RejectionReason.EMPTY, "The archive has no files.")
				: new Extraction.Text(FilesType.of(this.types), joined.title(), null, joined.pages(),
						withoutNames(joined.blocks()));
	}

	private ParsedDocument.@Nullable Refused add(Path file, String name) {
		String own = name.substring(name.lastIndexOf('/') + 1);
		this.names.add(own);
		Extraction read = this.reader.apply(file, own);
		if (read instanceof Extraction.Text text) {
			this.types.add(text.mediaType());
		}
		return this.texts.add(read, name);
	}

	/** What pages say of the files that are read with them: names and sizes. */
	private List<Block> withoutNames(List<Block> blocks) {
		boolean leads = false;
		List<Block> result = new ArrayList<>();
		for (Block block : blocks) {
			boolean size = leads && FileSize.isAll(block.text());
			leads = this.names.stream().anyMatch((name) -> isNamed(name, block.text()));
			String text = (leads || size) ? FileSize.removeFrom(block.text()) : block.text();
			result.add(new Block(block.ordinal(), block.page(), block.kind(), block.level(), withoutNames(text)));
		}
		return result;
	}

	/** A link that states the name has no other mention of it. */
	private static boolean isNamed(String name, String text) {
		return text.contains(FileName.mention(name)) || (name.indexOf('.') > 0 && text.contains(name));
	}

	private String withoutNames(String text) {
		return this.names.stream().reduce(text, (rest, name) -> rest.replace(FileName.mention(name), ""));
	}

	private static BoundedInputStream bounded(ZipInputStream member) throws IOException {
		return BoundedInputStream.builder()
			.setInputStream(member)
			.setPropagateClose(false)
			.setMaxCount(MAX_BYTES)
			.setOnMaxCount((_, _) -> {
				throw new IOException("A file of the archive has more than %d bytes".formatted(MAX_BYTES));
			})
			.get();
	}

	private static Extraction.Rejected rejected(RejectionReason reason, String detail) {
		return new Extraction.Rejected(TYPE, reason, detail);
	}

}
