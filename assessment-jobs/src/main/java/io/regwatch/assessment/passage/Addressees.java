package io.regwatch.assessment.passage;

import java.util.regex.Matcher;

import io.regwatch.assessment.knowledge.WordPattern;

/** Whom a text addresses, if it is not makers of devices. */
public final class Addressees {

	private static final WordPattern OTHERS = WordPattern
		.of("\\b(hospitals?|(nhs |hospital )trusts?|(independent|care) providers|health(care)? (facilit(y|ies)|institutions?|professionals?|providers?)|(?<!(sterili[sz]ation|manufacturing|production|packaging|storage|testing) )facilit(y|ies)(?! (changes?|registration|fees?))|clinics?|pharmac(y|ies)|pharmacists?"
				+ "|(medical |clinical )?laborator(y|ies)(?! (containers?|equipment|instruments?|analy[sz]ers?|reagents?|products?|devices?|tests?|kits?|diagnostics?|glassware|animals?))|physicians?|nurses?|surgeons?|dentists?|patients? organi[sz]ations?|blood banks?"
				+ "|member states|(national |competent |regulatory |designating )authorit(y|ies)|competent authority|authorities|regulators?|ethics committees?|notified bod(y|ies)|conformity assessment bod(y|ies)|auditing organi[sz]ations?|auditors|expert panels?|(regulatory )?reviewers|reference laborator(y|ies)|standards bodies|benannte[rn]? stellen?|konformitätsbewertungsstellen?|organismes? notifiés?|organismos? notificados?|organism[io] notificat[io]|zuständige[nr]? behörden?|autorités compétentes|autoridades competentes|autorità competenti"
				+ "|retailers?|operators? of|users of|\\w*betreiber\\w*|betreiben|anwender\\w*|anwenden|exploitants?|utilisateurs?|utilizzatori|usuarios|insurers?|(NHS|foundation|hospital) trusts?|(integrated care|health) boards?|wholesalers?|distributors?|importers?|händler\\w*|importeur\\w*|distributeurs?|importateurs?|distribuidores|importadores|distributori|importatori|gesundheitseinrichtung\\w*|krankenh[äa]us\\w*|spit[aä]l(er)?[ns]?|aufbereiter\\w*|labor(s|e|en|atorien)?|apotheken?|centres (that|which) (are|have been) (licen[cs]ed|accredited)|(licen[cs]ed|dialysis|fertility|treatment|screening) (centres?|centers?)|care homes?|employers?|testing sites?|test sites?"
				+ "|établissements? de santé|hôpita(l|ux)|laboratoires?|pharmacies|officines?|hospital(es)?|centros (sanitarios|hospitalarios)|laboratorios|farmacias|ospedal[ei]|strutture sanitarie|laboratori|farmacie|hospitais|(estabelecimentos|serviços|unidades) de saúde|laboratórios|farmácias)\\b");

	private static final WordPattern MAKERS = WordPattern
		.of("\\b(manufacturers?|(?<!decision[- ])makers?|sponsors?|applicants?|license holders?|licence holders?|economic operators?|hersteller\\w*|fabricants?|fabricantes?|fabbricant[ei])\\b");

	/** Whoever places something on the market is a maker, unless others are named. */
	private static final WordPattern PLACES = WordPattern
		.of("(?<!\\bimporter )(?<!\\bimporters )(?<!\\bdistributor )(?<!\\bdistributors )\\b(places?|puts?) (?:[\\p{L}\\p{N}-]+ ){0,8}on the (?:[\\p{L}-]+ ){0,2}market\\b|\\bin (den )?verkehr bring(t|en)\\b|\\bbring(t|en) (?:[\\p{L}\\p{N}-]+ ){0,6}in (den )?verkehr\\b"
				+ "|\\bmet(tent)? (?:[\\p{L}-]+ ){0,4}sur le marché\\b|\\bintroducen? (?:[\\p{L}-]+ ){0,4}en el mercado\\b|\\bimmett(e|ono) (?:[\\p{L}-]+ ){0,4}sul mercato\\b|\\bcolocam? (?:[\\p{L}-]+ ){0,4}no mercado\\b");

