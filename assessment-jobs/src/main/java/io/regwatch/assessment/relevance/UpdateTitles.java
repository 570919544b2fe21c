package io.regwatch.assessment.relevance;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.ActOrStandard;
import io.regwatch.assessment.knowledge.ClassificationPanel;
import io.regwatch.assessment.knowledge.DeviceFamily;
import io.regwatch.assessment.knowledge.ProductDetail;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.PassingMention;
import io.regwatch.assessment.passage.ScopeSentences;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.vocabulary.TermMatch;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.schema.ReferenceType;

/**
 * What the titles of an update and of its reference say that it is about. A panel of the
 * FDA ("Microbiology Devices;") narrows a title and does not speak of devices at large;
 * names of authorities and acts say nothing of the subject.
 */
final class UpdateTitles {

	private static final WordPattern NAMES = WordPattern
		.of("food and drug administration|medical devices advisory committee|(federal )?food, drug,? (and|&) cosmetic act|food and drugs? (act|regulations)"
				+ "|medicines and healthcare products regulatory agency|european medicines agency"
				+ "|agency for medicines and (health|medical) (products|devices)|drugs and medical devices (agency|division)"
				+ "|pharmaceuticals and medical devices agency|medical device coordination group"
				+ "|arzneimittel(behörde|agentur)\\w*|bundesinstitut\\w* für arzneimittel und medizinprodukte"
				+ "|agence (nationale|européenne) (de sécurité )?d(u|es) médicaments?( et des produits de santé)?"
				+ "|agencia (española|europea) de medicamentos( y productos sanitarios)?|agenzia (italiana|europea) d(el farmaco|ei medicinali)");

	/** The center of the FDA whose name is no area of medicine. */
	private static final Pattern CENTER = Pattern.compile("center for devices and radiological health",
			Pattern.CASE_INSENSITIVE);

	/** "The Medical Devices (Fees) Regulations": what such an instrument is about. */
	private static final Pattern PARENTHESES = Pattern
		.compile("^(?:the )?medical devices \\((?!amendment|eu exit)([^()]{4,})\\)", Pattern.CASE_INSENSITIVE);

	/** Circumstances of a measure: "during COVID-19 quarantine orders". */
	private static final WordPattern CIRCUMSTANCE = WordPattern
		.of("\\b(during|because of|due to|in response to|in the context of|related to|in relation to|im Zusammenhang mit|aufgrund|wegen|während|pendant|en raison de|liées? à|durante|a causa (de|di|della)|debido a|por causa da) (the |der |des |la |l['’]|a |o )?(COVID-19|SARS-CoV-2|coronavirus)(\\s+(pandemic|outbreak|emergency|quarantine|public health|crisis|travel|restrictions|pandemie|pandémie|pandemia)\\b[^;:.,]*)?\\s*(?=$|[;:.,])");

	/** Whom a guidance is for: its readers are no devices. */
	private static final Pattern READERS = Pattern
		.compile("[;:,]?\\s*(draft )?guidance for (industry|sponsors|manufacturers)\\b.*", Pattern.CASE_INSENSITIVE);

	/** The name of a series of standards, each of which is about one kind of device. */
	private static final Pattern SERIES = Pattern.compile("medical electrical equipment\\W+part 2-\\d+",
			Pattern.CASE_INSENSITIVE);

	private static final Pattern FRAME = Pattern.compile("^\\s*(medical devices[;:]\\s*)?", Pattern.CASE_INSENSITIVE);

	/** What ends the subject of a title: "Incubators: fire in the mattress tray". */
	private static final Pattern SUBJECT = Pattern.compile(":\\s|\\s[–—]\\s");

	/** The title of a decision about one type of device. */
	private static final WordPattern ONE_DEVICE = WordPattern
		.of("\\b(?:re)?classification of (?:the |an? )?(?<device>[^;:.()]{5,120})|\\bspecial controls? (?:for|guideline for) (?<controlled>[^;:.()]{5,120})");

	private static final WordPattern AT_LARGE = WordPattern
		.of("^(medical )?devices?( accessories)?$|^(medical )?devices? (in|under|according to|pursuant to|within|by)\\b|^(all )?medical devices?\\b|\\bmedical devices$");

	private static final WordPattern PLACE = WordPattern.of("\\b(in|within|under|according to|pursuant to)\\b");

	private final List<String> titles;

	/** The number of a standard, which its title need not repeat. */
	private final Optional<String> number;

	private final Optional<ClassificationPanel> panel;

