package io.regwatch.ops.demo;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PublicationsTests {

	private static final Map<String, Publication> FIRST = byId(1);

	private static final Map<String, Publication> SECOND = byId(2);

	@Test
	void onWhenFirstNightListsEachAuthority() {
		assertThat(count(FIRST, Authority.FEDERAL)).isEqualTo(6);
		assertThat(count(FIRST, Authority.EUROPEAN)).isEqualTo(6);
		assertThat(count(FIRST, Authority.COMMONWEALTH)).isEqualTo(5);
		assertThat(FIRST.values()).filteredOn((publication) -> publication.authority() == Authority.EUROPEAN)
			.extracting(Publication::section)
			.contains("Clinical evidence", "Software")
			.doesNotContain("");
	}

	@Test
	void onWhenSecondNightAddsOneAndWithdrawsOne() {
		assertThat(without(SECOND.keySet(), FIRST.keySet())).containsExactly("EDB 2026-4");
		assertThat(without(FIRST.keySet(), SECOND.keySet())).containsExactly("EDB 2019-12");
	}

	@Test
	void onWhenSecondNightChangesTheBytesOfFour() {
		Set<String> changed = new TreeSet<>(FIRST.keySet());
		changed.retainAll(SECOND.keySet());
		changed.removeIf((id) -> Arrays.equals(bytes(FIRST, id), bytes(SECOND, id)));
		assertThat(changed).containsExactly("CTA-G-014", "EDB 2020-5", "EDB 2023-7", "FDO-2024-0112");
	}

	@Test
	void onWhenSecondNightChangesOneStatusAndNoOtherField() {
		assertThat(find(FIRST, "EDB 2023-7").status()).isEqualTo("Draft for consultation");
		assertThat(find(SECOND, "EDB 2023-7").status()).isEqualTo("Final");
		assertThat(SECOND.values()).filteredOn((publication) -> FIRST.containsKey(publication.id()))
			.filteredOn((publication) -> !listed(publication).equals(listed(find(FIRST, publication.id()))))
			.extracting(Publication::id)
			.containsExactly("EDB 2023-7");
	}

	@Test
	void onWhenAskedAgainGivesTheSameBytes() {
		assertThat(byId(2))
			.allSatisfy((id, publication) -> assertThat(publication.body()).isEqualTo(bytes(SECOND, id)));
	}

	@Test
	void pdfsHaveFromThreeToThirtyPages() {
		for (Map<String, Publication> night : List.of(FIRST, SECOND)) {
			assertThat(night.values()).filteredOn(Publication::pdf)
				.allSatisfy((publication) -> assertThat(pages(publication)).as(publication.id()).isBetween(3, 30));
			assertThat(pages(find(night, "FDO-2024-0112"))).isBetween(28, 30);
		}
	}

	private static Map<String, Publication> byId(int night) {
		return Publications.on(night)
			.stream()
			.collect(Collectors.toMap(Publication::id, Function.identity(), (_, second) -> second, TreeMap::new));
	}

	private static long count(Map<String, Publication> night, Authority authority) {
		return night.values().stream().filter((publication) -> publication.authority() == authority).count();
	}

	private static Set<String> without(Set<String> these, Set<String> those) {
		Set<String> rest = new TreeSet<>(these);
		rest.removeAll(those);
		return rest;
	}

	private static byte[] bytes(Map<String, Publication> night, String id) {
		return find(night, id).body();
	}

	private static Publication find(Map<String, Publication> night, String id) {
		return Objects.requireNonNull(night.get(id), id);
	}

	private static List<Object> listed(Publication publication) {
		return List.of(publication.title(), publication.section(), publication.status(), publication.type(),
				publication.published(), publication.slug());
	}

	private static int pages(Publication publication) {
		try (PDDocument document = Loader.loadPDF(publication.body())) {
			return document.getNumberOfPages();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