	/** What leaves makers nothing to do. */
	private static final WordPattern WITHOUT_DUTY = WordPattern
		.of("\\b(need not|(is|are) not (required|obliged|concerned|affected|asked to (do|submit|send|report|provide|supply) anything)|no (action|obligation|step|dut(y|ies))s? (is|are) (required|imposed)|not take any|(have|has) no (new |additional |further )?(dut(y|ies)|obligations?|task|tasks|role|part)|(is|are) not addressed|neither [^.;]{0,40} nor|no (duty|duties|obligations?) (of|for|on)|(dut(y|ies)|obligations?) of [^.;]{0,40} (is|are) not|nicht (verpflichtet|betroffen|begründet)|keine (neuen |zusätzlichen |weiteren )?(pflichten|verpflichtungen|anforderungen)|kein (erfüllungsaufwand|handlungsbedarf)|aucune (nouvelle )?obligation|ning[uú]n\\w* (nuev[oa] )?(obligación|carga)|nessun (nuovo )?obbligo|nenhuma (nova )?obrigação|no (new |additional )?(burden|cost)s? (arises?|is|are)|ne sont pas (tenus|concernés)|no están obligad\\w+|non sono (tenuti|obbligati)|não são obrigad\\w+)\\b");

	/** "Applies only to", "richtet sich ausschließlich an". */
	private static final WordPattern ADDRESSES_ONLY = WordPattern
		.of("\\b(address\\w*|appl(y|ies)|concerns?|directed|aimed|intended|binds?|affects?|richtet sich|richten sich|gilt|gelten|betrifft|betreffen|wendet sich|wenden sich|s['’]adresse\\w*|s['’]applique\\w*|concerne\\w*|vise\\w*|se dirige|dirigid\\w+|se aplica\\w*|aplica-se|si applica\\w*|si rivolge|riguarda\\w*|destina\\w*)\\b[^.;]{0,30}"
				+ "\\b(only|solely|exclusively|ausschließlich|nur|lediglich|uniquement|exclusivement|seulement|únicamente|exclusivamente|solamente|sólo|solo|soltanto|esclusivamente|unicamente|apenas|somente)\\b"
				+ "|\\b(only|solely|exclusively) (address\\w*|appl(y|ies)|concerns?|directed|aimed|intended|binds?|affects?)\\b");

