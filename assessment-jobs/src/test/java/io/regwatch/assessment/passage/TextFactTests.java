package io.regwatch.assessment.passage;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.evidence.TextFacts;
import io.regwatch.assessment.model.Embeddings;
import io.regwatch.assessment.vocabulary.Vocabulary;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class TextFactTests {

	private static final StoredText LONG = text("Catheters are long.");

	@Test
	void isFoundOutOncePerTextWhoeverReadsIt() {
		AtomicInteger asked = new AtomicInteger();
		TextFact<String> first = TextFact.of((text) -> text.bodies().getFirst() + asked.incrementAndGet());
		assertThat(first.in(new Passages(LONG))).isEqualTo("Catheters are long.1");
		assertThat(first.in(new Passages(LONG))).isEqualTo("Catheters are long.1");
		assertThat(first.in(new Passages(text("Catheters are short.")))).isEqualTo("Catheters are short.2");
	}

	@Test
	void mayDependOnOthers() {
		TextFact<Integer> count = TextFact.of((text) -> text.bodies().size());
		TextFact<Boolean> any = TextFact.of((text) -> count.in(text) > 0);
		assertThat(any.in(new Passages(LONG))).isTrue();
		assertThat(any.in(new Passages(StoredText.read(List.of())))).isFalse();
	}

	@Test
	void failureIsNotKept() {
		AtomicInteger asked = new AtomicInteger();
		TextFact<Integer> fact = TextFact.of((_) -> {
			if (asked.incrementAndGet() == 1) {
				throw new IllegalStateException("No time left");
			}
			return asked.get();
		});
		assertThatIllegalStateException().isThrownBy(() -> fact.in(new Passages(LONG)));
		assertThat(fact.in(new Passages(LONG))).isEqualTo(2);
	}

	@Test
	void headingsAreSentencesButNoBodies() {
		Passages text = new Passages(StoredText.read(List.of(segment(1, true, "Stents"), segment(2, false, "Long."))));
		assertThat(TextFact.anyBody("Stents"::equals).in(text)).isFalse();
		assertThat(TextFact.anySentence("Stents"::equals).in(text)).isTrue();
		assertThat(TextFact.anyBody("Long."::equals).in(text)).isTrue();
	}

	@Test
	void quotesAreOfTheVersionThatIsReadAlthoughFactsAreThoseOfItsText() {
		TextFacts shared = new TextFacts();
		ProfileKeywords interests = new ProfileKeywords(Vocabulary.shipped(),
				new Company(1, "We make catheters.", List.of("EU"), List.of(), List.of(), List.of(), List.of()));
		for (UUID version : List.of(new UUID(0, 1), new UUID(0, 2))) {
			Segment duty = new Segment(version, 1, 1, false, "Manufacturers shall register each catheter.", true);
			StoredText text = new StoredText(List.of(duty), List.of(), Embeddings.NONE, shared);
			assertThat(new PassageRanking(interests, new Passages(text)).quotes()).singleElement()
				.extracting(Evidence.OfText::versionId)
				.isEqualTo(version);
		}
	}

	private static StoredText text(String sentence) {
		return StoredText.read(List.of(segment(1, false, sentence)));
	}

	private static Segment segment(int ordinal, boolean heading, String text) {
		return new Segment(new UUID(0, 1), ordinal, 1, heading, text, true);
	}

}
