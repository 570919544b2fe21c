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
 * News of an authority about itself: who holds an office, when its board meets, who is
 * wanted for its committees. They leave companies nothing to do and nothing to know of
 * their devices.
 */
final class InstitutionNews {

	private static final String OFFICE = "((non-executive |executive |deputy )?directors?(-general| general)?|chief executives?( officer)?|commissioners?|chair(man|woman|person)|(vice-)?presidents?|board members?|members? of the board|heads? of (?!(state|government)\\b)(the )?(\\w+ ){0,3}(departments?|divisions?|units?|directorates?|offices?|branch|resources|finance|communications?|operations|services|affairs))";

	private static final String OFFICE_ABROAD = "(direct(eur|rice) générale?|vice-présidente?|présidente?|director(a)?(?! t[eé]cnic)( general)?|(vice)?president[ea]|direttore|direttrice|diretor(a)?(?! técnic)( geral)?|(?:respons(?:abile|able|ável)|capo|chef(?:fe)?|jef[ea]|chefe) (?:del(?:la)? |dell['’]|de la |de l['’]|du |do |da |de )(?:settore|divisione|ufficio|dipartimento|unità|service|division|département|direction|unité|área|departamento|unidad|servicio|división|divisão|serviço|unidade))";

	/** Who holds an office. */
	private static final WordPattern PERSONS = WordPattern
		.of(("\\b(appoint(s|ed)|appointments? (of|to)|welcomes|retirement of|departure of|farewell to)\\b.{0,60}\\b%1$s\\b|\\bnew %1$s( of | for | takes | appointed| named|,|:|$)|\\b%1$s\\b.{0,30}\\b(appointed|retires?|takes? office)\\b|\\bappointments? to (its|the|our) (management |supervisory )?board\\b|\\bboard (meetings?|agenda|minutes)\\b|\\bminutes of the board\\b"
				+ "|\\b(abteilungs|bereichs|referats|amts)leit(er(in)?|ung)\\b.{0,60}\\b(ernannt|berufen|nachfolge\\w*)\\b|\\bneue[rn]? (abteilungs|bereichs|referats|amts)leit(er(in)?|ung)\\b"
				+ "|\\b(vize)?präsident(in)?\\b.{0,60}\\b(ernannt|berufen|im amt|aus dem amt|amt an|amtsantritt|nachfolge\\w*)\\b|\\bneue[rn]? (vize)?präsident(in|en)?\\b"
				+ "|\\b(nouvelle|nouveau|nuev[oa]|nuov[oa]|nov[oa]) %2$s\\b|\\b(nommée?|nomination|nombrad[oa]|nombramiento|nominat[oa]|nomina|nomead[oa]|nomeação) (?:[\\p{L}-]+ |[dl]['’]){0,4}%2$s\\b")
			.formatted(OFFICE, OFFICE_ABROAD));

	/** What an authority reports of its own staff, money and conduct. */
	private static final WordPattern CORPORATE = WordPattern
		.of("\\b(gender pay gap|annual report( and accounts)?(?! (for|on|to|form)\\b)|annual accounts|corporate (plan|report|strategy)|business plan|staff (survey|handbook)|modern slavery statement|(spending|spend|payments|expenditure|procurement) (over|above) [£€$]|travel expenses|register of (interests|gifts)|freedom of information (requests?|statistics|releases?)|jahresberichte?|geschäftsbericht|tätigkeitsbericht|rapports? (annuels?|d['’]activités?)|memoria anual|memoria de actividades|informe anual(?! (de|sobre)\\b)|relazione annuale|relatórios? (anua(l|is)|de atividades))\\b");

	/** Who must report of itself. */
	private static final WordPattern PUBLIC_BODY = WordPattern
		.of("\\b(public (bod(y|ies)|sector)|agenc(y|ies)|authorit(y|ies)|ministry|department|institut\\w*|behörde\\w*|ministerium\\w*|autorité|ministère|autoridad|ministerio|autorità|ministero|autoridade|ministério|agence|agencia|agenzia|agência)\\b");