	/**
	 * That makers have nothing to do at all, not only in one respect, nor some of them.
	 */
	private static final WordPattern RELEASED = WordPattern
		.of("\\b(nothing|no (part|provision|requirement|dut(y|ies)|obligations?)) (in|of|under) th(is|e|ese) [^.;,]{0,40}\\b(appl(y|ies)|concerns?|binds?|affects?|is (addressed|directed))( to)? (the |any )?(\\w+ )?(manufacturers?|makers?)\\b"
				+ "|\\b(do(es)? not) (impose|create|contain|place|lay( down)?|establish|propose|introduce|set) (any )?(dut(y|ies)|obligations?|requirements?) (on|for|upon) (the |any )?(\\w+ )?(manufacturers?|makers?)\\b"
				+ "|\\b(fabricants?|fabricantes?|fabbricanti)\\b[^.;]{0,60}\\b(ne sont pas (visés|concernés|tenus) par (ces|cette|ce|le présent|la présente)|no (están|se ven) (afectados|concernidos) por (est|la presente|el presente)\\w*|non sono (interessati|destinatari) (da|di|dal) (quest|presente)\\w*|não são (abrangidos|visados|afetados) por (est|a presente|o presente)\\w*)|\\bhersteller\\w*[^.;]{0,60}\\b(sind|werden) (hiervon|davon|von diese\\w* \\w+) nicht (betroffen|erfasst)"
				+ "|\\b(imposes?|creates?|contains?|places?|lays?( down)?|establish(es)?) no (dut(y|ies)|obligations?|requirements?) (on|for|upon) (the |any )?(\\w+ )?(manufacturers?|makers?)\\b"
				+ "|\\b(begründe[nt]|enthält|enthalten|schaff(t|en)|sieht|ergeben sich)[^.;]{0,30} für (die )?hersteller\\w*( \\w+){0,3} keine (pflichten|anforderungen|verpflichtungen)\\b|\\bkeine (pflichten|anforderungen|verpflichtungen) (für|der) (die )?hersteller\\b"
				+ "|\\bn['’]impose(nt)? aucune obligation aux fabricants\\b|\\bno imponen? (ninguna obligación|obligaciones) a los fabricantes\\b|\\bnon impo(ne|ngono) (alcun obbligo|obblighi) ai fabbricanti\\b|\\bnão imp(õe|õem) (nenhuma obrigação|obrigações) aos fabricantes\\b"
				+ "|\\b(manufacturers?|makers?|hersteller\\w*|fabricants?|fabricantes?|fabbricanti)\\b(?! (of|von|de|d['’]|di) (?!(the |all |any |these )?(medical )?devices\\b|medizinprodukten\\b|dispositi\\w+ m[eé]di\\w+|productos sanitarios\\b))(?!,? (whose|that|which|who|with|without|outside|not|deren|die|mit|ohne|dont|qui|cuyos|que|con|che|cujos|com)\\b)(?:(?!\\b(whose|that|which|without|ohne|dont|qui|cuyos|sin|sans|senza|sem)\\b)[^.;]){0,100}\\b((have|has) (no (dut(y|ies)|obligations?|tasks?|role)|nothing to (do|confirm|declare|register|report|submit|notify|pay))|(is|are) not (addressed|concerned by this|bound by this|subject to this)|haben (hieraus |danach |dadurch )?keine (pflichten|aufgaben)|n['’]ont aucune obligation|no tienen (ninguna obligación|obligaciones)|non hanno (alcun obbligo|obblighi)|não têm (nenhuma obrigação|obrigações))\\b(?! (until|before|if|unless|bis|si|se|hasta|até)\\b)");

	/** "This guidance is not for sponsors and manufacturers." */
	private static final WordPattern NOT_FOR = WordPattern
		.of("\\bth(is|ese) (guidance|guidelines?|guide|document|notice|page|text|form|order|circular|instructions?|information)\\b[^.;,]{0,30}\\b(is|are) not (meant |intended |written )?(for|addressed to|directed at|aimed at) ((sponsors?|importers?|distributors?|suppliers?|any|the|medical|device),? (and |or )?)*(manufacturers?|makers?)\\b(?!,? (of|that|which|who|whose|with|without|outside|only|alone|based|established|located|in)\\b)"
				+ "|\\b(dies\\w{1,2}|der|die|das) (leitfaden|leitlinien?|dokument|hinweis|rundschreiben|merkblatt)\\b[^.;,]{0,30}\\b(richtet|richten|wendet) sich nicht an (die )?hersteller\\b(?!,? (von|der|die|deren|mit|ohne|allein|in)\\b)"
				+ "|\\b(cet?|cette|le présent|la présente) (guide|document|note|avis|circulaire)\\b[^.;,]{0,30}\\bne (s['’]adresse|concerne|vise) pas (aux |les )?fabricants\\b(?!,? (de|d['’]|qui|dont|établis|en|seuls)\\b)"
				+ "|\\b(este|esta|el presente|la presente) (guía|documento|nota|circular)\\b[^.;,]{0,30}\\bno (se dirige|va dirigid[oa]|está dirigid[oa]) a (los )?fabricantes\\b(?!,? (de|que|cuyos|en|establecidos)\\b)"
				+ "|\\b(questo|questa|il presente|la presente) (guida|documento|nota|circolare)\\b[^.;,]{0,30}\\bnon (si rivolge|è rivolt[oa]|è destinat[oa]) ai fabbricanti\\b(?!,? (di|che|con|stabiliti|in)\\b)"
				+ "|\\b(este|esta|o presente|a presente) (guia|documento|nota|circular|orientação)\\b[^.;,]{0,30}\\bnão (se dirige|se destina|é dirigid[oa]) aos fabricantes\\b(?!,? (de|que|cujos|em|estabelecidos)\\b)");

