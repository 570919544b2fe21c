package io.regwatch.assessment.relevance;

import java.util.List;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.passage.Addressees;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.reading.ReadSentence;

/** Persons whom an authority looks for, for its committees or its staff. */
final class Vacancies {

	/** That persons are looked for. */
	private static final WordPattern VACANCIES = WordPattern
		.of("\\b(expressions? of interest|calls? for (applications|expressions of interest|nominations|members|experts)|request for nominations|vacanc(y|ies)|applications invited|interessenbekundung\\w*|gesucht|ausschreibung|stellenausschreibung\\w*|appel à (candidatures?|manifestations? d['’]intérêt)|convocatoria de (candidaturas|expresiones de interés)|manifestazion[ei] d['’]interesse|invito a presentare candidature|convite à manifestação de interesse|chamada de candidaturas)\\b");

	/** What they are to be. */
	private static final WordPattern MEMBERS = WordPattern
		.of("\\b(members?|membership|committees?|experts (for|wanted|sought)|vacanc(y|ies)|stellenausschreibung\\w*|mitglied\\w*|ausschuss(es)?|ausschüsse|beir[aä]t\\w*|membres?|comités?|miembros?|membri|comitat[oi]|membros?)\\b");

	/** Who else may be meant: members from the industry. */
	private static final WordPattern INDUSTRY = WordPattern
		.of("\\b(industr\\w*|indústria|sponsors?|manufacturers?|hersteller\\w*|fabricants?|fabricantes?|fabbricanti)\\b");

	/** What a person sends, or gets. */
	private static final WordPattern PERSONAL = WordPattern
		.of("\\b(curriculum vitae|nominations?|nominees?|(members|representatives) (should|must|shall) (hold|have|be)|CVs?|lebenslauf|members? (is|are|will be) (appointed|elected|selected)|sitting fees|personal capacity)\\b");

	/** That those who work for makers are not wanted. */
	private static final WordPattern INELIGIBLE = WordPattern
		.of("\\b(not eligible|ineligible|employees of|employed by|conflicts? of interest|nicht wählbar|ausgeschlossen|salariée?s|employée?s|empleados|dipendenti)\\b");

	/** That some are wanted, whoever they work for. */
	private static final WordPattern WELCOME = WordPattern
		.of("\\b(invited|welcome|encouraged|eingeladen|willkommen|invitée?s?|bienvenue?s?|invitad[oa]s|bienvenid[oa]s|invitat[ie]|benvenut[ie]|convidad[oa]s|bem-vind[oa]s)\\b");

	/** That others go on as before. */
	private static final WordPattern AS_BEFORE = WordPattern
		.of("\\b(do(es)? not change (the |any )?(procedures?|dut(y|ies)|obligations?|requirements?)|(ändert|ändern) nichts an (den|dem)|ne modifient? (pas|en rien) (les?|la) (procédures?|obligations?)|no modifican? (el|los|las) (procedimientos?|obligaciones)|non modifican?o? (la|le|gli) (procedur[ae]|obblighi)|não alteram? (os?|as?) (procedimentos?|obrigações))\\b");

	private Vacancies() {
	}

	/** Whether titles say that persons are looked for, and none from the industry. */
	static boolean areTitled(List<String> titles) {
		return titles.stream().anyMatch(VACANCIES::isIn) && titles.stream().anyMatch(MEMBERS::isIn)
				&& titles.stream().noneMatch(INDUSTRY::isIn)
				&& Vocabulary.shipped().find(Topic.DEVICE_KINDS, titles).isEmpty();
	}

	/**
	 * Whether a text says what a person sends or gets, and has no other duty, company or
	 * kind of devices.
	 */
	static boolean areIn(Passages text, WordPattern companies) {
		List<ReadSentence> others = text.reading()
			.sentences()
			.stream()
			.filter((one) -> !isOfPersons(one.text(), companies))
			.toList();
		return text.bodies().stream().anyMatch(PERSONAL::isIn)
				&& text.statements().inclusions().stream().allMatch((one) -> isOfPersons(one, companies))
				&& others.stream()
					.flatMap((one) -> one.duties().stream())
					.noneMatch((duty) -> duty.bearer().mayBeMaker())
				&& others.stream()
					.map(ReadSentence::text)
					.noneMatch((one) -> !AS_BEFORE.isIn(one) && (companies.isIn(one) || Addressees.nameMakers(one)))
				&& Vocabulary.shipped().find(Topic.DEVICE_KINDS, text.bodies()).isEmpty();
	}

	/** What applicants send, or who may not apply; not who is invited to. */
	private static boolean isOfPersons(String sentence, WordPattern companies) {
		boolean invited = companies.isIn(sentence) || Addressees.nameMakers(sentence) || INDUSTRY.isIn(sentence);
		return (INELIGIBLE.isIn(sentence) && !WELCOME.isIn(sentence)) || (PERSONAL.isIn(sentence) && !invited);
	}

}
