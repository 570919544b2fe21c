package io.regwatch.ingest;

import org.springframework.jdbc.core.simple.JdbcClient;
import java.time.LocalDate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Five nights at replicated sites of every format: their first run, then each night one
 * change of every sort, among changes that only look like them. First the list is cut or
 * blocked, then it is whole. Each document of a night is one expectation: its updates are
 * right, or there is none.
 */
@Tag("faults")
class FiveNightsIT {

	private static final int NIGHTS = 5;

	private static final int SORTS = 11;

	private static final String DATE = """
			SELECT to_char(version.published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')
			FROM reference
			JOIN reference_version AS version ON version.id = reference.current_version_id
			WHERE reference.source_id = :source AND reference.external_id = :id
			""";

	private static final int DOCUMENTS = SORTS * (NIGHTS - 1) + 6;

	private final List<String> wrong = new ArrayList<>();

	private int sites;

	private int expectations;

	private int missed;

	private int falseWithdrawals;

	@Test
	void ingestWhenFiveNightsPassIsRight(@TempDir Path directory) throws IOException {
		try (TestApplication application = TestApplication.start(TestStores.in(directory), Map.of())) {
			for (SiteShape shape : SiteShape.values()) {
				passNights(application, directory, shape, false);
				passNights(application, directory, shape, true);
			}
			for (RegulatorSite site : RegulatorSite.all()) {
				passNights(application, directory, site, false);
			}
		}
		System.out.printf("%d sites: %d of %d expectations right, %d silent losses, %d false withdrawals%n%s%n",
				this.sites, this.expectations - this.wrong.size(), this.expectations, this.missed,
				this.falseWithdrawals, String.join(System.lineSeparator(), this.wrong));
		assertThat(this.sites).isGreaterThanOrEqualTo(22);
		assertThat(this.missed).as("silent losses: %s", this.wrong).isZero();
		assertThat(this.falseWithdrawals).as("false withdrawals: %s", this.wrong).isZero();
		assertThat(this.wrong).hasSizeLessThanOrEqualTo(this.expectations * 3 / 100);
	}

	private void passNights(TestApplication application, Path directory, ListFormat shape, boolean encoded)
			throws IOException {
		String source = "nights-%s-%s".formatted(shape.name().toLowerCase(Locale.ROOT).replace('_', '-'),
				encoded ? "b" : "a");
		this.sites++;
		int before = this.wrong.size();
		int expectedBefore = this.expectations;
		try (NightSite site = new NightSite(shape, encoded)) {
			for (int number = 1; number <= DOCUMENTS; number++) {
				site.publish(number, id(number), title(number), number + ".html", text(source, number),
						(number % SORTS == 6 && shape.hasDrafts()) ? "draft" : "in_force");
			}
			Path file = directory.resolve(source + ".yaml");
			Files.writeString(file, site.source(source));
			application.bean(Sources.class).save(SourceFile.read(file));
			assertThat(Folder.ingest(application, source).ledger().added()).as(source).isEqualTo(DOCUMENTS);
			for (int night = 2; night <= NIGHTS; night++) {
				List<String> expected = change(site, shape, source, night);
				List<String> found = new ArrayList<>();
				site.fail(((night % 2 == 0) == encoded) ? Fault.CUT_SMOOTHLY : Fault.BLOCKED);
				ingest(application, source, night, false, found);
				site.fail(Fault.NONE);
				ingest(application, source, night, true, found);
				check(source, night, expected, found);
				checkDate(application, shape, source, night);
			}
			System.out.printf("%s: %d of %d%n", source, this.expectations - expectedBefore - this.wrong.size() + before,
					this.expectations - expectedBefore);
		}
	}

