package io.regwatch.ingest.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import io.regwatch.ingest.source.FetchOutcome.Fetched;
import io.regwatch.ingest.source.FetchOutcome.Refused;
import io.regwatch.schema.RejectionReason;
import io.regwatch.store.FileStore;
import org.jspecify.annotations.Nullable;

/** Refuses files that are damaged, or no document, in comparison with the ones before. */
public final class DamageCheck {

	private final FileStore files;

	/**
	 * A check.
	 * @param files where documents are stored
	 */
	public DamageCheck(FileStore files) {
		this.files = files;
	}

	/**
	 * Checks what was fetched: what comes damaged is no new version of what is known.
	 * @param outcome of a request
	 * @param item that was requested
	 * @param last capture of the item; {@code null} if there is none
	 * @return the outcome, or why its file is refused
	 */
	public FetchOutcome of(FetchOutcome outcome, ListedItem item, @Nullable LastCapture last) {
		if (last == null || !(outcome instanceof Fetched fetched) || last.file().equals(fetched.file().hash())) {
			return outcome;
		}
		Path before = this.files.path(last.file());
		try {
			return Files.exists(before) ? of(fetched, item, last, before) : outcome;
		}
		catch (IOException ex) {
			return outcome;
		}
	}

	/** With an unchanged row, a page instead of a file is an answer of the server. */
	private FetchOutcome of(Fetched fetched, ListedItem item, LastCapture last, Path before) throws IOException {
		Path now = this.files.path(fetched.file().hash());
		Reception reception = Reception.ofStatus(fetched.reception().status());
		if (item.equals(last.listed()) && TruncationDetector.isPageForFile(before, now)) {
			return new Refused(RejectionReason.NOT_THE_ANNOUNCED_TYPE,
					"A page came where a file of another type was, and the row is the same", reception);
		}
		Optional<String> damage = TruncationDetector.between(before, now);
		return damage.isPresent() ? new Refused(RejectionReason.CORRUPT, damage.get(), reception) : fetched;
	}

}
