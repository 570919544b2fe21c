package io.regwatch.assessment.impact;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What depends on a detail of a product that few profiles tell: a substance, a method.
 */
enum ProductDetailRule {

	PHTHALATES("phthalates?|DEHP|plasticis\\w+|plasticiz\\w+"), FLUORINATED("PFAS|per- and polyfluoro\\w+"),
	BISPHENOL("bisphenols?"), LATEX("latex"), NICKEL("nickel|cobalt|chromium"), LEAD("\\blead in\\b|mercury|cadmium"),
	NANOMATERIALS("nano-?materials?|nano-?particles?"),
	CARCINOGENS("carcinogen\\w*|CMR substances?|endocrine[- ]disrupt\\w+"),
	ANIMAL_TISSUE("animal (tissues?|origin)|bovine|porcine|TSE\\b"), SILICONE("silicone"),
	ETHYLENE_OXIDE("ethylene oxide|\\bEtO\\b", "steril"), RADIATION("gamma (radiation|irradiation)|e-beam", "steril"),
	STEAM("moist heat|steam steril\\w+|dry heat", "steril"),
	HYDROGEN_PEROXIDE("hydrogen peroxide|vapori[sz]ed", "steril"),
	BATTERIES("lithium|batter(y|ies)|button cells?", "active|batter|rechargeable|electric");

	private final Pattern words;

	private final Pattern needs;

	ProductDetailRule(String words) {
		this(words, "(?s).*");
	}

	ProductDetailRule(String words, String needs) {
		this.words = Pattern.compile(words, Pattern.CASE_INSENSITIVE);
		this.needs = Pattern.compile(needs, Pattern.CASE_INSENSITIVE);
	}

	static Optional<ProductDetailRule> of(String title) {
		return Arrays.stream(values()).filter((detail) -> detail.isNamedIn(title)).findFirst();
	}

	boolean isNamedIn(String text) {
		return this.words.matcher(text).find();
	}

	/** Whether products can have it at all, as far as a profile tells. */
	boolean isPossibleFor(String profile) {
		return this.needs.matcher(profile).find();
	}

}
