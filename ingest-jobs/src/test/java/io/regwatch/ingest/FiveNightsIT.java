package io.regwatch.ingest;

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
 * Five nights at 22 replicated sites: their first run, changes and what only looks like
 * them, a broken list, other ids and addresses, and withdrawals. Each document of a night
 * is one expectation: its updates are right, or there is none.
 */
@Tag("faults")
class FiveNightsIT {

	private static final int DOCUMENTS = 10;

	private final List<String> wrong = new ArrayList<>();

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
		}
		System.out.printf("%d of %d expectations right, %d silent losses, %d false withdrawals%n",
				this.expectations - this.wrong.size(), this.expectations, this.missed, this.falseWithdrawals);
		assertThat(this.missed).as("silent losses: %s", this.wrong).isZero();
		assertThat(this.falseWithdrawals).as("false withdrawals: %s", this.wrong).isZero();
		assertThat(this.wrong).hasSizeLessThanOrEqualTo(this.expectations * 3 / 100);
	}

	private void passNights(TestApplication application, Path directory, SiteShape shape, boolean encoded)
			throws IOException {
		String source = "nights-%s-%s".formatted(shape.name().toLowerCase(Locale.ROOT).replace('_', '-'),
				encoded ? "b" : "a");
		try (NightSite site = new NightSite(shape, encoded)) {
			for (int number = 1; number <= DOCUMENTS; number++) {
				site.publish(number, id(number), title(number), number + ".html", text(source, number));
			}
			Path file = directory.resolve(source + ".yaml");
			Files.writeString(file, site.source(source));
			application.bean(Sources.class).save(SourceFile.read(file));
			assertThat(Folder.ingest(application, source).ledger().added()).as(source).isEqualTo(DOCUMENTS);
			site.passNight()
				.publish(3, id(3), title(3), "3.html", text(source, 3).replace("5 mg", "6 mg"))
				.publish(4, id(4), title(4), "4.html", text(source, 4).replace(" is ", "\n  is "))
				.publish(11, id(11), title(11), "11.html", text(source, 11));
			check(application, source, 2, "revision Title 3", "new_publication Title 11");
			site.passNight().fail(encoded ? Fault.CUT_SMOOTHLY : Fault.BLOCKED);
			check(application, source, 3);
			site.passNight()
				.fail(Fault.NONE)
				.publish(5, "EA-5-A", title(5), "5.html", text(source, 5))
				.remove(6)
				.publish(6, id(6), title(6), "moved/6.html", text(source, 6));
			check(application, source, 4, "status_change Title 5");
			site.passNight()
				.remove(7)
				.publish(8, "EA-12", "Reporting of incidents", "8.html",
						"Makers of kites report each accident by post within ten days, case " + source.hashCode()
								+ ".");
			check(application, source, 5, "withdrawal Title 7", "withdrawal Title 8",
					"new_publication Reporting of incidents");
		}
	}

	private void check(TestApplication application, String source, int night, String... expected) {
		IngestReport report = Folder.ingest(application, source);
		List<String> found = new ArrayList<>(
				report.updates().stream().map((update) -> update.kind() + " " + update.title()).toList());
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
		if (report.ledger().complete() == (night == 3)) {
			this.wrong.add("%s, night %d: complete is %s".formatted(source, night, report.ledger().complete()));
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
