package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.RiskClasses;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.ScopeSentences;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/**
 * Texts that leave out all products that the law of devices or of diagnostics governs.
 */
final class GovernedProducts {

	/** Products at large that the law of devices governs. */
	private static final WordPattern GOVERNED = WordPattern
		.of("\\b(products?|devices?|goods|equipment|software|\\w*produkte?n?|geräten?|produits?|appareils?|productos?|prodotti|produtos?|dispositi\\w+)\\b,? (to which|(that|which) (are|is)|(which|that) fall|covered|subject|governed|falling|within|regulated|under|die|der|relevant|couverts?|régis|visés?|auxquels|regulad\\w+|comprendid\\w+|sujet\\w+|disciplinat\\w+|che rientrano|ai quali|abrangid\\w+|aos quais)\\b[^.;]{0,80}2017/74[56]"
				+ "|\\b(medical devices?|medizinprodukte?n?|(dispositifs|instruments) médicaux|productos sanitarios|dispositivos médicos|dispositivi medici),? (as defined|within the meaning|in the sense|im sinne|gemäß|au sens|définis|en el sentido|según|tal como se definen|ai sensi|quali definiti|na aceção|tal como definidos)\\b[^.;]{0,80}2017/74[56]");

	/** What stands between items of a list in one sentence. */
	private static final Pattern ITEMS = Pattern.compile(";\\s");

	private static final String DEVICES_LAW = "2017/745";

	private static final String DIAGNOSTICS_LAW = "2017/746";

	private final Company company;

	private final ProfileFacts facts;

	GovernedProducts(Company company, ProfileFacts facts) {
		this.company = company;
		this.facts = facts;
	}

	/**
	 * Two signals: a title without devices, and a text that leaves out all products of
	 * the law of devices, as horizontal acts do that have requirements of their own
	 * (Regulation (EU) 2024/2847, article 2(2)).
	 */
	Optional<Relevance> exclusion(UpdateTitles titles, Passages text) {
		String law = this.facts.isDiagnosticsOnly() ? DIAGNOSTICS_LAW : DEVICES_LAW;
		List<String> out = text.statements().leavingOut();
		List<String> inclusions = text.statements().inclusions().stream().filter((one) -> !out.contains(one)).toList();
		boolean devices = TitleWords.speakOfDevicesAtLarge(titles.texts()) || titles.oneDevice().isPresent()
				|| !titles.labels(Topic.DEVICE_KINDS).isEmpty() || TitleWords.speakOfMedicalDevices(inclusions)
				|| inclusions.stream().anyMatch((one) -> one.contains(law));
		boolean excluded = out.stream()
			.flatMap((one) -> ITEMS.splitAsStream(one))
			.anyMatch((one) -> one.contains(law) && GOVERNED.isIn(one) && !ScopeSentences.isOfPart(one)
					&& !TextExclusionRules.isQualified(one)
					&& Vocabulary.shipped().find(Topic.DEVICE_KINDS, List.of(one)).isEmpty()
					&& RiskClasses.named(List.of(one)).isEmpty());
		Map.Entry<String, List<String>> field = this.company.filledField();
		return (excluded && !devices) ? Optional.of(new Relevance.Foreign("excluded_by_text",
				List.of("products other than medical devices"), field.getKey(), field.getValue())) : Optional.empty();
	}

	/** Whether they leave out all that the law of in vitro diagnostics governs. */
	static boolean areDiagnostics(List<String> sentences) {
		return sentences.stream()
			.anyMatch((one) -> one.contains(DIAGNOSTICS_LAW) && !one.contains(DEVICES_LAW) && GOVERNED.isIn(one)
					&& !TextExclusionRules.isQualified(one));
	}

}
