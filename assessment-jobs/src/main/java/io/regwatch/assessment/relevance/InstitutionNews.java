package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.passage.Addressees;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.update.UpdateNature;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.reading.Bearer;
import io.regwatch.reading.ReadSentence;

/**
 * News of an authority about itself: who holds an office, when its board meets. They
 * leave companies nothing to do and nothing to know of their devices.
 */
final class InstitutionNews {

	private static final String OFFICE = "((non-executive |executive |deputy )?directors?(-general| general)?|chief executives?( officer)?|commissioners?|chair(man|woman|person)|(vice-)?presidents?|board members?|members? of the board|heads? of (?!(state|government)\\b)(the )?(\\w+ ){0,3}(departments?|divisions?|units?|directorates?|offices?|branch|resources|finance|communications?|operations|services|affairs)|chief (\\w+ ){1,2}officer)";

	private static final String OFFICE_ABROAD = "(direct(eur|rice) générale?|vice-présidente?|présidente?|director(a)?(?! t[eé]cnic)( general)?|(vice)?president[ea]|direttore|direttrice|diretor(a)?(?! técnic)( geral)?|responsab(?:ile|le|el) (?:del(?:la|l['’])?|de la|du|do|da|de) (?:settore|divisione|ufficio|dipartimento|unità|service|division|département|direction|área|departamento|unidad|divisão|serviço)|capo (?:della? |dell['’])?(?:divisione|settore|ufficio)|chef(?:fe)? (?:de|du) (?:la )?(?:division|service|département|unité)|jef[ea] (?:de|del) (?:área|departamento|servicio|división|unidad))";

	/** Who holds an office. */
	private static final WordPattern PERSONS = WordPattern
		.of(("\\b(appoint(s|ed)|appointments? (of|to)|welcomes|retirement of|departure of|farewell to)\\b.{0,60}\\b%1$s\\b|\\bnew %1$s( of | for | takes | appointed| named|,|:|$)|\\b%1$s\\b.{0,30}\\b(appointed|retires?|takes? office)\\b|\\bboard (meetings?|agenda|minutes)\\b|\\bminutes of the board\\b"
				+ "|\\b(abteilungs|bereichs|referats|amts)leit(er(in)?|ung)\\b.{0,60}\\b(ernannt|berufen|nachfolge\\w*)\\b|\\bneue[rn]? (abteilungs|bereichs|referats|amts)leit(er(in)?|ung)\\b"
				+ "|\\b(vize)?präsident(in)?\\b.{0,60}\\b(ernannt|berufen|im amt|aus dem amt|amt an|amtsantritt|nachfolge\\w*)\\b|\\bneue[rn]? (vize)?präsident(in|en)?\\b"
				+ "|\\b(nouvelle|nouveau|nuev[oa]|nuov[oa]|nov[oa]) %2$s\\b|\\b(nommée?|nomination|nombrad[oa]|nombramiento|nominat[oa]|nomina|nomead[oa]|nomeação) (?:[\\p{L}-]+ |[dl]['’]){0,4}%2$s\\b")
			.formatted(OFFICE, OFFICE_ABROAD));

	/** What an office issues, and what a board decides. */
	private static final WordPattern ACTS = WordPattern
		.of("\\b(orders?|regulations?|rules?|decrees?|directives?|decisions?|guidance|guidelines?|notices?|templates?|circulars?|resolutions?|standards?|fees?|charges?|recalls?|alerts?|safety|reforms?|laws?|acts?|décisions?|décrets?|arrêtés?|guides?|decretos?|resoluci[oó]n(es)?|resoluç\\w+|guías?|deliberaç\\w+|deliberazion[ei]|linee guida|gesetz\\w*|verordnung\\w*|leitfaden|beschl[uü]ss\\w*|gebühr\\w*)\\b");