	/** Changes a site in every way, and returns the updates that should follow. */
	private static List<String> change(NightSite site, ListFormat shape, String source, int night) {
		int last = (night - 2) * SORTS;
		int revised = last + 1;
		int reflowed = last + 2;
		int renumbered = last + 3;
		int moved = last + 4;
		int withdrawn = last + 5;
		int applied = last + 6;
		int added = 100 + night;
		site.passNight()
			.publish(revised, id(revised), title(revised), revised + ".html",
					text(source, revised).replace("5 mg", "6 mg"))
			.publish(reflowed, id(reflowed), title(reflowed), reflowed + ".html",
					text(source, reflowed).replace(" is ", "\n  is "))
			.publish(renumbered, "EB-" + renumbered, title(renumbered), renumbered + ".html", text(source, renumbered))
			.remove(moved)
			.publish(moved, id(moved), title(moved), "moved/" + moved + ".html", text(source, moved))
			.remove(withdrawn)
			.publish(applied, id(applied), title(applied), applied + ".html", text(source, applied), "in_force")
			.publish(added, id(added), title(added), added + ".html", text(source, added));
		List<String> expected = new ArrayList<>(
				List.of("revision " + title(revised), "new_publication " + title(added)));
		if (shape.hasIds()) {
			expected.add("status_change " + title(renumbered));
		}
		if (shape.isRegister()) {
			expected.add("withdrawal " + title(withdrawn));
		}
		if (shape.hasDrafts()) {
			expected.add("status_change " + title(applied));
		}
		site.list(last + 7, (row) -> row.published(LocalDate.of(2026, 3, 10 + night)))
			.list(last + 8, (row) -> row.edition("2"))
			.annex(last + 9, "Test of six days, says " + source);
		if (shape.hasEditions()) {
			expected.add("status_change " + title(last + 8));
		}
		if (shape.hasAnnexes()) {
			expected.add("revision " + title(last + 9));
		}
		if (shape.isRegister()) {
			site.list(last + 10, (row) -> row.state("withdrawn")).take(last + 10);
			takeOver(site, source, last + 11, night);
			expected.addAll(List.of("withdrawal " + title(last + 10), "withdrawal " + title(last + 11),
					"new_publication Reporting of incidents " + night));
		}
		return expected;
	}

	/** Another document gets the address of one that is not listed any more. */
	private static void takeOver(NightSite site, String source, int number, int night) {
		site.publish(number, "EA-99" + night, "Reporting of incidents " + night, number + ".html",
				"Makers of kites report each accident by post within %d days, case %d.".formatted(night,
						source.hashCode()));
	}

	private void checkDate(TestApplication application, ListFormat shape, String source, int night) {
		int redated = (night - 2) * SORTS + 7;
		String expected = "2026-03-%02d".formatted(10 + night);
		this.expectations++;
		if (shape.hasDates() && !application.bean(JdbcClient.class)
			.sql(DATE)
			.param("source", source)
			.param("id", id(redated))
			.query(String.class)
			.single()
			.equals(expected)) {
			this.wrong
				.add("%s, night %d: %s is not published on %s".formatted(source, night, title(redated), expected));
		}
	}

	private void ingest(TestApplication application, String source, int night, boolean complete, List<String> found) {
		IngestReport report = Folder.ingest(application, source);
		report.updates().forEach((update) -> found.add(update.kind() + " " + update.title()));
		this.expectations++;
		if (report.ledger().complete() != complete) {
			this.wrong.add("%s, night %d: complete is %s".formatted(source, night, report.ledger().complete()));
		}
	}

	private void check(String source, int night, List<String> expected, List<String> found) {
		this.expectations += DOCUMENTS + 1;
		for (String update : expected) {
			if (!found.remove(update)) {
				this.missed++;
				this.wrong.add("%s, night %d: no %s".formatted(source, night, update));
			}
		}
		for (String update : found) {
			this.falseWithdrawals += update.startsWith("withdrawal") ? 1 : 0;
			this.wrong.add("%s, night %d: %s".formatted(source, night, update));
		}
	}

	private static String id(int number) {
		return "EA-" + number;
	}

	private static String title(int number) {
		return "Title " + number;
	}

	private static String text(String source, int number) {
		return "The limit of substance %d in surgical lanterns is 5 mg, says %s of edition %d.".formatted(number,
				source, number);
	}

}
