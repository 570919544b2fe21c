package io.regwatch.assessment.impact;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.reading.Bearer;
import io.regwatch.reading.Duty;
import io.regwatch.assessment.company.Company;

/** Whom a text addresses, if it is not makers of devices. */
final class Addressees {

	private static final Pattern OTHERS = WordPattern
		.of("\\b(hospitals?|(nhs |hospital )trusts?|(independent|care) providers|health(care)? (facilit(y|ies)|institutions?|professionals?|providers?)|(?<!(sterili[sz]ation|manufacturing|production|packaging|storage|testing) )facilit(y|ies)(?! (changes?|registration|fees?))|clinics?|pharmac(y|ies)|pharmacists?"
				+ "|(medical |clinical )?laborator(y|ies)|physicians?|nurses?|surgeons?|dentists?|patients? organi[sz]ations?|blood banks?"
				+ "|member states|(national |competent |regulatory |designating )authorit(y|ies)|competent authority|authorities|regulators?|ethics committees?|notified bod(y|ies)|conformity assessment bod(y|ies)|auditing organi[sz]ations?|auditors|expert panels?|(regulatory )?reviewers|reference laborator(y|ies)|standards bodies|benannte[rn]? stellen?|konformitätsbewertungsstellen?|organismes? notifiés?|organismos? notificados?|organism[io] notificat[io]|zuständige[nr]? behörden?|autorités compétentes|autoridades competentes|autorità competenti"
				+ "|retailers?|operators? of|users of|\\w*betreiber\\w*|betreiben|anwender\\w*|anwenden|exploitants?|utilisateurs?|utilizzatori|usuarios|insurers?|wholesalers?|distributors?|importers?|händler\\w*|importeur\\w*|distributeurs?|importateurs?|distribuidores|importadores|distributori|importatori|gesundheitseinrichtung\\w*|krankenh[äa]us\\w*|spit[aä]l(er)?[ns]?|aufbereiter\\w*|labor(s|e|en|atorien)?|apotheken?|centres (that|which) (are|have been) (licen[cs]ed|accredited)|(licen[cs]ed|dialysis|fertility|treatment|screening) (centres?|centers?)|care homes?|employers?|testing sites?|test sites?"
				+ "|établissements? de santé|hôpita(l|ux)|laboratoires?|pharmacies|officines?|hospital(es)?|centros (sanitarios|hospitalarios)|laboratorios|farmacias|ospedal[ei]|strutture sanitarie|laboratori|farmacie|hospitais|(estabelecimentos|serviços|unidades) de saúde|laboratórios|farmácias)\\b");

	private static final Pattern MAKERS = WordPattern
		.of("\\b(manufacturers?|(?<!decision[- ])makers?|sponsors?|applicants?|license holders?|licence holders?|economic operators?|hersteller\\w*|fabricants?|fabricantes?|fabbricant[ei])\\b");

	/** What leaves makers nothing to do. */
	private static final Pattern WITHOUT_DUTY = WordPattern
		.of("\\b(need not|(is|are) not (required|obliged|concerned|affected)|no (action|obligation|step|dut(y|ies))s? (is|are) (required|imposed)|not take any|(have|has) no (new |additional |further )?(dut(y|ies)|obligations?|task|tasks|role|part)|(is|are) not addressed|neither [^.;]{0,40} nor|no (duty|duties|obligations?) (of|for|on)|(dut(y|ies)|obligations?) of [^.;]{0,40} (is|are) not|nicht (verpflichtet|betroffen|begründet)|keine (neuen |zusätzlichen |weiteren )?(pflichten|verpflichtungen|anforderungen)|kein (erfüllungsaufwand|handlungsbedarf)|aucune (nouvelle )?obligation|ning[uú]n\\w* (nuev[oa] )?(obligación|carga)|nessun (nuovo )?obbligo|nenhuma (nova )?obrigação|no (new |additional )?(burden|cost)s? (arises?|is|are)|ne sont pas (tenus|concernés)|no están obligad\\w+|non sono (tenuti|obbligati)|não são obrigad\\w+)\\b");

	/** "Applies only to", "richtet sich ausschließlich an". */
	private static final Pattern ADDRESSES_ONLY = WordPattern
		.of("\\b(address\\w*|appl(y|ies)|concerns?|directed|aimed|intended|binds?|affects?|richtet sich|richten sich|gilt|gelten|betrifft|betreffen|wendet sich|wenden sich|s['’]adresse\\w*|s['’]applique\\w*|concerne\\w*|vise\\w*|se dirige|dirigid\\w+|se aplica\\w*|aplica-se|si applica\\w*|si rivolge|riguarda\\w*|destina\\w*)\\b[^.;]{0,30}"
				+ "\\b(only|solely|exclusively|ausschließlich|nur|lediglich|uniquement|exclusivement|seulement|únicamente|exclusivamente|solamente|sólo|solo|soltanto|esclusivamente|unicamente|apenas|somente)\\b"
				+ "|\\b(only|solely|exclusively) (address\\w*|appl(y|ies)|concerns?|directed|aimed|intended|binds?|affects?)\\b");

