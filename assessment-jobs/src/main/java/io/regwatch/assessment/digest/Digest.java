package io.regwatch.assessment.digest;

import java.time.LocalDate;
import java.util.List;

import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.model.Embeddings;
import io.regwatch.assessment.model.Usage;
import io.regwatch.assessment.obligation.ObligationReading;
import org.jspecify.annotations.Nullable;

/**
 * The digest of an update, shared by all workspaces.
 *
 * @param shortSummary one or two sentences
 * @param summary some sentences
 * @param findings what they rest on
 * @param embeddings of the text's salient passages, by their ordinals
 * @param usage model and tokens
 * @param obligations of the version; {@code null} if the update made none, or they could
 * not be read
 */
record Digest(String shortSummary, String summary, Findings findings, Embeddings embeddings, Usage usage,
		@Nullable ObligationReading obligations) {

	Digest(String shortSummary, String summary, Findings findings, Embeddings embeddings, Usage usage) {
		this(shortSummary, summary, findings, embeddings, usage, null);
	}

	Digest with(@Nullable ObligationReading read) {
		return new Digest(this.shortSummary, this.summary, this.findings, this.embeddings, this.usage, read);
	}

	/**
	 * What an update says. Its fields are those of the stored JSON.
	 *
	 * @param statements that the summaries are made of
	 * @param obligations sentences that oblige
	 * @param dates that something is due, begins or ends
	 * @param riskClasses that are named
	 * @param characteristics of devices that are named
	 * @param geographies whose authorities' rules reach
	 */
	record Findings(List<Evidence.OfText> statements, List<Evidence.OfText> obligations, List<Dated> dates,
			List<String> riskClasses, List<String> characteristics, List<String> geographies) {

	}

	/**
	 * A day and the words that name it.
	 *
	 * @param date without time
	 * @param evidence the sentence
	 */
	record Dated(LocalDate date, Evidence.OfText evidence) {

	}

}