	/** Who is wanted: members of committees, and staff. */
	private static final WordPattern VACANCIES = WordPattern
		.of("^(?!.*\\bindustry\\b)(.*\\b(expressions? of interest|calls? for (applications|expressions of interest|nominations|members|experts)|request for nominations|vacanc(y|ies)|recruit(ing|ment)|applications invited|interessenbekundung\\w*|mitglieder gesucht|stellenausschreibung\\w*|appel à (candidatures?|manifestations? d['’]intérêt)|convocatoria de (candidaturas|expresiones de interés)|manifestazion[ei] d[i'’] ?interesse|invito a presentare candidature|convite à manifestação de interesse|chamada de candidaturas))\\b");

	/** What persons send who apply, and what they get. */
	private static final WordPattern MEMBERSHIP = WordPattern
		.of("\\b(curriculum vitae|CVs?|résumés?|lebenslauf|membership|members? (is|are) (appointed|elected)|sitting fees|bewerbung(en|sunterlagen)?|candidatures?|candidaturas?|nomine\\w+)\\b");

	private static final WordPattern COMPANIES = WordPattern
		.of("\\b(compan(y|ies)|firms?|importers?|distributors?|representatives?|licen[cs]e holders?|unternehmen|inverkehrbringer\\w*|entreprises?|demandeurs?|titulaires?|empresas?|solicitantes?|titulares|imprese|aziende|titolari)\\b");

	/** A day, a share or a sum. */
	private static final WordPattern FIGURES = WordPattern.of("\\b20\\d\\d\\b|[%€£$]|\\b(EUR|GBP|USD|CHF|AUD|CAD)\\b");

	private InstitutionNews() {
	}

	/**
	 * Two signals: the title names an office and a person's step, and no sentence of the
	 * text obliges, names companies or kinds of devices, or states a day or sum for
	 * devices.
	 */
	static Optional<Exclusion> exclude(Company company, AssessableUpdate update, Supplier<Passages> text) {
		List<String> titles = List.of(update.title(), update.reference().title());
		boolean alarm = new UpdateNature(update).isAlarm();
		boolean persons = !alarm && titles.stream().anyMatch(PERSONS::isIn) && titles.stream().noneMatch(ACTS::isIn);
		boolean vacancies = !alarm && titles.stream().anyMatch(VACANCIES::isIn);
		if (!(persons && isOfItself(titles, text.get())) && !(vacancies && isForPersons(titles, text.get()))) {
			return Optional.empty();
		}
		String summary = "Not applicable: '%s' is about the authority itself.".formatted(update.title());
		return Optional.of(Exclusion.notApplicable(new Evidence.OfRule(summary, "institution",
				company.filledField().getKey(), company.filledField().getValue())));
	}

	/** Two signals: what persons are to send, and nothing that makers have to do. */
	private static boolean isForPersons(List<String> titles, Passages text) {
		List<String> said = Stream.concat(titles.stream(), text.bodies().stream()).toList();
		return text.bodies().stream().anyMatch(MEMBERSHIP::isIn) && text.statements().inclusions().isEmpty()
				&& text.statements()
					.obliging()
					.stream()
					.flatMap((one) -> one.duties().stream())
					.noneMatch((duty) -> duty.bearer() == Bearer.MANUFACTURER)
				&& Vocabulary.shipped().find(Topic.DEVICE_KINDS, said).isEmpty();
	}

	private static boolean isOfItself(List<String> titles, Passages text) {
		List<String> said = Stream.concat(titles.stream(), text.reading().sentences().stream().map(ReadSentence::text))
			.map(UpdateTitles::withoutNames)
			.toList();
		return !text.bodies().isEmpty() && text.statements().duties().isEmpty()
				&& text.statements().inclusions().isEmpty()
				&& said.stream().noneMatch((one) -> Addressees.nameThoseWhoPlaceOnMarket(one) || COMPANIES.isIn(one))
				&& Vocabulary.shipped().find(Topic.DEVICE_KINDS, said).isEmpty()
				&& said.stream()
					.filter((one) -> TitleWords.speakOfMedicalDevices(List.of(one)))
					.noneMatch((one) -> FIGURES.isIn(one));
	}

}