	private static final Pattern ADDRESSED = WordPattern
		.of("\\b(addressed to|is for|are for|intended for|aimed at|meant for|richtet sich an|wendet sich an|s['’]adresse aux?|dirigid[oa]s? a|se dirige a|si rivolge (a|al|agli|alle)|destinad[oa]s? (a|ao|aos|às))\\b");

	/** What only makers can do, whoever is addressed. */
	private static final Pattern OF_MAKERS = WordPattern
		.of("\\b(label\\w*|marked|marking|bear|packag\\w+|instructions for use|technical documentation|design\\w*|kennzeichn\\w+|gebrauchsanweisung\\w*|étiquet\\w+|notice d.utilisation|etiquet\\w+|etichett\\w+|rotul\\w+)\\b");

	/** A company that also sells devices of others. */
	private static final Pattern DEALER = WordPattern
		.of("\\b(distribut(es?|ors?|ion|ing)|import(s|ers?|ing)?|händler|importeur|distributeur|distribuidor|distributore)\\b");

	/** Dealers of the company's own devices: "sold through independent distributors". */
	private static final Pattern OWN_DEALERS = WordPattern
		.of("\\b(through|via|by|with|using|to|our|its|their|über|durch|mit|an|par|via|avec|aux?|nos|por|mediante|con|a través de|através de|tramite|da|com)\\s+(the |a |an |den |der |einen? |les |des |los |dei |os )?((?!who\\b|that\\b)[\\p{L}-]+\\s+){0,2}$");

	/** Those who deal in devices, alone or among others. */
	private static final Pattern DEALERS = WordPattern
		.of("\\b(distributors?|importers?|dealers?|wholesalers?|resellers?|suppliers?|sponsors?|economic operators?|(any|every|all) (persons?|compan(y|ies)|firms?)|händler\\w*|importeur\\w*|wirtschaftsakteur\\w*|distributeurs?|importateurs?|opérateurs économiques|distribuidor\\w*|importador\\w*|operador\\w* económico\\w*|distributori?e?|importator[ei]|operator[ei] economic[oi])\\b");

	private static final Pattern DENIED = WordPattern
		.of("\\b(not|no|neither|nor|without|kein\\w*|nicht|weder|pas|aucune?|ni|non|nessun\\w*|não|nenhum\\w*|ning[uú]n\\w*|other than)\\b");

	/** That makers have nothing to do at all, not only in one respect. */
	private static final Pattern RELEASED = WordPattern
		.of("\\b(nothing|no (part|provision|requirement|dut(y|ies)|obligations?)) (in|of|under) th(is|e|ese) [^.;,]{0,40}\\b(appl(y|ies)|concerns?|binds?|affects?|is (addressed|directed))( to)? (the |any )?(\\w+ )?(manufacturers?|makers?)\\b"
				+ "|\\b(do(es)? not) (impose|create|contain|place|lay( down)?|establish|propose|introduce|set) (any )?(dut(y|ies)|obligations?|requirements?) (on|for|upon) (the |any )?(\\w+ )?(manufacturers?|makers?)\\b"
				+ "|\\b(fabricants?|fabricantes?|fabbricanti)\\b[^.;]{0,60}\\b(ne sont pas (visés|concernés|tenus) par (ces|cette|ce|le présent|la présente)|no (están|se ven) (afectados|concernidos) por (est|la presente|el presente)\\w*|non sono (interessati|destinatari) (da|di|dal) (quest|presente)\\w*|não são (abrangidos|visados|afetados) por (est|a presente|o presente)\\w*)|\\bhersteller\\w*[^.;]{0,60}\\b(sind|werden) (hiervon|davon|von diese\\w* \\w+) nicht (betroffen|erfasst)"
				+ "|\\b(imposes?|creates?|contains?|places?|lays?( down)?|establish(es)?) no (dut(y|ies)|obligations?|requirements?) (on|for|upon) (the |any )?(\\w+ )?(manufacturers?|makers?)\\b"
				+ "|\\b(begründe[nt]|enthält|enthalten|schaff(t|en)|sieht|ergeben sich)[^.;]{0,30} für (die )?hersteller\\w*( \\w+){0,3} keine (pflichten|anforderungen|verpflichtungen)\\b|\\bkeine (pflichten|anforderungen|verpflichtungen) (für|der) (die )?hersteller\\b"
				+ "|\\bn['’]impose(nt)? aucune obligation aux fabricants\\b|\\bno imponen? (ninguna obligación|obligaciones) a los fabricantes\\b|\\bnon impo(ne|ngono) (alcun obbligo|obblighi) ai fabbricanti\\b|\\bnão imp(õe|õem) (nenhuma obrigação|obrigações) aos fabricantes\\b"
				+ "|\\b(manufacturers?|makers?|hersteller\\w*|fabricants?|fabricantes?|fabbricanti)\\b[^.;]{0,100}\\b((have|has) (no (dut(y|ies)|obligations?|tasks?|role)|nothing to (do|confirm|declare|register|report|submit|notify|pay))|(is|are) not (addressed|concerned by this|bound by this|subject to this)|haben (hieraus |danach |dadurch )?keine (pflichten|aufgaben)|n['’]ont aucune obligation|no tienen (ninguna obligación|obligaciones)|non hanno (alcun obbligo|obblighi)|não têm (nenhuma obrigação|obrigações))\\b(?! (until|before|if|unless|bis|si|se|hasta|até)\\b)");

