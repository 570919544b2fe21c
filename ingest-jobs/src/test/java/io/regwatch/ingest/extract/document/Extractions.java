package io.regwatch.ingest.extract.document;

import java.util.List;
import java.util.stream.Collectors;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;

import static org.assertj.core.api.Assertions.assertThat;

/** Looks into extractions on behalf of tests. */
public final class Extractions {

	private Extractions() {
	}

	static Extraction.Text text(Extraction extraction) {
		assertThat(extraction).isInstanceOf(Extraction.Text.class);
		return (Extraction.Text) extraction;
	}

	public static Extraction.Rejected rejected(Extraction extraction) {
		assertThat(extraction).isInstanceOf(Extraction.Rejected.class);
		return (Extraction.Rejected) extraction;
	}

	static List<String> texts(Extraction extraction, BlockKind kind) {
		return text(extraction).blocks().stream().filter((block) -> block.kind() == kind).map(Block::text).toList();
	}

	public static String substance(Extraction extraction) {
		return text(extraction).blocks()
			.stream()
			.filter((block) -> block.kind() != BlockKind.FURNITURE)
			.map(Block::text)
			.collect(Collectors.joining(" "));
	}

}
