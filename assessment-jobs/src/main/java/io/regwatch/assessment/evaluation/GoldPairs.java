package io.regwatch.assessment.evaluation;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Segment;

/** Brings the updates of files together with the profiles that they name. */
final class GoldPairs {

	private final Map<String, GoldFile> files;

	private final Map<String, Company> companies = new TreeMap<>();

	private final Map<String, String> homes = new HashMap<>();

	GoldPairs(Map<String, GoldFile> files) {
		this.files = files;
		files.forEach((name, file) -> file.profiles().forEach((profile, words) -> add(name, profile, words)));
	}

	List<EvaluationCase> of(Predicate<DatasetSplit> halves) {
		return this.files.entrySet()
			.stream()
			.filter((file) -> file.getValue().updates().isEmpty()
					|| halves.test(Objects.requireNonNull(file.getValue().half())))
			.flatMap((file) -> pairs(file.getKey(), file.getValue()))
			.toList();
	}

	private void add(String file, String profile, GoldProfile words) {
		if (this.companies.put(profile, words.company()) != null) {
			throw new InvalidGoldException(file, "field 'profiles.%s': there is one of this name".formatted(profile));
		}
	}

	private Stream<EvaluationCase> pairs(String name, GoldFile file) {
		return file.updates().stream().flatMap((update) -> pairs(name, file, update));
	}

	private Stream<EvaluationCase> pairs(String name, GoldFile file, GoldUpdate update) {
		String other = this.homes.put(update.id(), name);
		if (other != null) {
			throw wrong(name, update, "field 'id': there is one of this name in " + other);
		}
		DatasetSplit half = Objects.requireNonNull(file.half());
		Instant now = Objects.requireNonNull(file.asOf()).atStartOfDay(ZoneOffset.UTC).toInstant();
		List<Segment> text = update.segments();
		return update.expect()
			.keySet()
			.stream()
			.sorted()
			.map((profile) -> pair(name, half, now, update, text, profile));
	}

	private EvaluationCase pair(String name, DatasetSplit half, Instant now, GoldUpdate update, List<Segment> text,
			String profile) {
		Company company = this.companies.get(profile);
		if (company == null) {
			throw wrong(name, update,
					"field 'expect.%s': no such profile; there are %s".formatted(profile, this.companies.keySet()));
		}
		try {
			return EvaluationCase.of(half, now, update, text, profile, company);
		}
		catch (IllegalArgumentException ex) {
			throw wrong(name, update, String.valueOf(ex.getMessage()));
		}
	}

	private static InvalidGoldException wrong(String file, GoldUpdate update, String problem) {
		return new InvalidGoldException(file, "update '%s': %s".formatted(update.id(), problem));
	}

}
