package io.regwatch.assessment.relevance;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;

import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.passage.Passages;

/** Words that show how wide or narrow a subject is. */
public final class TitleWords {

	/** What concerns every maker of devices. */
	private static final WordPattern FOR_ALL = pattern(
			"\\bdevices?\\b|\\bmanufacturers?\\b|\\bEMDN\\b|\\bGMDN\\b|EUDAMED|conformity assessment|essential principles|technical documentation|declarations? of conformity"
					+ "|CE marking|MDSAP|authori[sz]ed representatives?|harmoni[sz]ed standards|2017/745|medical device|premarket (submission|notification|approval)s?|510\\(k\\)|"
					+ "quality (management )?system|vigilance|post-?market|real[- ]world (evidence|data)|\\bPMCF\\b"
					+ "|unique device identification|\\bUDI\\b|labell?ing|clinical (evaluation|investigation)s?"
					+ "|risk management|adverse (event|incident)s?|serious incidents?|economic operators?|usability"
					+ "|notified bod(y|ies)|(dispositifs?|instruments?) médica|dispositivos? médico|dispositivi medici|produtos? para saúde"
					+ "|medizinprodukt|medische hulpmiddelen|medicintekniska|wyrob\\w* medyczn|productos? sanitarios?|productos? médicos?|produtos? médicos?|medicinsk(e|t)? udstyr|medisinsk utstyr|lääkinnälli\\w+ lait\\w+|zdravotnick\\w+ prostředk\\w+|orvostechnikai|dispozitiv\\w* medical\\w*|tıbbi cihaz\\w*|ιατροτεχνολογικ\\w+|医療機器|医疗器械|醫療器材|의료기기");

	/** Devices without a word that tells some apart. */
	private static final WordPattern ANY_DEVICES = pattern(
			"(^|[-:;,(.\\u2013\\u2014]\\s*|\\b(medical|all|any|other|of|for|and|or|in|on|with|to|by|certain|some|your|these|the|licensed|marketed|connected|health|legacy|counterfeit|falsified|unregistered|unapproved|unauthori[sz]ed|registered|approved|cleared|imported|defective|custom-made|new|existing|used|refurbished|IVD|diagnostic) )devices?\\b"
					+ "|medizinprodukte|(dispositifs?|instruments?) médica|dispositivos? médico|dispositivi medici|productos? sanitarios?");

	private static final WordPattern DEVICES_OF_A_SORT = pattern("[\\p{L}-]+ devices?\\b");

	private static final WordPattern DEVICES = pattern(
			"\\b(medical )?devices?\\b|combination products?|medizinprodukte?n?\\b|\\bMDR\\b|2017/745|(dispositifs?|instruments?) médica|productos? sanitario|dispositivos? médico|dispositivi medici|produtos? para saúde");

	private static final WordPattern MEDICAL_DEVICES = pattern(
			"\\bmedical devices?\\b|\\bdevice (manufacturers|makers)\\b|\\b(manufacturers|makers) of devices\\b|medizinprodukte\\w*"
					+ "|(dispositifs|instruments) médicaux|dispositivos médicos|dispositivi medici|produtos para saúde|productos? sanitarios?|productos? médicos?|produtos? médicos?|medische hulpmiddelen|medicintekniska|medicinsk(e|t)? udstyr|wyrob\\w* medyczn\\w*|tıbbi cihaz\\w*|医療機器|医疗器械|醫療器材|의료기기");

	private static final WordPattern OF_DEVICES = pattern(
			"devices?\\b|2017/74[56]|\\b(MDR|IVDR|MDCG|EUDAMED|EMDN|GMDN|UDI|MDSAP|IVDs?|SaMD)\\b|510\\(k\\)|premarket|notified bod|dispositi|instruments? médica|medizinprodukt|hulpmiddelen|medicinteknisk|wyrob|productos? (sanitario|médico)|produtos? (para saúde|médico)|medicinsk|medisinsk utstyr|zdravotnick|orvostechnikai|dispozitiv|tıbbi|ιατροτεχνολογικ|implant|diagnosti|manufacturers?\\b|hersteller|fabricant|fabbricant|医療機器|医疗器械|의료기기");

