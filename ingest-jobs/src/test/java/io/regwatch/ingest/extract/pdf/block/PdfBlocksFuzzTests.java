package io.regwatch.ingest.extract.pdf.block;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.fuzz.FuzzInput;
import io.regwatch.fuzz.FuzzTarget;
import io.regwatch.ingest.extract.pdf.furniture.PdfFurniture;
import io.regwatch.ingest.extract.pdf.furniture.TableOfContentsDetector;
import io.regwatch.ingest.extract.pdf.line.PdfColumns;
import io.regwatch.ingest.extract.pdf.line.PdfLine;
import io.regwatch.ingest.extract.text.Letters;
import io.regwatch.ingest.extract.text.TextNormalizer;
import io.regwatch.schema.Block;

import static org.assertj.core.api.Assertions.assertThat;

/** No letter of a page gets lost or is repeated, wherever its lines stand. */
class PdfBlocksFuzzTests implements FuzzTarget {

	private static final float HEIGHT = 800;

	private static final List<Float> SIZES = List.of(6F, 8F, 10F, 10F, 12F, 18F);

	@Override
	public List<byte[]> seeds() {
		String page = """
				\0\5\2\0Guidance on devices
				\0\5\7\4Annex I
				\0\5\3\2The manufacturer keeps rec-
				\0\5\3\2ords for ten years,
				\0\5\3\2and longer for implants.
				\0\5\4\2Class  Period  Note
				\0\5\3\2III  ten  years
				\0\5\3\2IIa  five  more
				\0\5\100\1\1 See Annex II.
				\0\5\100\0page 1
				\1\5\2\0Guidance on devices
				\0\5\40\2(a) the first;
				\0\5\3\2(b) the second.
				\0\5\100\0page 2
				""";
		return FuzzTarget.texts(page, page + page, "\0\5\3\2left text  and right\n".repeat(8));
	}

	@Override
	public void check(byte[] input) {
		List<PdfLine> drawn = lines(new FuzzInput(input));
		int pages = drawn.stream().mapToInt(PdfLine::page).max().orElse(1);
		List<PdfLine> lines = PdfColumns.inReadingOrder(drawn);
		BitSet furniture = PdfFurniture.find(lines, pages);
		furniture.or(TableOfContentsDetector.find(lines, pages));
		List<Block> blocks = PdfBlocks.of(lines, furniture, List.of(), List.of());
		assertThat(blocks).extracting(Block::ordinal).isSorted().doesNotHaveDuplicates();
		assertThat(blocks).allMatch((block) -> block.page() >= 1 && block.page() <= pages);
		assertThat(Letters.of(joined(blocks.stream().map(Block::text))))
			.isEqualTo(Letters.of(joined(drawn.stream().map(PdfLine::text))));
	}

	private static String joined(Stream<String> texts) {
		return texts.collect(Collectors.joining("\n"));
	}

	private static List<PdfLine> lines(FuzzInput input) {
		List<PdfLine> lines = new ArrayList<>();
		int page = 1;
		float y = 40;
		while (input.hasMore()) {
			if (input.number(8) == 1) {
				page++;
				y = 40;
			}
			float x = 10F * input.number(40);
			y = Math.min(HEIGHT, y + 4F * input.number(128));
			float size = input.one(SIZES);
			List<String> parts = Stream.of(input.line().split("  ", -1))
				.map(TextNormalizer::clean)
				.filter((part) -> !part.isBlank())
				.toList();
			if (!parts.isEmpty()) {
				lines.add(line(page, x, y, size, parts));
			}
		}
		return lines;
	}

	private static PdfLine line(int page, float x, float y, float size, List<String> parts) {
		List<PdfLine> pieces = new ArrayList<>();
		float left = x;
		for (String part : parts) {
			float right = left + part.length() * size / 2;
			pieces.add(new PdfLine(page, left, right, y, y / HEIGHT, size, size > 10, part, List.of()));
			left = right + 4 * size;
		}
		return (pieces.size() == 1) ? pieces.getFirst() : new PdfLine(page, x, pieces.getLast().right(), y, y / HEIGHT,
				size, size > 10, String.join(" ", parts), pieces);
	}

}
