package io.regwatch.assessment.impact;

import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.model.Embeddings;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.update.SomeCandidates;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/**
 * What the offline model says of a text in so many sentences, for tests. Passages are
 * ranked by their words alone, which takes a tenth of the time and decides nothing else.
 */
public final class AssessedText {

	private AssessedText() {
	}

	/** Each sentence is a block; those that begin with "=" are unchanged. */
	public static AssessmentResult of(Company company, AssessableUpdate update, String text) {
		List<String> sentences = Arrays.asList(text.split("(?<=\\.) (?=[\\p{Lu}=¿])"));
		List<Block> blocks = IntStream.range(0, sentences.size())
			.mapToObj((place) -> new Block(place, 1, BlockKind.PARAGRAPH, 0,
					sentences.get(place).replaceFirst("^= ?", "")))
			.toList();
		StoredText stored = new StoredText(
				Segment.read(UUID.randomUUID(), blocks, (block) -> !sentences.get(block.ordinal()).startsWith("=")),
				List.of(), Embeddings.NONE);
		return of(company, update, stored);
	}

	/** Of a text whose passages are ranked as in the application. */
	public static AssessmentResult of(Company company, AssessableUpdate update, StoredText text) {
		RuleBasedAssessor assessor = new RuleBasedAssessor(company, SomeCandidates.NOW);
		return assessor.exclude(update, () -> new Passages(text))
			.orElseGet(() -> assessor.assess(update, new Passages(text)).result());
	}

	/** By the rules of relevance alone, without those of publishers and laws. */
	public static AssessmentResult withoutExclusions(Company company, AssessableUpdate update, StoredText text) {
		RuleBasedAssessor assessor = new RuleBasedAssessor(company, SomeCandidates.NOW);
		return assessor.assess(update, new Passages(text)).result();
	}

	/** Of guidance that is in force. */
	public static AssessmentResult of(Company company, String title, String text) {
		return of(company, SomeCandidates.inForce(title, true), text);
	}

	public static Company company(String description, String... classes) {
		return new Company(1, description, List.of("EU"), List.of(classes), List.of(), List.of(), List.of());
	}

	public static Company product(String description, String product) {
		return new Company(1, description, List.of("EU"), List.of(), List.of(), List.of(),
				List.of(new Company.Product("Nova", product)));
	}

}