	private static final WordPattern IN_VITRO = pattern(
			"in[- ]vitro diagnostic (\\(IVDs?\\) )?(medical )?devices?|\\bIVD (medical )?devices?|in[- ]vitro[- ]diagnostik\\w*( medizinprodukte?n?)?"
					+ "|((dispositifs?|instruments?) médica\\w+|productos? sanitarios?|dispositivos? médicos?|dispositivi medic\\w+|produtos? para (saúde|diagnóstico))( de| para|-)? ?(diagnostic\\w*|diagnósticos?) in vitro|dispositivi medico-diagnostici in vitro");

	private static final WordPattern OF_BODIES = pattern(
			"biological evaluation|biocompatib\\w+|chemical characteri[sz]ation|toxicolog\\w+|cytotoxicity|leachables?"
					+ "|extractables?|packaging|steril\\w+|cleanroom|clean room|shelf[- ]life|reprocessing");

	private static final WordPattern EXAMPLES = pattern(
			"\\b(including|such as|for example|and other (medical )?devices|among (them|others))\\b");

	private static final WordPattern OF_EVERY_MAKER = pattern(
			"quality (management )?system|production|vigilance|\\bUDI\\b|unique device identification|economic operators?"
					+ "|registration|importers?|distributors?|post-?market|adverse events?|incidents?|emergency|pandemic");

	private static final WordPattern MAKERS = pattern(
			"\\b(manufacturers?|makers|sponsors?|importers?|establishments?|economic operators?|medical devices?|hersteller\\w*|fabricants?"
					+ "|fabricantes?|fabbricant[ei]|fabrikant\\w*|tillverkare\\w*|producen\\w*|valmistaja\\w*|fabrikanter)\\b|製造販売業者|製造業者|注册人|제조업자");

	private static final WordPattern MAKERS_OF = pattern(
			"\\b(?:(?:manufacturers|makers)(?: (?:and|or) (?:\\w+ )?(?:importers|distributors|suppliers|sponsors))? of|hersteller(?: und \\w+)? von|fabricants(?: et (?:\\w+ )?\\w+)? de|fabricantes(?: [ey] \\w+)? de|fabbricanti(?: e \\w+)? di) (?!(?:all |any |the |these |such |those |other |medical |finished |licensed |in vitro |diagnostic |certain |therapeutic |health )*(?:devices?|products?|goods|equipment|dispositi\\w+|medizinprodukt\\w+))(?<devices>\\p{L}[\\p{L}-]{3,} \\p{L}[\\p{L}-]{3,})");

	private static final WordPattern MAKERS_OF_DEVICES = pattern(
			"\\b(?:(?:manufacturers|makers) of|hersteller von|fabricants de|fabricantes de|fabbricanti di) (?:medical |medizinischen )?(?<devices>(?:devices|products|produkten|medizinprodukten|dispositifs|dispositivos|productos|dispositivi|produtos)\\b.*)");

	/** Devices of which a title names a property that only some have. */
	private static final WordPattern SOME_DEVICES = pattern(
			"\\b(?:devices?|products?|appliances?|equipment|produkte?n?|medizinprodukte?n?|dispositifs?( médicaux)?|instruments? médicaux|produits|dispositivos?( médicos)?|productos|dispositivi( medici)?|prodotti)( and (their |its )?accessories)?,? "
					+ "(?<property>(?:that|which|whose|(?:for|in|to|with|of) which(?! [^.;:]{0,80}\\b(?:may|can|could)\\b)|(?:supplied |equipped |fitted |delivered |provided )?with|without|containing|incorporating|composed|consisting|made (?:of|from|with)|(?:(?:intended to )?com(?:e|ing) )?into contact with|in contact with|in (?:Kontakt|Berührung) mit|en contact avec|en contacto con|a contatto con|em contacto com|manufactured (?:from|with|using|utili[sz]ing)|intended (?:for|to)|used (?:for|in|to|with|on|near|by)|worn|based on|auf (?:der )?Basis|à base de|a base di|a base de|à base de|die|mit|ohne|contenant|incorporant|destinés|con|que conten\\w+|com|contenenti|destinati) [^.;:()]{3,80})");

