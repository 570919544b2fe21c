package io.regwatch.reading;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/** Sentences of one resource file with what is expected of their reading. */
record TestLanguage(List<Case> cases) {

	static TestLanguage of(String resource) {
		try (InputStream file = Objects.requireNonNull(TestLanguage.class.getResourceAsStream(resource))) {
			return new TestLanguage(new String(file.readAllBytes(), StandardCharsets.UTF_8).lines()
				.filter((line) -> !line.isBlank() && !line.startsWith("#"))
				.map(Case::of)
				.toList());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	List<Case> wrong() {
		return this.cases.stream().filter((one) -> !one.isRight()).toList();
	}

	/** What includes is read as what puts aside, or the other way round. */
	List<Case> doubleNegations() {
		return this.cases.stream().filter(Case::isReversed).toList();
	}

	double accuracy() {
		return 1 - (double) wrong().size() / this.cases.size();
	}

	/**
	 * One sentence.
	 *
	 * @param expected words such as "DUTY MANUFACTURER 15 DAYS"
	 * @param text blocks
	 * @param read what was read of the last sentence
	 */
	record Case(List<String> expected, String text, ReadSentence read) {

		private static final Set<SentenceClass> COMPARED = Set.of(SentenceClass.values());

		static Case of(String line) {
			int bar = line.indexOf(" | ");
			String text = line.substring(bar + 3);
			List<Block> blocks = new ArrayList<>();
			for (String part : List.of(text.split(" // "))) {
				blocks.add(block(blocks.size(), part));
			}
			return new Case(List.of(line.substring(0, bar).split(" ")), text,
					TextReader.read(blocks).sentences().getLast());
		}

		boolean isRight() {
			return classes().equals(readClasses()) && this.read.addressedToReader() == is("ADDRESSED")
					&& (!is("DUTY") || details().stream().allMatch(duties()::contains))
					&& (!is("DATE") || details().equals(dates()));
		}

		boolean isReversed() {
			boolean includes = classes().stream().anyMatch(SentenceClass::includes);
			boolean excludes = classes().stream().anyMatch(SentenceClass::excludes);
			return (includes && !excludes && this.read.excludes()) || (excludes && !includes && this.read.includes());
		}

		private boolean is(String word) {
			return this.expected.getFirst().equals(word);
		}

		private Set<SentenceClass> classes() {
			return (is("NONE") || is("ADDRESSED")) ? Set.of()
					: Arrays.stream(this.expected.getFirst().split(","))
						.map(SentenceClass::valueOf)
						.collect(Collectors.toUnmodifiableSet());
		}

		private Set<SentenceClass> readClasses() {
			return this.read.classes().stream().filter(COMPARED::contains).collect(Collectors.toUnmodifiableSet());
		}

		private List<String> details() {
			String details = String.join(" ", this.expected.subList(1, this.expected.size()))
				.replaceAll(" (?=[A-Z]+_[A-Z_]+ )", ";");
			return Arrays
				.stream(details.replaceAll(" (?=\\d|AT_ONCE)", ";")
					.replaceAll("(?<=[A-Z]);(?=\\d{4}-)", is("DATE") ? " " : ";")
					.split(";"))
				.filter((one) -> !one.isBlank())
				.toList();
		}

		private List<String> duties() {
			return this.read.duties()
				.stream()
				.flatMap((duty) -> Stream.concat(Stream.of(duty.bearer().name()),
						duty.deadlines().stream().map(Case::words)))
				.toList();
		}

		private List<String> dates() {
			return this.read.dates()
				.stream()
				.map((one) -> one.kind() + " " + ((one.date() != null) ? one.date() : one.afterPublication()))
				.toList();
		}

		private static String words(Deadline deadline) {
			return switch (deadline) {
				case Deadline.OnDate(String _, var date) -> date.toString();
				case Deadline.Within within -> within.amount() + " " + within.unit();
				case Deadline.AtOnce _ -> "AT_ONCE";
			};
		}

		private static Block block(int ordinal, String text) {
			return switch (text.substring(0, 2)) {
				case "# " -> new Block(ordinal, 1, BlockKind.HEADING, 1, text.substring(2));
				case "* " -> new Block(ordinal, 1, BlockKind.LIST_ITEM, 0, text.substring(2));
				case "| " -> new Block(ordinal, 1, BlockKind.TABLE_ROW, 0, text.substring(2));
				default -> new Block(ordinal, 1, BlockKind.PARAGRAPH, 0, text);
			};
		}

		@Override
		public String toString() {
			return "%s, read %s %s %s: %s".formatted(this.expected, this.read.classes(), duties(), dates(), this.text);
		}

	}

}
