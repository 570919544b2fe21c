package io.regwatch.assessment.company;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.Obligations;
import io.regwatch.assessment.knowledge.DeviceFamily;
import io.regwatch.assessment.knowledge.DeviceKind;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.Polarity;
import io.regwatch.assessment.vocabulary.TermMatch;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/** What the sentences of a profile affirm, deny and leave open. */
final class ProfileStatements {

	/** "delivered in syringes": a packaging is no product. */
	private static final WordPattern PACKED_IN = WordPattern
		.of("\\b(delivered|supplied|packed|packaged|filled|provided|sold|presented|available|preloaded|geliefert|abgefüllt|conditionnée?s?|livrée?s?|fournie?s?|suministrad[oa]s?|fornit[oaie]|fornecid[oa]s?) (in|into|en|dans|em) (\\w+ ){0,2}$|\\bin (\\w+ ){0,2}$(?<=(geliefert|abgefüllt) in )");

	private static final Set<String> POWERED = Set.of("active", DeviceFamily.SOFTWARE, "AI/ML", "connected");

	/**
	 * Devices that are matched to a patient are custom-made in some systems and not in
	 * others (IMDRF/PMD WG/N49).
	 */
	private static final WordPattern PATIENT_MATCHED = WordPattern
		.of("\\b(for|to) (each|every|the individual|one|a single|a particular) patient\\b|\\bpatient['’]?s? (scan|anatomy)|\\b(für|an) (jeden|den einzelnen|einzelne) Patienten\\b|\\bpour (chaque|un seul) patient\\b|\\bpara cada pa[cz]i?ente\\b|\\bper (ogni|il singolo) paziente\\b|\\b(made|pieces?|one-offs?|instruments?) (individually )?to order\\b|\\bmade[- ]to[- ](order|measure)\\b|\\beinzelanfertigung\\w*|\\bauf bestellung (gefertigt|angefertigt|hergestellt)|\\bsur commande\\b(?! (du|des|vocale))|\\bpor encargo\\b(?! de (terceros|otros|otras))|\\bsu ordinazione\\b|\\bpor encomenda\\b");

	/** What is said of devices that work without power. */
	private static final WordPattern MECHANICAL = WordPattern
		.of("\\b((purely|entirely|solely|exclusively|wholly) (mechanical|passive|manual|pneumatic|hydraulic)|unpowered|non-powered|(no|without|without any) (electronics|electricity|(electronic|electrical) (parts|components))|ohne (Strom|Elektronik)|sans (électricité|électronique)|sin (electricidad|electrónica)|senza (elettricità|elettronica)|sem (eletricidade|eletrônica|eletrónica)|non-electrical|without power|(nothing|none|no (product|device)s?) ([\\p{L}-]+ ){0,3}(is|are|has|have|contains?) ([\\p{L}-]+,? ){0,3}(or )?(electric|electrical|electronic|programmed)|nichts Elektrisches|rien d['’]électrique|nada eléctrico|niente di elettrico|nada elétrico|rein mechanisch|purement mécaniques?|puramente (mecánic|meccanic|mecânic)\\w+)\\b");

	/** "No other company makes ventilators like ours" denies none. */
	private static final WordPattern COMPARING = WordPattern
		.of("\\b(no (other|one)|nobody|cannot|without our|like ours?|kein anderer|niemand|ohne unsere|aucun autre|sans nos|ningún otro|nessun altro|nenhum outro)\\b");

	private final List<String> sentences;

	private final Set<String> kinds;

	private final Set<String> deniedKinds;

	private final Set<String> affirmed = new HashSet<>();

	private final Map<String, String> denied = new HashMap<>();

	private final Set<String> open = new HashSet<>();

	/**
	 * Reads the texts of a profile.
	 * @param words free text, labels and names of products
	 */
	ProfileStatements(Collection<String> words) {
		this.sentences = words.stream().flatMap((text) -> Obligations.sentences(text).stream()).toList();
		this.kinds = kinds((sentence) -> Vocabulary.shipped().everyMatch(Topic.DEVICE_KINDS, sentence));
		this.deniedKinds = this.sentences.stream()
			.filter((sentence) -> !COMPARING.isIn(sentence))
			.flatMap((sentence) -> kinds(sentence, Polarity.DENIED, ProfileStatements::narrowest))
			.collect(Collectors.toCollection(LinkedHashSet::new));
		this.sentences.forEach(this::read);
	}

	List<String> sentences() {
		return this.sentences;
	}

	/** Kinds that are made, wider kinds among them. */
	Set<String> kinds() {
		return this.kinds;
	}

	Set<String> deniedKinds() {
		return this.deniedKinds;
	}

	/** Families of the narrowest kinds that are made. */
	Set<DeviceFamily> families() {
		return kinds(ProfileStatements::narrowest).stream()
			.flatMap((kind) -> DeviceKind.named(kind).stream())
			.map(DeviceKind::family)
			.collect(Collectors.toCollection(LinkedHashSet::new));
	}

	/** Characteristics that devices have. */
	Set<String> affirmed() {
		return this.affirmed;
	}

	boolean denies(String characteristic) {
		return this.denied.containsKey(characteristic);
	}

	/** A sentence that denies a characteristic. */
	Optional<String> denial(String characteristic) {
		return Optional.ofNullable(this.denied.get(characteristic));
	}

	boolean leavesOpen(String characteristic) {
		return this.open.contains(characteristic);
	}

	private static List<TermMatch> narrowest(String sentence) {
		return Vocabulary.shipped().matches(Topic.DEVICE_KINDS, sentence);
	}

	private Set<String> kinds(Function<String, List<TermMatch>> finder) {
		return this.sentences.stream()
			.flatMap((sentence) -> kinds(sentence, Polarity.AFFIRMED, finder))
			.collect(Collectors.toCollection(LinkedHashSet::new));
	}

	private static Stream<String> kinds(String sentence, Polarity said, Function<String, List<TermMatch>> finder) {
		return finder.apply(sentence)
			.stream()
			.filter((match) -> Polarity.of(sentence, match.start(), match.end()) == said
					&& !PACKED_IN.isIn(sentence.substring(0, match.start())))
			.map(TermMatch::label);
	}

	private void read(String sentence) {
		if (PATIENT_MATCHED.isIn(sentence)) {
			this.open.add("custom-made");
		}
		if (MECHANICAL.isIn(sentence)) {
			POWERED.forEach((label) -> this.denied.put(label, sentence));
		}
		Vocabulary.shipped().matches(Topic.DEVICE_CHARACTERISTICS, sentence).forEach((match) -> {
			switch (Polarity.of(sentence, match.start(), match.end())) {
				case AFFIRMED -> this.affirmed.add(match.label());
				case DENIED -> this.denied.put(match.label(), sentence);
				case OPEN -> this.open.add(match.label());
			}
		});
	}

}