	/** Properties that all devices have, or that say what is done with them. */
	private static final WordPattern OF_ANY_DEVICE = pattern(
			"\\b(placed|put|made available|supplied(?! with)|sold|marketed|distributed|imported|exported|require[ds]?|must|need|certificat\\w+|medical purpose|human use|medical use|clinical|patients?|transition\\w*|legacy|conformity|accordance|market|register\\w*|included|listed|covered|subject|put into service|respect|regard|exempt\\w*|a view|CE|UDI|unique|Sitz|siège|sede|seat|established|inverkehr\\w*|mise|mercado|bereitgestellt\\w*)\\b");

	private TitleWords() {
	}

	/**
	 * The property that limits the devices of titles: "that contain latex".
	 * @param titles or sentences
	 * @return the first; empty if there is none that only some devices have
	 */
	public static Optional<String> propertyOfDevices(Collection<String> titles) {
		return titles.stream()
			.map(SOME_DEVICES::matcher)
			.filter(Matcher::find)
			.map((found) -> found.group("property"))
			.filter((property) -> !OF_ANY_DEVICE.isIn(property))
			.findFirst();
	}

	/**
	 * Of what devices a text addresses the makers.
	 * @param texts passages of it
	 * @return the words that name the devices; empty if it does not say so
	 */
	public static Optional<String> makersOf(Collection<String> texts) {
		return texts.stream()
			.map(MAKERS_OF::matcher)
			.filter(Matcher::find)
			.map((found) -> found.group("devices"))
			.findFirst()
			.or(() -> texts.stream()
				.map(MAKERS_OF_DEVICES::matcher)
				.filter(Matcher::find)
				.flatMap((found) -> propertyOfDevices(List.of(found.group("devices"))).stream())
				.map("devices %s"::formatted)
				.findFirst());
	}

	static boolean speakOfDevicesAtLarge(Collection<String> titles) {
		return isIn(FOR_ALL, titles);
	}

	/**
	 * Whether all that they have of devices at large is a noun with a word that tells
	 * some apart: "cryosurgical devices", but not "legacy devices".
	 */
	static boolean speakOfSomeDevices(Collection<String> titles) {
		return !isIn(ANY_DEVICES, titles) && titles.stream()
			.map((title) -> DEVICES_OF_A_SORT.matcher(title).replaceAll(""))
			.noneMatch(FOR_ALL::isIn);
	}

	/** What only things have that can be touched. */
	static boolean speakOfBodies(Collection<String> titles) {
		return isIn(OF_BODIES, titles);
	}

	static boolean speakOfMedicalDevices(Collection<String> texts) {
		return isIn(MEDICAL_DEVICES, texts);
	}

	/** Whether a title or its text, if there is one, speaks of devices or their law. */
	static boolean speakOfDevices(Collection<String> titles, Passages text) {
		List<String> all = text.all().stream().map(Segment::text).toList();
		return text.isEmpty() || isIn(OF_DEVICES, titles) || isIn(OF_DEVICES, all);
	}

	/** Titles that name some devices of many. */
	static boolean nameExamples(Collection<String> titles) {
		return isIn(EXAMPLES, titles);
	}

	/** Whether a title speaks of devices that are no in vitro diagnostics, too. */
	static boolean speakOfOtherDevices(String title) {
		return DEVICES.isIn(IN_VITRO.matcher(title).replaceAll("diagnostics"));
	}

	/** What makers do whatever they make. */
	static boolean speakOfEveryMaker(Collection<String> titles) {
		return isIn(OF_EVERY_MAKER, titles);
	}

	/**
	 * Whether sentences speak of makers, whatever they make.
	 * @param obligations or other sentences
	 * @return {@code true} if one does
	 */
	public static boolean obligeMakers(Collection<String> obligations) {
		return isIn(MAKERS, obligations);
	}

	private static boolean isIn(WordPattern words, Collection<String> texts) {
		return texts.stream().anyMatch((text) -> words.isIn(text));
	}

	private static WordPattern pattern(String words) {
		return WordPattern.of(words);
	}

}
