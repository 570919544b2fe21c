package io.regwatch.ops.console.digestmail;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import io.regwatch.api.savedsearch.SavedSearchMatcher;
import io.regwatch.api.savedsearch.SavedSearchMatches;
import io.regwatch.change.ChangeBatch;
import io.regwatch.change.ChangeCursor;
import io.regwatch.change.ChangeCursorExpiredException;
import io.regwatch.change.ChangeFeed;
import io.regwatch.store.DatabaseClock;

import org.springframework.stereotype.Component;

/** Reads what a mail says. */
@Component
class DigestReader {

	private static final int BATCH = 1000;

	private static final String EXPIRED = "Changes before this mail are no longer recorded: look through the inbox.";

	private final ChangeFeed feed;

	private final SavedSearchMatcher searches;

	private final DigestSections sections;

	private final SourceCompleteness completeness;

	private final DigestMailProperties properties;

	private final DatabaseClock clock;

	DigestReader(ChangeFeed feed, SavedSearchMatcher searches, DigestSections sections, SourceCompleteness completeness,
			DigestMailProperties properties, DatabaseClock clock) {
		this.feed = feed;
		this.searches = searches;
		this.sections = sections;
		this.completeness = completeness;
		this.properties = properties;
		this.clock = clock;
	}

	/** The mail that is due: all changes that are committed now. */
	Digest read(DigestMail mail) {
		List<String> notes = new ArrayList<>(List.of(this.completeness.sentence(mail.workspaceId())));
		ChangesSince changes = new ChangesSince();
		ChangeCursor end;
		try {
			end = readChanges(mail, changes);
		}
		catch (ChangeCursorExpiredException ex) {
			notes.add(EXPIRED);
			end = this.feed.end();
		}
		String console = this.properties.consoleUrl() + "/workspaces/" + mail.workspaceId();
		LocalDate today = this.clock.now().atOffset(ZoneOffset.UTC).toLocalDate();
		List<DigestSection> read = Stream
			.concat(this.sections.ofChanges(mail.workspaceId(), changes, console),
					this.sections.ofDeadlines(mail.workspaceId(), today, console))
			.filter((section) -> !section.lines().isEmpty())
			.toList();
		if (read.isEmpty()) {
			notes.add("Nothing is new, changed or retracted, and nothing is due in 90 days.");
		}
		return new Digest(mail.workspace(), mail.sentAt().truncatedTo(ChronoUnit.SECONDS), end.text(), notes, read,
				console + "/updates", console + "/digest-mail");
	}

	private ChangeCursor readChanges(DigestMail mail, ChangesSince changes) {
		ChangeCursor cursor = ChangeCursor.parse(mail.sentCursor()).orElseThrow();
		ChangeBatch batch;
		do {
			batch = this.feed.read(mail.workspaceId(), cursor, BATCH);
			SavedSearchMatches matches = this.searches.match(mail.workspaceId(), batch.changes());
			batch.changes()
				.stream()
				.filter((change) -> matches.includes(change, mail.savedSearchId()))
				.forEach(changes::add);
			cursor = batch.cursor();
		}
		while (batch.changes().size() == BATCH);
		return cursor;
	}

}
