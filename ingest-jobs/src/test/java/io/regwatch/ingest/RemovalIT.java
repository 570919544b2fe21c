package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import java.util.stream.IntStream;

import io.regwatch.ingest.update.Correction;
import io.regwatch.ingest.update.Corrections;
import io.regwatch.ops.TestApplication;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

@ExtendWith(SharedEnvironment.class)
class RemovalIT {

	private static final String WITHDRAWS = "source: {id: %s, removal: withdraws}";

	private static final String STATUS = """
			SELECT version.status
			FROM reference_update
			JOIN reference_version AS version ON version.id = reference_update.current_version_id
			WHERE reference_update.id = :update
			""";

	private final IngestEnvironment environment;

	private Folder folder;

	RemovalIT(IngestEnvironment environment) {
		this.environment = environment;
	}

	@BeforeEach
	void makeFolder(@TempDir Path path) {
		this.folder = new Folder(path);
		IntStream.range(0, 20).forEach((number) -> this.folder.text(number + ".txt", "Text of number " + number + "."));
	}

	@Test
	void ingestWhenFileVanishesIsGoneAndNothingElse() {
		ingest();
		this.folder.delete("7.txt");
		IngestReport second = ingest();
		assertThat(second.ledger().gone()).isOne();
		assertThat(second.ledger().complete()).isTrue();
		assertThat(second.updates()).isEmpty();
		assertThat(ingest().ledger().gone()).isZero();
	}

	@Test
	void ingestWhenSourceWithdrawsMakesWithdrawalAndReinstatement() {
		this.folder.text("regwatch.yaml", WITHDRAWS.formatted("withdraws"));
		ingest();
		this.folder.delete("7.txt");
		assertThat(ingest().updates()).singleElement().extracting(IngestReport.Update::kind).isEqualTo("withdrawal");
		this.folder.text("7.txt", "Text of number 7.");
		assertThat(ingest().updates()).singleElement().extracting(IngestReport.Update::kind).isEqualTo("status_change");
		assertThat(ingest().updates()).isEmpty();
	}

	@Test
	void retractWhenWithdrawalWasWrongGivesTheStatusBack() {
		this.folder.text("regwatch.yaml", WITHDRAWS.formatted("mistaken"));
		ingest();
		this.folder.delete("7.txt");
		UUID withdrawal = ingest().updates().getFirst().id();
		assertThat(status(withdrawal)).isEqualTo("withdrawn");
		correct(withdrawal, Correction.Action.RETRACT);
		assertThat(status(withdrawal)).isEqualTo("in_force");
		assertThat(ingest().updates()).isEmpty();
		assertThat(status(withdrawal)).isEqualTo("in_force");
		correct(withdrawal, Correction.Action.RESTORE);
		assertThat(status(withdrawal)).isEqualTo("withdrawn");
	}

	private void correct(UUID update, Correction.Action action) {
		assertThat(this.environment.application()
			.bean(Corrections.class)
			.make(new Correction(update, action, null, "Moved", "me"))).isEmpty();
	}

	private String status(UUID update) {
		return this.environment.stores().jdbc().sql(STATUS).param("update", update).query(String.class).single();
	}

	@Test
	void ingestWhenListingShrinksTooMuchConcludesNothing() {
		this.folder.text("regwatch.yaml", WITHDRAWS.formatted("shrinks"));
		ingest();
		IntStream.range(0, 5).forEach((number) -> this.folder.delete(number + ".txt"));
		IngestReport second = ingest();
		assertThat(second.ledger().complete()).isFalse();
		assertThat(second.ledger().incompleteReason()).contains("5 of 20");
		assertThat(second.ledger().gone()).isZero();
		assertThat(second.updates()).isEmpty();
	}

	@Test
	void ingestWhenFolderIsGoneConcludesNothing() throws IOException {
		this.folder.text("regwatch.yaml", WITHDRAWS.formatted("unmounted"));
		ingest();
		IngestReport second = new RenamedFolder(this.folder).ingest(this.environment.application());
		assertThat(second.ledger().listed()).isZero();
		assertThat(second.ledger().incompleteReason()).endsWith("does not exist");
		assertThat(second.updates()).isEmpty();
		assertThat(ingest().ledger().unchanged()).isEqualTo(20);
	}

	private IngestReport ingest() {
		return this.folder.ingest(this.environment.application());
	}

	/** Takes the folder away while its source is read, as an unmounted disk does. */
	private record RenamedFolder(Folder folder) {

		IngestReport ingest(TestApplication application) throws IOException {
			String source = this.folder.sourceId();
			Path elsewhere = this.folder.path().resolveSibling("elsewhere-" + System.nanoTime());
			Files.move(this.folder.path(), elsewhere);
			try {
				return Folder.ingest(application, source);
			}
			finally {
				Files.move(elsewhere, this.folder.path());
			}
		}

	}

}
