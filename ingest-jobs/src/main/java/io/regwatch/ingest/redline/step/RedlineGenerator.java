package io.regwatch.ingest.redline.step;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
import io.regwatch.store.FileStore;
import io.regwatch.store.StoredFile;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/** Makes the redline of an update, and says with it what changed. */
@Component
class RedlineGenerator {

	/** Longer ones are files. */
	private static final int MAX_CHARACTERS = 1 << 20;

	private final VersionTexts texts;

	private final FileStore files;

	private final Redlines redlines;

	private final Updates updates;

	private final ComparisonLimit limit;

	RedlineGenerator(VersionTexts texts, FileStore files, Redlines redlines, Updates updates, ComparisonLimit limit) {
		this.texts = texts;
		this.files = files;
		this.redlines = redlines;
		this.updates = updates;
		this.limit = limit;
	}

	RedlineResult make(UUID updateId) throws IOException {
		ComparedUpdate update = this.texts.findUpdate(updateId).orElseThrow(NoTextException::new);
		ComparedTexts compared = this.texts.find(update.from(), update.to()).orElseThrow(NoTextException::new);
		Comparison made = this.limit.call(() -> compare(update, compared));
		@Nullable StoredFile file = (made.html().length() > MAX_CHARACTERS) ? store(made.html()) : null;
		Redline redline = made.texts().redline();
		FinishedRedline finished = new FinishedRedline((file == null) ? made.html() : null,
				(file != null) ? file.hash() : null, made.texts().materiality(), redline.inserted(), redline.deleted(),
				redline.moved());
		return new RedlineResult(finished, file, made.description());
	}

	private static Comparison compare(ComparedUpdate update, ComparedTexts compared) {
		TextComparison texts = compared.compare();
		return new Comparison(texts, RedlineHtml.fragment(texts.redline(), texts.language()),
				describe(update, compared.isQuotable(), texts.redline()));
	}

	/** Writes it in the caller's transaction. */
	void save(UUID update, RedlineResult made) {
		if (made.file() != null) {
			this.files.record(made.file());
		}
		this.redlines.complete(update, made.redline());
		this.updates.describe(update, made.description());
	}

	private static UpdateDescription describe(ComparedUpdate update, boolean quotable, Redline redline) {
		ChangeSummary summary = new ChangeSummary(redline);
		return new UpdateDescription(update.shortSummary() + summary.counts(),
				update.summary() + summary.sections(quotable), ChangeMarkdown.of(redline));
	}

	private StoredFile store(String html) throws IOException {
		return this.files.store(new ByteArrayInputStream(html.getBytes(StandardCharsets.UTF_8)));
	}

	private record Comparison(TextComparison texts, String html, UpdateDescription description) {

	}

}
