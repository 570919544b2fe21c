package io.regwatch.api;

import java.util.List;

import io.regwatch.change.ChangeCursor;
import io.regwatch.fuzz.FuzzTarget;
import io.regwatch.search.SearchCursor;

import static org.assertj.core.api.Assertions.assertThat;

/** A text is no cursor, or one that is the same after it was given out again. */
class CursorFuzzTests implements FuzzTarget {

	@Override
	public List<byte[]> seeds() {
		return FuzzTarget.texts("c0", "s17", "c999999999999999999", "c12-019b0000-0000-7000-8000-000000000000",
				"s12-019b0000-0000-7000-8000-000000000000", new SearchCursor("guidance", "019b").cursor(),
				new SearchCursor("1767225600000", "é\u0000").cursor(), "Cg==", "");
	}

	@Override
	public void check(byte[] input) {
		String text = FuzzTarget.text(input);
		ChangeCursor.parse(text).ifPresent((cursor) -> {
			assertThat(ChangeCursor.parse(cursor.text())).contains(cursor);
			assertThat(cursor.position()).isNotNegative();
			assertThat(cursor.text()).matches("[cs][0-9a-f-]+");
		});
		SearchCursor.of(text).ifPresent((cursor) -> {
			assertThat(SearchCursor.of(cursor.cursor())).contains(cursor);
			assertThat(cursor.cursor()).matches("[A-Za-z0-9_-]+");
		});
	}

}