	UpdateTitles(AssessableUpdate update) {
		List<String> named = List.of(update.title(), update.reference().title());
		this.panel = named.stream().flatMap((title) -> ClassificationPanel.of(title).stream()).findFirst();
		this.number = (update.reference().type() == ReferenceType.STANDARD)
				? Optional.of(update.reference().externalId()) : Optional.empty();
		this.titles = named.stream().map(this::cleaned).distinct().toList();
	}

	/**
	 * Words without the names of authorities and acts, which say nothing of a subject.
	 */
	static String withoutNames(String words) {
		return NAMES.matcher(words).replaceAll(" ");
	}

	List<String> texts() {
		return this.titles;
	}

	Optional<ClassificationPanel> panel() {
		return this.panel;
	}

	Set<String> labels(Topic topic) {
		return Vocabulary.shipped().find(topic, this.titles);
	}

	/**
	 * Kinds that the titles are about: what stands behind a colon or dash is said of the
	 * kinds before it.
	 */
	Set<String> kinds() {
		return this.titles.stream()
			.flatMap((title) -> kinds(title).stream())
			.collect(Collectors.toCollection(LinkedHashSet::new));
	}

	private static Set<String> kinds(String title) {
		return SUBJECT.splitAsStream(title)
			.<Set<String>>map((part) -> PassingMention.without(part)
				.map(TermMatch::label)
				.collect(Collectors.toCollection(LinkedHashSet::new)))
			.filter((found) -> !found.isEmpty())
			.findFirst()
			.orElse(Set.of());
	}

	Stream<ProductDetail> details() {
		return this.titles.stream().map(ScopeSentences::withoutExamples).flatMap(ProductDetail::in).distinct();
	}

	Stream<ActOrStandard> acts() {
		return Stream.concat(this.titles.stream(), this.number.stream()).flatMap(ActOrStandard::in).distinct();
	}

	boolean speakOfDevicesAtLarge() {
		return TitleWords.speakOfDevicesAtLarge(this.titles);
	}

	boolean speakOfSomeDevices() {
		return TitleWords.speakOfSomeDevices(this.titles);
	}

	/**
	 * Whether a colon or dash is followed by a subject that is narrower than devices at
	 * large: "Labelling of medical devices: fillers for wrinkles".
	 */
	boolean haveSubject() {
		return this.titles.stream()
			.flatMap((title) -> SUBJECT.splitAsStream(title).skip(1))
			.anyMatch((part) -> !TitleWords.speakOfDevicesAtLarge(List.of(part))
					&& SignificantWords.of(List.of(part)).size() > 1);
	}

	/** Whether they name kinds of devices or what devices are like. */
	boolean areNarrow() {
		return !labels(Topic.DEVICE_KINDS).isEmpty()
				|| labels(Topic.DEVICE_CHARACTERISTICS).stream().anyMatch((one) -> !one.equals(DeviceFamily.DIAGNOSTIC))
				|| details().findAny().isPresent() || oneDevice().isPresent();
	}

	/** The single type of device that a decision is about. */
	Optional<String> oneDevice() {
		return this.titles.stream().flatMap((title) -> {
			Matcher found = ONE_DEVICE.matcher(title);
			return found.find() ? Stream.of(Optional.ofNullable(found.group("device"))
				.orElseGet(() -> String.valueOf(found.group("controlled")))) : Stream.empty();
		}).map(String::strip).filter((device) -> !AT_LARGE.isIn(device) && !isCharacteristic(device)).findFirst();
	}

	/** "Software as a medical device in Great Britain": all devices of some property. */
	private static boolean isCharacteristic(String device) {
		String noun = PLACE.before(device);
		List<TermMatch> properties = Vocabulary.shipped().matches(Topic.DEVICE_CHARACTERISTICS, noun);
		StringBuilder rest = new StringBuilder(noun);
		properties
			.forEach((found) -> rest.replace(found.start(), found.end(), " ".repeat(found.end() - found.start())));
		return !properties.isEmpty() && Vocabulary.shipped().matches(Topic.DEVICE_KINDS, noun).isEmpty()
				&& SignificantWords.of(List.of(rest.toString())).isEmpty();
	}

	private String cleaned(String title) {
		String framed = PARENTHESES.matcher(title).replaceFirst((found) -> found.group(1));
		String named = NAMES.matcher(CENTER.matcher(framed).replaceAll("medical devices")).replaceAll(" ");
		String series = SERIES.matcher(CIRCUMSTANCE.matcher(named).replaceAll(" ")).replaceAll(" ");
		String rest = READERS.matcher(series).replaceAll(" ");
		if (this.panel.isPresent()) {
			rest = Pattern.compile(Pattern.quote(this.panel.get().title()), Pattern.CASE_INSENSITIVE)
				.matcher(FRAME.matcher(rest).replaceFirst(""))
				.replaceAll(" ");
		}
		return rest;
	}

}