	/** What an office issues, and what a board decides. */
	private static final WordPattern ACTS = WordPattern
		.of("\\b(orders?|regulations?|rules?|decrees?|directives?|decisions?|guidance|guidelines?|notices?|templates?|circulars?|resolutions?|standards?|fees?|charges?|recalls?|alerts?|safety|reforms?|laws?|acts?|décisions?|décrets?|arrêtés?|guides?|decretos?|resoluci[oó]n(es)?|resoluç\\w+|guías?|deliberaç\\w+|deliberazion[ei]|linee guida|gesetz\\w*|verordnung\\w*|leitfaden|beschl[uü]ss\\w*|gebühr\\w*)\\b");

	private static final WordPattern COMPANIES = WordPattern
		.of("\\b(compan(y|ies)|firms?|importers?|distributors?|(?<!consumer )(?<!patient )representatives?|holders?|unternehmen|inverkehrbringer\\w*|entreprises?|demandeurs?|titulaires?|empresas?|solicitantes?|titulares|imprese|aziende|titolari)\\b");

	/** A day, a share or a sum. */
	private static final WordPattern FIGURES = WordPattern.of("\\b20\\d\\d\\b|[%€£$]|\\b(EUR|GBP|USD|CHF|AUD|CAD)\\b");

	private InstitutionNews() {
	}

	/**
	 * Two signals: the title names an office and a person's step, members that are
	 * wanted, or a report of its own staff or money; and no sentence of the text obliges,
	 * names companies or kinds of devices, or states a day or sum for devices, apart from
	 * those to persons who apply. A report may say what the authority itself must do.
	 */
	static Optional<Exclusion> exclude(Company company, AssessableUpdate update, Supplier<Passages> text) {
		List<String> titles = List.of(update.title(), update.reference().title());
		boolean alarm = new UpdateNature(update).isAlarm();
		boolean persons = !alarm && titles.stream().anyMatch(PERSONS::isIn) && titles.stream().noneMatch(ACTS::isIn);
		boolean reports = !alarm && titles.stream().allMatch(CORPORATE::isIn) && titles.stream().noneMatch(ACTS::isIn)
				&& !TitleWords.speakOfMedicalDevices(titles.stream().map(UpdateTitles::withoutNames).toList());
		boolean vacancies = !alarm && Vacancies.areTitled(titles) && titles.stream().noneMatch(ACTS::isIn);
		if (!(persons && isOfItself(titles, text.get()))
				&& !(reports && isReport(text.get()) && isSilentOnDevices(titles, text.get()))
				&& !(vacancies && Vacancies.areIn(text.get(), COMPANIES))) {
			return Optional.empty();
		}
		String summary = "Not applicable: '%s' is about the authority itself.".formatted(update.title());
		return Optional.of(Exclusion.notApplicable(new Evidence.OfRule(summary, "institution",
				company.filledField().getKey(), company.filledField().getValue())));
	}

	private static boolean isOfItself(List<String> titles, Passages text) {
		return text.statements().duties().isEmpty() && isSilentOnDevices(titles, text);
	}

	/** Whether all duties of a text are those of public bodies. */
	private static boolean isReport(Passages text) {
		return text.statements()
			.obliging()
			.stream()
			.filter((one) -> one.duties().stream().anyMatch((duty) -> duty.bearer().mayBeMaker()))
			.allMatch((one) -> PUBLIC_BODY.isIn(one.text())
					&& one.duties().stream().noneMatch((duty) -> duty.bearer() == Bearer.MANUFACTURER));
	}

	/**
	 * Whether a text names no makers, companies, kinds of devices, scope, or figures of
	 * devices. What has no text says nothing.
	 */
	private static boolean isSilentOnDevices(List<String> titles, Passages text) {
		List<String> said = Stream.concat(titles.stream(), text.reading().sentences().stream().map(ReadSentence::text))
			.map(UpdateTitles::withoutNames)
			.toList();
		return !text.bodies().isEmpty() && text.statements().inclusions().isEmpty()
				&& said.stream().noneMatch((one) -> Addressees.nameThoseWhoPlaceOnMarket(one) || COMPANIES.isIn(one))
				&& Vocabulary.shipped().find(Topic.DEVICE_KINDS, said).isEmpty()
				&& said.stream()
					.filter((one) -> TitleWords.speakOfMedicalDevices(List.of(one)))
					.noneMatch((one) -> FIGURES.isIn(one));
	}

}
