package io.regwatch.assessment.update;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.VersionStatus;

/**
 * What sort of text an update is, by its titles, its authority's own class and its
 * reference: a safety notice, a correction, a draft, an announcement, a rule.
 *
 * @param candidate of which it is asked
 */
public record UpdateNature(AssessableUpdate candidate) {

	private static final WordPattern MONEY = WordPattern
		.of("\\b(fees?|(?<!\\b(state|level|depth) of )(?<!\\bin )charge|charges|pay(s|able|ment)?|paid|\\w*gebühr(en)?|redevances?|tasas|taxas|tariffe)\\b");

	private static final WordPattern ALARM = WordPattern
		.of("\\b(alerts?|recalls?|safety (notice|communication|alert|warning|information|letter|bulletin|action)s?|field safety|corrective actions?|urgent|warnings?|hazards?|malfunctions?|do not use|stop using|removals?|rückrufe?|sicherheitshinweise?|rappels?|alertes?|alertas?|retiradas?|sicherheitsinformation(en)?|(avis|information) de sécurité|(nota|aviso) de seguridad|avviso di sicurezza|richiami?|aviso de segurança)\\b");

	private static final WordPattern CORRECTION = WordPattern
		.of("\\b((?<!(product|device|field|safety|removals and|removals or) )corrections?(?!,? (and|or|&) removals?)|editorial\\w*|typograph\\w*|corrigend(um|a)|errat(um|a)|berichtigung|rectificatif|rettifica|corrección|retificação)\\b");

	private static final WordPattern MISTAKE = WordPattern
		.of("\\b(editorial\\w*|typograph\\w*|corrigend(um|a)|errat(um|a)|correction (of|to) (a|the|our) (notice|alert|title|date|number|table)|berichtigung|rectificatif|fe de erratas)\\b");

	private static final WordPattern INFORMATIVE = WordPattern
		.of("\\b(minutes|newsletter|agenda|webinar|workshop|conference|statistics|annual report|work (plan|programme|program)|meetings?|press release|protokoll|tagesordnung|compte rendu|ordre du jour|verbale|acta)\\b");

	/** What was proposed and never took effect. */
	private static final WordPattern PROPOSAL = WordPattern
		.of("\\b(propos(al|als|ed)|drafts?|vorschlag\\w*|entw[uü]rf\\w*|projets? de|propositions? de|propuestas? de|proyectos? de|propost[ae] d[ie]|progett[oi] di|projetos? de)\\b");

	/** When a service of an authority is not available, and where it is found. */
	private static final WordPattern SERVICE = WordPattern
		.of("\\b((portals?|website|web site|database|eudamed|helpdesk|e-services?|online services?|gateway)\\b.{0,60}(planned|scheduled) (maintenance|outages?|downtime)|(planned|scheduled) (maintenance|outages?|downtime)\\b.{0,60}(portal|website|web site|database|eudamed|helpdesk|e-services?|online services?|gateway)|(planned|scheduled|systems?|services?) (outages?|downtime)|(helpdesk|help desk|new|changed) (telephone|phone) numbers?|(opening|office) hours|(öffnungs|sprech|service|büro)zeiten|(horaires?|heures) d[’'](ouverture|accueil)|hor[aá]rios? de (atención|apertura|oficina|atendimento|funcionamento)|orari(o)? (di|degli) (apertura|ricevimento|sportell[oi]|uffici)|(services?|support|offices?|availability|closures?|closed) (over|during) (the )?(christmas|new year|year[- ]end|easter|summer|holidays?|festive)|(office|christmas|holiday|easter|summer|year[- ]end|festive) (closures?|shutdown)|weihnachtspause|betriebsferien|fermetures? (des bureaux|estivales?|annuelles?|de fin d['’]année)|cierre (de oficinas|por vacaciones|navideño)|chiusur[ae] (degli uffici|estiv[ae]|natalizi[ae])|encerramento (dos serviços|de natal)|(geplante )?wartungsarbeiten|wartungsfenster|maintenance (planifiée|programmée)|mantenimiento (programado|previsto)|manutenzione (programmata|prevista)|manutenção (programada|prevista))\\b");

	/** Where an authority is found from some day on. */
	private static final WordPattern MOVES = WordPattern
		.of("\\b((new|changed?|changes of|change of) ((mailing|postal|street|office) )?address(es)?|(agency|authority|offices?|directorate|department|secretariat) (is|are) (moving|relocating)(?= to (a )?(new|another) (offices?|premises|buildings?|address)| on \\d|\\s*([:;,–—-]|$))|relocation of (the )?(agency|authority|offices?|directorate|department)|neue (post)?anschrift|umzug|changement d['’]adresse|nouvelle adresse|déménage(ment)?|nueva dirección|cambio de (domicilio|sede)|nuovo indirizzo|trasferimento della sede|novo endereço|mudança de (endereço|instalações))\\b");

	/** Another way to reach an authority. */
	private static final WordPattern REACHED = WordPattern
		.of("\\b(new|neue[nrs]?|nouve(au|lle)|nuev[oa]|nuov[oa]|nov[oa]) ([\\p{L}-]+ )?(address(es)?|premises|e-?mail|mailbox|telephone|phone|portal|helpdesk|website|anschrift|adresse|postfach|telefonnummer|courriel|téléphone|portail|dirección|correo|teléfono|indirizzo|telefono|portale|endereço|correio|telefone)\\b");

