package io.regwatch.ingest.redline.step;

import java.io.IOException;
import java.util.UUID;

import io.regwatch.ingest.redline.Redline;
import io.regwatch.ingest.redline.TextComparison;
import io.regwatch.ingest.redline.html.ChangeMarkdown;
import io.regwatch.ingest.redline.html.ChangeSummary;
import io.regwatch.ingest.redline.html.RedlineHtml;
import io.regwatch.ingest.update.ComparisonLimit;
import io.regwatch.ingest.update.FinishedRedline;
import io.regwatch.ingest.update.Redlines;
import io.regwatch.ingest.update.UpdateDescription;
import io.regwatch.ingest.update.Updates;

import org.springframework.stereotype.Component;

/** Makes the redline of an update, and says with it what changed. */
@Component
class RedlineGenerator {

	private final VersionTexts texts;

	private final RedlineHtmlStore html;

	private final Redlines redlines;

	private final Updates updates;

	private final ComparisonLimit limit;

	RedlineGenerator(VersionTexts texts, RedlineHtmlStore html, Redlines redlines, Updates updates,
			ComparisonLimit limit) {
		this.texts = texts;
		this.html = html;
		this.redlines = redlines;
		this.updates = updates;
		this.limit = limit;
	}

	RedlineResult make(UUID updateId) throws IOException {
		ComparedUpdate update = this.texts.findUpdate(updateId).orElseThrow(NoTextException::new);
		ComparedTexts compared = this.texts.find(update.from(), update.to()).orElseThrow(NoTextException::new);
		Comparison made = this.limit.call(() -> compare(update, compared));
		StoredHtml html = this.html.store(made.html());
		Redline redline = made.texts().redline();
		FinishedRedline finished = new FinishedRedline(html.html(), html.hash(), made.texts().materiality(),
				redline.inserted(), redline.deleted(), redline.moved());
		return new RedlineResult(finished, html, made.description());
	}

	private static Comparison compare(ComparedUpdate update, ComparedTexts compared) {
		TextComparison texts = compared.compare();
		return new Comparison(texts, RedlineHtml.fragment(texts.redline(), texts.language()),
				describe(update, compared.isQuotable(), texts.redline()));
	}

	/** Writes it in the caller's transaction. */
	void save(UUID update, RedlineResult made) {
		this.html.record(made.html());
		this.redlines.complete(update, made.redline());
		this.updates.describe(update, made.description());
	}

	private static UpdateDescription describe(ComparedUpdate update, boolean quotable, Redline redline) {
		ChangeSummary summary = new ChangeSummary(redline);
		return new UpdateDescription(update.shortSummary() + summary.counts(),
				update.summary() + summary.sections(quotable), ChangeMarkdown.of(redline));
	}

	private record Comparison(TextComparison texts, String html, UpdateDescription description) {

	}

}
