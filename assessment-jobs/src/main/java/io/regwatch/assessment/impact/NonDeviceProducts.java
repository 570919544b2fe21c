package io.regwatch.assessment.impact;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/** Regulated goods of which a title may be about instead of medical devices at large. */
enum NonDeviceProducts {

	/** A device too, but one that most makers of devices do not make. */
	IN_VITRO_DIAGNOSTICS("in vitro diagnostics",
			"in[- ]vitro[- ]diagnosti\\w+|\\bIVDR?s?\\b|assays?\\b|reagents?\\b|immunoassays?|diagnostic in vitro|体外診断|体外诊断",
			"in[- ]vitro[- ]diagnosti\\w+|\\bIVDR?s?\\b|assays?\\b|reagents?\\b|immunoassays?|self-tests?"),
	MEDICINES("medicines",
			"medicinal products?|\\bdrugs?\\b|pharmaceuticals?|active substances?|\\bvaccines?|drug[- ]eluting|pharmacovigilance"
					+ "|arzneimittel\\w*|médicaments?|medicamentos?|medicinali\\b|geneesmiddelen|医薬品(?!医療機器)|药品",
			"medicinal (products?|substances?)|drug[- ](eluting|coated|device)|combination product|pharmaceuticals?|vaccines?"),
	VETERINARY("veterinary products",
			"veterinary|\\banimal (drugs?|feed|health)|tierarznei\\w*|vétérinaires?|veterinari[oa]s?"),
	FOOD("food",
			"\\bfoods?\\b|foodstuffs?|dietary supplements?|infant formula|lebensmittel|denrées alimentaires|alimentos"),
	COSMETICS("cosmetics", "cosmetics?|kosmetik\\w*|kosmetische\\w*|cosmétiques?|cosméticos?|sunscreens?"),
	TOBACCO("tobacco", "tobacco|nicotine|e-cigarettes?|cigarettes?"),
	HUMAN_TISSUE("human tissue",
			"human (cells?|tissues?|blood)|blood (components?|donors?|donations?|establishments?)|tissue (banks?|establishments?)"
					+ "|organ (donation|transplantation|donors?)|gametes|embryos",
			"human (cells?|tissues?|blood)|allograft");

	private static final Pattern DEVICES = Pattern
		.compile("(?<!vitro diagnostic )\\b(medical )?devices?\\b|combination products?", Pattern.CASE_INSENSITIVE);

	/** Authorities and acts whose names say nothing of what they are about. */
	private static final Pattern NAMES = Pattern.compile(
			"food and drug administration|food, drug,? (and|&) cosmetic act|food and drugs? (act|regulations)"
					+ "|medicines and healthcare products regulatory agency|european medicines agency",
			Pattern.CASE_INSENSITIVE);

	private final String label;

	private final Pattern words;

	private final Pattern made;

	NonDeviceProducts(String label, String words) {
		this(label, words, words);
	}

	NonDeviceProducts(String label, String words, String made) {
		this.label = label;
		this.words = Pattern.compile(words, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
		this.made = Pattern.compile(made, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
	}

	/** Whether a title speaks of devices at large, in vitro diagnostics aside. */
	static boolean namesDevicesAtLarge(String title) {
		String rest = title.replaceAll("(?i)in[- ]vitro diagnostic (medical )?devices?", "in vitro diagnostics");
		return DEVICES.matcher(rest).find();
	}

	/** The goods of a title that does not speak of devices at large. */
	static Optional<NonDeviceProducts> of(String title) {
		String rest = NAMES.matcher(title).replaceAll("");
		boolean device = !Vocabulary.shipped().find(Topic.DEVICE_KINDS, List.of(title)).isEmpty();
		return namesDevicesAtLarge(title) ? Optional.empty()
				: Arrays.stream(values())
					.filter((goods) -> goods.words.matcher(rest).find() && !(device && goods.goWithDevices()))
					.findFirst();
	}

	/**
	 * What is given by devices, or is named for its look, does not make a title of
	 * devices another's.
	 */
	private boolean goWithDevices() {
		return switch (this) {
			case MEDICINES, COSMETICS, FOOD, HUMAN_TISSUE -> true;
			case IN_VITRO_DIAGNOSTICS, VETERINARY, TOBACCO -> false;
		};
	}

	/** Whether a profile speaks of making them. */
	boolean isMadeBy(String profile) {
		return this.made.matcher(profile).find();
	}

	String label() {
		return this.label;
	}

}