	/** "Nothing in this Schedule places an obligation on the manufacturer." */
	private static final WordPattern NOTHING = WordPattern
		.of("\\b(nothing|no (part|provision|requirement)) (in|of|under) th(is|e|ese) (?!(sub)?(section|paragraph|clause|chapter|article)s?\\b)[^.;,]{0,40}\\b(imposes?|creates?|places?|lays?|puts?) (an? |any )?(dut(y|ies)|obligations?|requirements?|burdens?) (down )?(on|for|upon) (the |any )?(\\w+ )?(manufacturers?|makers?)\\b%1$s"
			.formatted("(?![^.;]{0,80}\\b(unless|if|until|who|whose|that|which|with|without|outside|of class)\\b)")
				+ "|\\b(aucune disposition [^.;,]{0,40}n['’]impose d['’]obligations? aux fabricants|ninguna disposición [^.;,]{0,40}impone (una )?obligaci(ón|ones) a los fabricantes|nessuna disposizione [^.;,]{0,40}impone obblighi ai fabbricanti|nenhuma disposição [^.;,]{0,40}impõe obrigações aos fabricantes|keine (bestimmung|vorschrift) [^.;,]{0,40}verpflichtet (die )?hersteller)\\b%1$s"
					.formatted(
							"(?![^.;]{0,80}\\b(classes?|clase|klasse|dont|qui|cuyos|que|con|che|cujos|com|deren|mit|ohne|sans|sin|senza|sem|sauf|salvo|soweit|wenn)\\b)"));

	/** "Manufacturers are no longer required to register": what ends was their duty. */
	private static final WordPattern ENDED = WordPattern
		.of("\\b(manufacturers?|makers?|(licen[cs]e|approval|certificate|registration) holders)\\b(?!['’])(?:(?!\\b(until|that|which|whose|who|if|unless|where|when)\\b)[^.;:]){0,80}\\b(no longer (?!valid|available|in force)(\\w+ ){0,2}(required|obliged|have to|has to|needs?|must|subject to|register|report|submit|notify|pay|file)|needs? no longer|(is|are) relieved|ceases? to be (required|obliged))\\b|\\bno longer (requires?|obliges?) (\\w+ )?(manufacturers?|makers?)\\b"
				+ "|\\b(dut(y|ies)|obligations?|requirements?) (of|for|on) (the |all )?(manufacturers?|makers?)\\b[^.;]{0,80}\\b(ends?|ceases?|lapses?|(is|are) (abolished|repealed|revoked|lifted|removed))\\b"
				+ "|\\bhersteller\\w*(?:(?!\\b(die|deren|wenn|sofern|falls)\\b)[^.;:]){0,80}\\b(nicht (mehr|länger) (verpflichtet|zu)|müssen [^.;]{0,60}nicht mehr)\\b|\\bpflicht(en)? der hersteller\\b[^.;]{0,80}\\b(entf(ällt|allen)|ende[nt])\\b|\\bfabricants?\\b(?:(?!\\b(dont|qui|si)\\b)[^.;]){0,80}\\b(ne (sont|doivent|devront) plus|n['’](ont|a) plus à|n['’]ont pas à|n['’]est plus tenu)\\b|\\bfabricantes\\b[^.;]{0,80}\\b(ya no|dejan de|já não|deixam de)\\b|\\bfabbricanti\\b[^.;]{0,80}\\bnon (sono|devono|dovranno) più\\b");

	/** "Manufacturers report as before. They need not do anything." */
	private static final WordPattern INACTIVE = WordPattern
		.of("\\b(manufacturers?|makers?)\\b(?! of )(?:(?!\\b(hospitals?|facilit(y|ies)|clinics?|users?|whose|that|which|without)\\b)[^.;]){0,160}[.:] (they|both|manufacturers( and sponsors)?) (((need not|(do not|need not) (need|have) to|are not required to) (do anything|take any action))|((need|have) to |need )?(do nothing|take no action))\\b(?! (else|more|further|other|until|before|if|unless)\\b)"
				+ "|\\bhersteller\\w*\\b(?! (von|der|mit|ohne)\\b)[^.;,]{0,160}[.:] sie (müssen|brauchen) (deshalb |daher )?nichts (zu )?(tun|unternehmen)\\b|\\bfabricants\\b(?! (de|d['’]|dont|qui))[^.;]{0,160}[.:] ils n['’]ont rien à (faire|entreprendre)\\b|\\bfabricantes\\b(?! (de|que|cuyos|cujos))[^.;]{0,160}[.:] (no tienen que hacer|não têm de fazer|não precisam de fazer) nada\\b|\\bfabbricanti\\b(?! (di|che))[^.;]{0,160}[.:] non devono fare nulla\\b");