	/** A company that says that it makes nothing. */
	private static final Pattern MAKES_NOTHING = WordPattern
		.of("\\b(not|neither|never) (a |an |the |as a )?(legal )?(manufacturers?|makers?)\\b|\\b(do(es)? not|neither|never) (manufacture|make|produce)\\b(?! \\w)|\\b(manufactures?|makes?|produces?) (nothing|no (medical )?(devices|products))\\b|\\b(no|without) (own )?manufactur(e|ing|er|ers)( of (our|its|their) own)?\\b"
				+ "|\\bkeine? Hersteller\\w*|\\bnicht (der |die )?Hersteller\\b|\\bstell(en|t) (selbst )?(nichts|keine)\\b|\\b(pas|ni) (le |un |des )?fabricants?\\b|\\bne fabriqu\\w+ (rien|pas)\\b|\\bno (es|son|somos|soy) (el |un )?fabricantes?\\b|\\bno fabrica\\w*\\b|\\bnon (è|siamo|sono) (il |un )?fabbricant[ei]\\b|\\bnon fabbrica\\w*\\b|\\bnão (é|somos|são) (o |um )?fabricantes?\\b|\\bnão fabrica\\w*\\b");

	/** One who has duties for makers outside of a market. */
	private static final Pattern REPRESENTATIVE = WordPattern
		.of("\\b((authori[sz]ed|european|swiss) representatives?|responsible persons?|sponsors?|CH-REP|EC[- ]REP|UKRP|initial importers?|\\w*bevollmächtigte\\w*|mandataires?|mandatari[oa]s?|representantes?|rappresentante)\\b");

	/** "Manufacturers outside the Union", "Hersteller mit Sitz in der Schweiz". */
	private static final Pattern SEATED = WordPattern
		.of("\\b(manufacturers?|makers?|hersteller\\w*|fabricants?|fabricantes?|fabbricant[ei])\\b[^.;]{0,60}\\b(established|seat|based in|located|domiciled|outside|abroad|overseas|sitz|niederlassung|ansässig\\w*|ausland|établis?|siège|hors d\\w+|establecid[oa]s?|domicilio|fuera|stabilit[ioe]|sede|fuori|estabelecid[oa]s?|fora)\\b");

	private static final Pattern OF_ALL_MAKERS = WordPattern
		.of("\\b(manufacturers?|makers?|economic operators?|importers?|hersteller\\w*|fabricants?|fabricantes?|fabbricant[ei])\\b");

	/** Duties of others for one of makers. */
	private static final int MANY = 8;

	/** Characters before a dealer that are examined. */
	private static final int REACH = 60;

	private Addressees() {
	}

	static boolean nameOthers(String text) {
		return OTHERS.matcher(text).find();
	}

	/** Whether a text names those who act for makers from abroad. */
	static boolean nameRepresentatives(String text) {
		return REPRESENTATIVE.matcher(text).find();
	}

	/** Whether a company names a representative, or is one. */
	static boolean hasRepresentative(Company company) {
		return Polarity.allOf(REPRESENTATIVE, ProfileWords.of(company)).contains(Polarity.AFFIRMED);
	}

	static boolean nameMakers(String text) {
		return MAKERS.matcher(text).find();
	}

	/** Whether a text says that makers have nothing to do. */
	static boolean releaseMakers(String text) {
		return nameMakers(text) && WITHOUT_DUTY.matcher(text).find();
	}

	/** Whether a text says that makers have nothing to do at all. */
	static boolean releaseAllMakers(String text) {
		return RELEASED.matcher(text).find();
	}

	/**
	 * Whether a text says that it is for others than makers and for nobody else: those
	 * who operate and use devices have duties of their own, apart from those of makers
	 * (Regulation (EU) 2017/745, article 2(30), (36) and (37)).
	 */
	static boolean addressOthersOnly(String text) {
		return ADDRESSES_ONLY.matcher(text).find() && nameOthers(text) && !nameMakers(text);
	}

