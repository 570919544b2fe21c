package io.regwatch.assessment.evaluation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.CompanyRepository;
import io.regwatch.assessment.evidence.Segments;
import io.regwatch.assessment.evidence.StoredText;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/** Writes the reviews of people as a gold set, so that they measure models. */
@Component
public class ReviewExport {

	private static final String FORMER = "reviews-[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9].yaml";

	private final ReviewedUpdates reviews;

	private final CompanyRepository companies;

	private final Segments segments;

	ReviewExport(ReviewedUpdates reviews, CompanyRepository companies, Segments segments) {
		this.reviews = reviews;
		this.companies = companies;
		this.segments = segments;
	}

	/**
	 * Writes a file with the profiles and one for each day of reviews. Those of an
	 * earlier export are replaced.
	 * @param directory created if it does not exist
	 * @param workspace whose reviews are written; {@code null} for all
	 * @return what was written, and what was not
	 */
	public ExportedReviews export(Path directory, @Nullable UUID workspace) {
		List<ReviewedUpdate> all = this.reviews.find(workspace);
		List<ReviewedUpdate> valid = all.stream().filter((one) -> one.quotable() && one.comparable()).toList();
		Map<String, GoldProfile> profiles = new TreeMap<>();
		Map<LocalDate, List<GoldUpdate>> days = new TreeMap<>();
		for (ReviewedUpdate review : valid) {
			Company company = this.companies.find(review.workspace()).orElseThrow();
			profiles.put(review.workspace().toString(), GoldProfile.of(company));
			days.computeIfAbsent(review.day(), (_) -> new ArrayList<>()).add(review.gold(text(review)));
		}
		removeFormer(directory);
		write(directory, "profiles", new GoldFile(null, null, profiles, null));
		days.forEach((day, updates) -> write(directory, "reviews-" + day,
				new GoldFile(DatasetSplit.TEST, day, null, updates)));
		return new ExportedReviews(valid.size(), (int) all.stream().filter((one) -> !one.quotable()).count(),
				(int) all.stream().filter((one) -> one.quotable() && !one.comparable()).count());
	}

	/** Else reviews that were withdrawn since would be read again. */
	private static void removeFormer(Path directory) {
		if (!Files.isDirectory(directory)) {
			return;
		}
		try (DirectoryStream<Path> former = Files.newDirectoryStream(directory, FORMER)) {
			for (Path file : former) {
				Files.delete(file);
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not write to '%s'".formatted(directory), ex);
		}
	}

	private StoredText text(ReviewedUpdate review) {
		return this.segments.find(review.updateId(), review.versionId(), review.previousVersionId());
	}

	private static void write(Path directory, String name, GoldFile file) {
		try {
			Files.createDirectories(directory);
			Files.writeString(directory.resolve(name + ".yaml"), GoldYaml.write(file));
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not write to '%s'".formatted(directory), ex);
		}
	}

}
