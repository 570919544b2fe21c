package io.regwatch.search;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ReciprocalRankFusionTests {

	@Test
	void fuseWhenBothAgreeOnASecondPlaceItComesFirst() {
		assertThat(ReciprocalRankFusion.fuse(List.of(List.of("a", "b", "c"), List.of("d", "b", "e")))).startsWith("b")
			.containsExactlyInAnyOrder("a", "b", "c", "d", "e");
	}

	@Test
	void fuseWhenThereIsOneRankingKeepsIt() {
		assertThat(ReciprocalRankFusion.fuse(List.of(List.of("c", "a", "b"), List.of()))).containsExactly("c", "a",
				"b");
	}

}