	/** "Their manufacturers": those of devices that were named before. */
	private static final String OF_NAMED = "\\b(their( own)?|such|these|those|deren|dessen|ihre|diese|solche|leurs|ces|sus|estos|dichos|loro|questi|tali|seus|esses|estes|tais) (manufacturers?|makers?|hersteller\\w*|fabricants?|fabricantes?|fabbricant[ei])\\b";

	/** Makers of some devices only, "their manufacturers" among them. */
	private static final WordPattern SOME_MAKERS = WordPattern.of(OF_NAMED
			+ "|\\b(manufacturers?|makers?|hersteller\\w*|fabricants?|fabricantes?|fabbricant[ei])\\b( (of|von|de|d['’]|di) (?:(?!\\b(is|are|need|have|must|shall|sind|haben|müssen|sont|ont|son|han|sono|hanno|são|têm)\\b)[^.;,]){1,60})?( (whose|that|which|with|without|mit|ohne|qui|dont|sans|avec|cuyos|que|sin|con|che|senza|cujos|sem|com)|,? deren|, (die|qui|que|che))\\b");

	private static final WordPattern THEIRS = WordPattern.of(OF_NAMED);

	/** What stands between duties and their negation, unless it says what changes. */
	private static final String UNTIL_NEGATION = "(?:(?!\\b(now|also|but|cover\\w*|extend\\w*|includ\\w*|nun|künftig|auch|jedoch|erstreck\\w*|umfass\\w*|désormais|aussi|mais|ahora|también|pero|ora|anche|ma|agora|também|mas)\\b)[^.;]){0,160}";

	/** That a text leaves the duties of makers as they are. */
	private static final WordPattern UNCHANGED = WordPattern
		.of(("\\b(dut(y|ies)|obligations?|responsibilit(y|ies)) (of|on) (the |all )?(?:(?:importers?|distributors?|authori[sz]ed representatives?|representatives?|sponsors?|economic operators?),? (?:and |or )?(?:the )?){0,4}(manufacturers?|makers?)\\b%1$s\\b(are|is) (neither|not) (created|imposed|extended|changed|altered|introduced|added)\\b"
				+ "|\\b(pflichten|verpflichtungen|aufgaben) (der|für) (die )?hersteller\\b%1$s\\b(weder|nicht) (begründet|erweitert|geändert|berührt)\\b|\\bobligations des fabricants\\b%1$s\\bne sont (ni|pas) (créées|modifiées|étendues)\\b"
				+ "|\\bobligaciones de los fabricantes\\b%1$s\\bno (se )?(crean|modifican|amplían)\\b|\\bobblighi dei fabbricanti\\b%1$s\\bnon sono (creati|modificati|estesi)\\b|\\bobrigações dos fabricantes\\b%1$s\\bnão são (criadas|alteradas|alargadas)\\b")
			.formatted(UNTIL_NEGATION));

	/** Words of a duty that a sentence may add. */
	private static final WordPattern OBLIGES = WordPattern
		.of("\\b(must|shall|should|ha(s|ve) to|need(s)? to|required to|müssen|muss|haben [^.;]{0,80} zu|sollen|doit|doivent|devront|tenus? de|deben?|deberán?|devono|deve|devem|dovranno|obbligat\\w+|obligad\\w+|obrigad\\w+)\\b");

	private Addressees() {
	}

	/**
	 * Whether a text names others than makers.
	 * @param text a sentence or a title
	 * @return {@code true} if it does
	 */
	public static boolean nameOthers(String text) {
		return OTHERS.isIn(text);
	}

