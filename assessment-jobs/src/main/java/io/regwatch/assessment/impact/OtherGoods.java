package io.regwatch.assessment.impact;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/** Regulated goods of which a title may be about instead of medical devices at large. */
enum OtherGoods {

	/** A device too, but one that most makers of devices do not make. */
	IN_VITRO_DIAGNOSTICS("in vitro diagnostics",
			"in[- ]vitro diagnostics?|\\bIVDR?s?\\b|assays?\\b|reagents?\\b|immunoassays?"),
	MEDICINES("medicines",
			"medicinal products?|\\bdrugs?\\b|pharmaceuticals?|active substances?|\\bvaccines?|drug[- ]eluting"),
	VETERINARY("veterinary products", "veterinary|\\banimal (drugs?|feed|health)"),
	FOOD("food", "\\bfoods?\\b|foodstuffs?|dietary supplements?|infant formula"), COSMETICS("cosmetics", "cosmetics?"),
	TOBACCO("tobacco", "tobacco|nicotine|e-cigarettes?");

	private static final Pattern DEVICES = Pattern
		.compile("(?<!vitro diagnostic )\\b(medical )?devices?\\b|combination products?", Pattern.CASE_INSENSITIVE);

	private final String label;

	private final Pattern words;

	OtherGoods(String label, String words) {
		this.label = label;
		this.words = Pattern.compile(words, Pattern.CASE_INSENSITIVE);
	}

	/** The goods of a title that does not speak of devices at large. */
	static Optional<OtherGoods> of(String title) {
		String rest = title.replaceAll("(?i)in[- ]vitro diagnostic (medical )?devices?", "in vitro diagnostics");
		return DEVICES.matcher(rest).find() ? Optional.empty()
				: Arrays.stream(values()).filter((goods) -> goods.isNamedIn(rest)).findFirst();
	}

	boolean isNamedIn(String text) {
		return this.words.matcher(text).find();
	}

	String label() {
		return this.label;
	}

}