	/** Whether a company only sells devices of others: it says that it makes none. */
	static boolean isDealerOnly(Company company) {
		List<String> profile = ProfileWords.of(company);
		return isDealer(company) && profile.stream().anyMatch((one) -> MAKES_NOTHING.matcher(one).find())
				&& !hasRepresentative(company);
	}

	/**
	 * Whether a text says something to dealers that it does not say to release them.
	 */
	static boolean obligeDealers(Passages text) {
		return text.reading()
			.sentences()
			.stream()
			.anyMatch((one) -> DEALERS.matcher(one.text()).find() && !one.excludes()
					&& !DENIED.matcher(one.text()).find());
	}

	/** Whether a company also sells devices of others. */
	static boolean isDealer(Company company) {
		return ProfileWords.of(company).stream().anyMatch(Addressees::namesOwnTrade);
	}

	private static boolean namesOwnTrade(String text) {
		return DEALER.matcher(text)
			.results()
			.anyMatch((found) -> !OWN_DEALERS.matcher(text.substring(Math.max(0, found.start() - REACH), found.start()))
				.find());
	}

	/**
	 * Whether a title does not name makers, and of the many duties of a text hardly any
	 * is theirs: long texts for notified bodies speak of makers, too.
	 */
	private static boolean areMostlyOfOthers(UpdateTitles titles, Passages text) {
		List<Bearer> bearers = text.statements()
			.obliging()
			.stream()
			.flatMap((sentence) -> sentence.duties().stream())
			.map(Duty::bearer)
			.toList();
		long makers = bearers.stream().filter((bearer) -> bearer == Bearer.MANUFACTURER).count();
		long others = bearers.stream().filter((bearer) -> !bearer.mayBeMaker()).count();
		return titles.texts().stream().noneMatch(Addressees::nameMakers) && others >= MANY && others > MANY * makers;
	}

	/**
	 * Whether a text says that it is for others, names no makers there and obliges none.
	 */
	private static boolean isAddressedToOthers(Passages text) {
		return text.statements()
			.inclusions()
			.stream()
			.anyMatch((one) -> ADDRESSED.matcher(one).find() && nameOthers(one) && !nameMakers(one))
				&& text.statements()
					.obliging()
					.stream()
					.flatMap((sentence) -> sentence.duties().stream())
					.noneMatch((duty) -> duty.bearer() == Bearer.MANUFACTURER);
	}

	/**
	 * A subject of everybody's whose title names those who act for makers from abroad,
	 * and no makers, and whose text tells makers by their seat: only makers without a
	 * seat in the market need them (Regulation (EU) 2017/745, article 11; Therapeutic
	 * Goods Act 1989 of Australia, section 3).
	 */
	static Relevance ofMakersAbroad(Relevance found, UpdateTitles titles, Passages text, Company company) {
		boolean titled = titles.texts().stream().anyMatch((one) -> REPRESENTATIVE.matcher(one).find())
				&& titles.texts().stream().noneMatch((one) -> OF_ALL_MAKERS.matcher(one).find());
		boolean own = hasRepresentative(company);
		boolean seated = text.bodies().stream().anyMatch((one) -> SEATED.matcher(one).find());
		return (found instanceof Relevance.ForAll && titled && seated && !own)
				? new Relevance.Unclear("Does the company sell in this market through a representative or sponsor?")
				: found;
	}

	/**
	 * Two signals: the title names other addressees, and the text never speaks of makers.
	 */
	static Optional<Relevance> others(UpdateTitles titles, Passages text, Company company) {
		boolean titled = titles.texts().stream().anyMatch((title) -> OTHERS.matcher(title).find());
		boolean makers = Stream
			.concat(titles.texts().stream(),
					text.statements().withoutExclusions().stream().filter((one) -> !WITHOUT_DUTY.matcher(one).find()))
			.anyMatch((one) -> MAKERS.matcher(one).find());
		boolean addressed = text.bodies().stream().anyMatch((body) -> OTHERS.matcher(body).find());
		boolean own = isDealer(company);
		boolean open = text.statements()
			.obliging()
			.stream()
			.flatMap((sentence) -> sentence.duties().stream())
			.anyMatch((duty) -> duty.bearer() == Bearer.UNSTATED && OF_MAKERS.matcher(duty.what()).find());
		boolean toOthers = makers ? areMostlyOfOthers(titles, text) || isAddressedToOthers(text) : !open;
		return (titled && addressed && toOthers && !own) ? Optional.of(new Relevance.Foreign("addressee",
				List.of("duties of others than makers"), "products", ProfileWords.products(company)))
				: Optional.empty();
	}

}