	/**
	 * Whether a text names makers.
	 * @param text a sentence or a title
	 * @return {@code true} if it does
	 */
	public static boolean nameMakers(String text) {
		return MAKERS.isIn(text);
	}

	/**
	 * Whether a text names those who place something on the market, by name or by what
	 * they do.
	 * @param text a sentence or a title
	 * @return {@code true} if it does
	 */
	public static boolean nameThoseWhoPlaceOnMarket(String text) {
		return nameMakers(text) || PLACES.isIn(text);
	}

	/**
	 * Whether a text says that somebody has nothing to do.
	 * @param text a sentence or a passage
	 * @return {@code true} if it does
	 */
	private static boolean relieve(String text) {
		return WITHOUT_DUTY.isIn(text);
	}

	/**
	 * Whether a text says that somebody has nothing to do, and not only makers of some
	 * devices.
	 * @param text a sentence or a passage
	 * @return {@code true} if it does
	 */
	public static boolean relieveAll(String text) {
		return relieve(text) && !nameSomeMakers(text);
	}

	/**
	 * Whether a text says that makers of some devices have nothing to do: others have.
	 * @param text a sentence or a passage
	 * @return {@code true} if it does
	 */
	public static boolean relieveSome(String text) {
		return relieve(text) && nameSomeMakers(text);
	}

	/**
	 * Whether a text names makers of some devices only.
	 * @param text a sentence or a passage
	 * @return {@code true} for "manufacturers of pumps without an alarm"
	 */
	public static boolean nameSomeMakers(String text) {
		return SOME_MAKERS.isIn(text);
	}

	/**
	 * Whether a text says that makers have nothing to do, possibly in one respect.
	 * @param text a sentence or a passage
	 * @return {@code true} if it does
	 */
	public static boolean releaseMakers(String text) {
		return nameMakers(text) && relieveAll(text);
	}

	/**
	 * Whether a text says that makers have nothing to do at all.
	 * @param text a sentence or a passage
	 * @return {@code true} if it does
	 */
	public static boolean releaseAllMakers(String text) {
		return (RELEASED.isIn(text) || NOT_FOR.isIn(text) || NOTHING.isIn(text) || INACTIVE.isIn(text))
				&& !THEIRS.isIn(text);
	}

	/**
	 * Whether a sentence says that the whole document is not for makers, which holds for
	 * what is added to it, too.
	 * @param text a sentence or a passage
	 * @return {@code true} for "this guidance is not for manufacturers"
	 */
	public static boolean leaveOutMakers(String text) {
		return NOT_FOR.isIn(text);
	}

	/**
	 * Whether a text says that makers had a duty that ends: that concerns them.
	 * @param text a sentence or a passage
	 * @return {@code true} for "manufacturers are no longer required"
	 */
	public static boolean endDutyOfMakers(String text) {
		return ENDED.isIn(text);
	}

	/**
	 * Whether a text leaves the duties of makers as they are, which says nothing of other
	 * sentences.
	 * @param text a sentence or a passage
	 * @return {@code true} if it does
	 */
	public static boolean leaveMakers(String text) {
		return UNCHANGED.isIn(text);
	}

	/**
	 * Whether a sentence leaves the duties of makers as they are and says nothing else
	 * that somebody must do.
	 * @param text a sentence
	 * @return {@code true} if it does
	 */
	public static boolean leaveMakersOnly(String text) {
		Matcher unchanged = UNCHANGED.matcher(text);
		return unchanged.find() && !OBLIGES.isIn(text.substring(unchanged.end()));
	}

	/**
	 * Whether a text says that it is for others than makers and for nobody else: those
	 * who operate and use devices have duties of their own, apart from those of makers
	 * (Regulation (EU) 2017/745, article 2(30), (36) and (37)).
	 * @param text a sentence
	 * @return {@code true} if it names no makers
	 */
	public static boolean addressOthersOnly(String text) {
		return ADDRESSES_ONLY.isIn(text) && nameOthers(text) && !nameMakers(text);
	}

}
