package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.ClassificationPanel;
import io.regwatch.assessment.knowledge.NeighbouringLaw;
import io.regwatch.assessment.knowledge.ProductDetail;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/** Whether titles are about other goods, or name them beside devices. */
final class TitledGoods {

	/** Medical devices by name, in the languages of authorities. */
	static final WordPattern DEVICES = WordPattern
		.of("(?<!vitro diagnostic )\\b(medical )?devices?\\b|combination products?|medizinprodukt\\w*|dispositi[fv]\\w* m[eé]di\\w+|productos? sanitarios?|instruments? médica(l|ux)|produtos? para saúde");

	/** The law of devices that are no in vitro diagnostics. */
	static final WordPattern LAW_OF_DEVICES = WordPattern
		.of("2017/745|\\bMDR\\b|93/42|90/385|medical device(s)? (act|regulations?|directive)");

	/** A recall or a series of notices says whose it is, whatever else a title names. */
	private static final WordPattern RECALL_OF_MEDICINE = WordPattern
		.of("\\b(medicines?|drug|medicinal products?) recalls?\\b|\\bdrug safety (communications?|alerts?)\\b|\\brecalls? of (the |some |all )?([\\p{L}\\d]+ ){0,3}(medicines?|drugs?|tablets)\\b(?!-| \\p{L})|\\b(recolha|retirada|rappel|richiamo|ritiro|rückruf)( voluntári\\w+| voluntari\\w+| volontaire)?( (d['’]un|de|do|dos|da|del|di|du|des|von|der|lotes?|lots?|lotti|lotto|certains|alguns|algunos|alcuni|varios|vari|plusieurs|diversos|mercado|mercato|marché|dal|mehrerer|einer|einzelner|chargen?))* (medicamentos?|médicaments?|medicinal[ei]|\\w*arzneimittel\\w*)\\b|\\barzneimittelrückruf");

	/** "Because of a defect of the inhaler": what a recall is due to. */
	private static final WordPattern CAUSE = WordPattern
		.of("\\b(due to|because of|defects?|faults?|wegen|aufgrund|mängeln?|mangels?|à cause de|en raison de|défauts?|por|debido a|defectos?|a causa (di|del|della)|per|difett[oi]|devido a|defeitos?)\\b");

	/** The number of an act of the Union. */
	private static final Pattern NUMBER = Pattern.compile("\\d{2,4}/\\d{2,4}");

	/** What stands between an adjective and its noun. */
	private static final WordPattern ADJECTIVES = WordPattern
		.of("([ -](?!(and|or|for|with|of|in|to)\\b)\\p{L}+){0,2} ");

	private TitledGoods() {
	}

	/** A title of devices may name goods that go with them. */
	static boolean isAbout(NeighbouringLaw law, UpdateTitles titles) {
		List<String> texts = titles.texts();
		boolean named = texts.stream().anyMatch(law::isNamedIn)
				|| (law.isDiagnostics() && titles.panel().filter(ClassificationPanel::diagnostic).isPresent());
		if (!named || law.areDevices()) {
			return named;
		}
		boolean recalled = law.goods().equals(NeighbouringLaw.MEDICINES)
				&& texts.stream().anyMatch(TitledGoods::isRecallOfMedicine);
		return recalled || texts.stream().anyMatch((title) -> citesAct(law, title))
				|| !(areOfDevices(law, titles) || areOfKinds(law, titles));
	}

	/** A medicine that is recalled because of its device is a matter of devices, too. */
	private static boolean isRecallOfMedicine(String title) {
		Matcher cause = CAUSE.matcher(title);
		boolean ofDevice = cause.find()
				&& !Vocabulary.shipped().matches(Topic.DEVICE_KINDS, title.substring(cause.end())).isEmpty();
		return RECALL_OF_MEDICINE.isIn(title) && !DEVICES.isIn(title) && !ofDevice;
	}

	private static boolean areOfDevices(NeighbouringLaw law, UpdateTitles titles) {
		boolean together = law.withDevices() || law.isDiagnostics();
		return titles.panel().isEmpty() && titles.texts()
			.stream()
			.anyMatch((title) -> LAW_OF_DEVICES.isIn(title) || (together ? TitleWords.speakOfOtherDevices(title)
					: TitleWords.speakOfMedicalDevices(List.of(title))));
	}

	private static boolean areOfKinds(NeighbouringLaw law, UpdateTitles titles) {
		return law.withDevices() && (!titles.labels(Topic.DEVICE_KINDS).isEmpty() || nameDetails(law, titles));
	}

	/**
	 * Whether a title cites an act of the goods by its number: such an act says what its
	 * subject is, whatever else the title names.
	 */
	private static boolean citesAct(NeighbouringLaw law, String title) {
		return !law.isDiagnostics() && !LAW_OF_DEVICES.isIn(title)
				&& law.words().matcher(title).results().anyMatch((found) -> NUMBER.matcher(found.group()).matches());
	}

	/**
	 * Whether titles name details of devices in other words than those of the goods and
	 * the adjectives before them: "topical ophthalmic drug products". Medicines are sold
	 * over the counter as devices are.
	 */
	static boolean nameDetails(NeighbouringLaw law, UpdateTitles titles) {
		return titles.texts().stream().anyMatch((title) -> {
			List<MatchResult> goods = goods(law, title);
			return ProductDetail.places(title)
				.filter((place) -> !place.detail().name().equals(ProductDetail.OVER_THE_COUNTER))
				.anyMatch((place) -> goods.stream()
					.noneMatch((one) -> place.start() < one.end() && isAdjective(title, place, one.start())));
		});
	}

	/** Where a title names goods, also by the last word alone: "powdered formula". */
	private static List<MatchResult> goods(NeighbouringLaw law, String title) {
		List<MatchResult> named = law.words().matcher(title).results().toList();
		Stream<MatchResult> again = named.stream()
			.map((one) -> one.group().substring(one.group().lastIndexOf(' ') + 1))
			.flatMap((word) -> WordPattern.places(word, title));
		return Stream.concat(named.stream(), again).toList();
	}

	private static boolean isAdjective(String title, ProductDetail.Place detail, int goods) {
		return detail.end() > goods || ADJECTIVES.matcher(title.substring(detail.end(), goods)).matches();
	}

	/** "Food for special purposes, given by syringe": what a title names first. */
	static boolean begins(NeighbouringLaw law, String title) {
		return !law.goods().equals(NeighbouringLaw.MEDICINES) && !DEVICES.isIn(title)
				&& law.words()
					.matcher(title)
					.results()
					.findFirst()
					.filter((goods) -> Vocabulary.shipped()
						.matches(Topic.DEVICE_KINDS, title)
						.stream()
						.allMatch((kind) -> goods.start() < kind.start()))
					.isPresent();
	}

}