	/** Whose address may be meant, too. */
	private static final WordPattern HOLDERS = WordPattern
		.of("\\b(manufactur\\w+|makers?|sponsors?|holders?|applicants?|importers?|distributors?|representatives?|licen[cs]e\\w*|registrants?|sites?|vigilance|reports?|\\w*herstell\\w*|importeur\\w*|bevollmächtigte\\w*|inhaber\\w*|fabricants?|mandataires?|titulaires?|établissements? de fabrication|fabricantes?|titular\\w*|importador\\w*|fabbricant\\w*|titolar\\w*|mandatari\\w*)\\b");

	/** Documents that set rules: a word of alarm in their titles is their subject. */
	private static final WordPattern NORMATIVE = WordPattern
		.of("(^|_)(rule|final|draft|proposed|amendment|consolidation|standard|order|act)(_|$)");

	/** Documents that say how an authority reads its rules, whatever its class is. */
	private static final WordPattern GUIDANCE = WordPattern
		.of("\\b(guidances?|guidelines?|guides? (to|for|on)|questions and answers|Q ?& ?As?|MDCG \\d{4}-\\d+|wegleitung|leitlinien?|leitfaden|lignes? directrices?|questions[ -]réponses|guías? (para|de|sobre)|directrices|preguntas y respuestas|linee guida|domande e risposte|guias? (para|de|sobre)|orientações|perguntas e respostas)\\b");

	/** Announcements, which oblige to nothing unless they say so. */
	private static final WordPattern ANNOUNCEMENT = WordPattern
		.of("notice|news|information|statement|announcement|report");

	/**
	 * Whether mistakes of a document are corrected. A safety notice that is called a
	 * correction corrects devices (21 CFR 806.2).
	 * @return {@code true} for corrections of documents
	 */
	public boolean isOfMistakes() {
		return isSafetyNotice() ? MISTAKE.isIn(titles()) : is(CORRECTION);
	}

	/**
	 * Whether its titles are about a proposal or a draft, in whatever state it is.
	 * @return {@code true} also for one that is withdrawn
	 */
	public boolean isOfProposal() {
		return PROPOSAL.isIn(titles());
	}

	/**
	 * Whether its titles are about the hours or the address of an authority's service.
	 * @return {@code true} for planned maintenance and new telephone numbers
	 */
	public boolean isAboutService() {
		return isAnnouncement() && !isAlarm()
				&& (SERVICE.isIn(titles()) || (MOVES.isIn(titles()) && !HOLDERS.isIn(titles())));
	}

	/**
	 * Whether words are about a new address, telephone or portal of an authority.
	 * @param words of a sentence
	 * @return {@code true} for "send applications to the new address"
	 */
	public static boolean isAboutService(String words) {
		return REACHED.isIn(words) || MOVES.isIn(words);
	}

	/**
	 * Whether its titles are about money.
	 * @return {@code true} for fees and charges
	 */
	public boolean isAboutMoney() {
		return isAboutMoney(titles());
	}

	/**
	 * Whether words are about money.
	 * @param words of a title or a sentence
	 * @return {@code true} for fees and charges
	 */
	public static boolean isAboutMoney(String words) {
		return MONEY.isIn(words);
	}

	/**
	 * Whether it obliges by itself.
	 * @return {@code true} for regulations
	 */
	public boolean isBinding() {
		return this.candidate.reference().type() == ReferenceType.REGULATION;
	}

	/**
	 * Whether it is not yet decided.
	 * @return {@code true} for drafts and proposals
	 */
	public boolean isDraft() {
		return this.candidate.version().status() == VersionStatus.DRAFT
				|| this.candidate.updateType().contains("proposed") || this.candidate.updateType().contains("draft");
	}

	/**
	 * Whether it is a safety notice, which is about certain devices.
	 * @return {@code true} for alerts and recalls, not for rules of them
	 */
	public boolean isAlarm() {
		boolean setsRules = NORMATIVE.isIn(this.candidate.updateType()) || (isBinding() && !isAnnouncement());
		boolean titled = !setsRules && ALARM.isIn(titles());
		return titled || isSafetyNotice();
	}

	/**
	 * Whether it is an announcement, which obliges to nothing unless it says so.
	 * @return {@code true} by the class of the authority
	 */
	public boolean isAnnouncement() {
		return ANNOUNCEMENT.isIn(this.candidate.updateType());
	}

	/**
	 * Whether it is for information.
	 * @return {@code true} for announcements, and for minutes, agendas and the like
	 */
	public boolean isInformative() {
		return (isAnnouncement() && !isGuidance()) || (!isBinding() && is(INFORMATIVE));
	}

	private boolean isGuidance() {
		return this.candidate.reference().type() == ReferenceType.GUIDANCE && GUIDANCE.isIn(titles());
	}

	private boolean isSafetyNotice() {
		String type = this.candidate.updateType();
		return type.contains("alert") || type.contains("recall") || type.contains("safety");
	}

	private boolean is(WordPattern words) {
		return words.isIn(this.candidate.updateType()) || words.isIn(titles());
	}

	private String titles() {
		return this.candidate.title() + "\n" + this.candidate.reference().title();
	}

}
