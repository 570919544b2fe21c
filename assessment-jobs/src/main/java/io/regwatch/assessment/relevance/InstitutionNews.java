package io.regwatch.assessment.relevance;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.passage.Addressees;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.reading.ReadSentence;

/**
 * News of an authority about itself: who holds an office, when its board meets. They
 * leave companies nothing to do and nothing to know of their devices.
 */
final class InstitutionNews {

	private static final String OFFICES = "((non-)?executive|board|board members?|chief executive|director(s|-general)?|commissioners?|chair(man|woman|person)?|(vice-)?presidents?|head of (the )?(agency|authority|office))";

	private static final WordPattern TITLE = WordPattern
		.of("\\b(appoint(s|ed|ment)?|welcomes|retires?|retirement|departure|steps? down|farewell|takes? office|joins)\\b.{0,60}\\b%1$s\\b|\\b(new|acting|interim) (non-executive |deputy |executive )?%1$s\\b(?!['’]|-| (order|guidance|directive|decision)s?\\b)|\\b%1$s\\b.{0,30}\\b(appointed|retires?|steps? down|takes? office)\\b|\\bboard (meetings?|agenda|minutes)\\b"
			.formatted(OFFICES)
				+ "|\\b\\w*präsident(in)?\\b.{0,60}\\b(ernannt|berufen|amt|verabschiedet|nachfolge\\w*)\\b|\\b(neuer?|neuen) (\\w+ )?\\w*präsident(in|en)?\\b"
				+ "|\\b(nommée?|nomination|nouve(au|lle))\\b.{0,40}\\b(direct(eur|rice) général|direct(eur|rice) générale|président|présidente|conseil d['’]administration)\\b"
				+ "|\\b(nombrad[oa]|nombramiento|nuev[oa])\\b.{0,40}\\b(director|directora|presidente|presidenta|consejo rector)\\b|\\b(nominat[oa]|nomina|nuov[oa])\\b.{0,40}\\b(direttore|direttrice|presidente|consiglio di amministrazione)\\b|\\b(nomead[oa]|nomeação|nov[oa])\\b.{0,40}\\b(diretor|diretora|presidente|conselho diretivo)\\b");

	private InstitutionNews() {
	}

	/**
	 * Two signals: the title names an office and a person's step, and no sentence of the
	 * text obliges, addresses makers or states a day for them.
	 */
	static Optional<Exclusion> exclude(Company company, AssessableUpdate update, Supplier<Passages> text) {
		boolean titled = Stream.of(update.title(), update.reference().title()).anyMatch(TITLE::isIn);
		if (!titled || !isWithoutMakers(text.get())) {
			return Optional.empty();
		}
		String summary = "Not applicable: '%s' is about the authority itself.".formatted(update.title());
		return Optional.of(Exclusion.notApplicable(new Evidence.OfRule(summary, "institution",
				company.filledField().getKey(), company.filledField().getValue())));
	}

	private static boolean isWithoutMakers(Passages text) {
		return !text.bodies().isEmpty() && text.statements().duties().isEmpty()
				&& text.statements().inclusions().isEmpty()
				&& text.reading().sentences().stream().map(ReadSentence::text).noneMatch(Addressees::nameMakers);
	}

}
