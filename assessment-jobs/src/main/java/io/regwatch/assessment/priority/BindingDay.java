package io.regwatch.assessment.priority;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.reading.DateKind;
import io.regwatch.reading.StatedDate;

/**
 * From when an act binds, if that is later than its entry into force: acts of the Union
 * apply from a day of their own, and directives bind companies by the laws of the Member
 * States (Treaty on the Functioning of the European Union, article 288).
 */
final class BindingDay {

	private static final WordPattern DIRECTIVE = WordPattern
		.of("^((commission|council) )?((delegated|implementing) )?directive\\b|^(delegierte |durchführungs)?richtlinie\\b|^directive (déléguée )?\\(|^directiva (delegada )?\\(|^direttiva (delegata )?\\(|^diretiva (delegada )?\\(");

	private BindingDay() {
	}

	/** The update as if its version took effect on the day from which it binds. */
	static AssessableUpdate of(AssessableUpdate update, Passages text) {
		LocalDate effective = LocalDate.ofInstant(update.version().effectiveAt(), ZoneOffset.UTC);
		LocalDate published = LocalDate.ofInstant(update.publishedAt(), ZoneOffset.UTC);
		List<StatedDate> stated = text.reading().sentences().stream().flatMap((one) -> one.dates().stream()).toList();
		boolean directive = DIRECTIVE.isIn(update.reference().title());
		boolean enters = directive || stated.stream().anyMatch((one) -> one.kind() == DateKind.ENTERS_INTO_FORCE);
		Stream<LocalDate> days = stated.stream()
			.filter((one) -> one.kind() == DateKind.APPLIES_FROM && (directive || one.ofWholeText()))
			.flatMap((one) -> one.on(published).stream());
		Optional<LocalDate> first = enters ? days.min(LocalDate::compareTo) : Optional.empty();
		return first.filter((day) -> day.isAfter(effective))
			.map((day) -> update.effective(day.atStartOfDay(ZoneOffset.UTC).toInstant()))
			.orElse(update);
	}

}
