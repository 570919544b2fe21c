package io.regwatch.assessment.company;

import io.regwatch.assessment.knowledge.WordPattern;

/**
 * Words by which a sentence is about all devices of a company, such as "only" and
 * "every".
 */
final class UniversalWords {

	private static final String ONLY = "(?<!\\bthe )(?<!\\bnot )(?<!\\bnicht )(only|exclusively|solely|nothing but|ausschließlich|nur|uniquement|exclusivement|exclusivamente|únicamente|sólo|solo|solamente|esclusivamente|soltanto|somente|apenas)(?! (with|for|in|by|used|from|to|at|our|mit|für|von|avec|pour|con|para|per|com)\\b)";

	/** All that a company makes is what follows, which some words may stand before. */
	private static final WordPattern ONLY_BEFORE = WordPattern.of("\\b%s( [\\p{L}'’-]+){0,4} ?$".formatted(ONLY));

	/** The same where the words stand before it: "single-use devices only". */
	private static final WordPattern ONLY_AFTER = WordPattern
		.of("^((?! (not|nicht|the)\\b) [\\p{L}'’-]+){0,3},? %s\\b".formatted(ONLY));

	/** "Every piece is", right before what all devices are. */
	private static final WordPattern EVERY = WordPattern
		.of("(?<!\\b(almost|nearly|virtually|fast|nahezu|presque|casi|quasi|quase) )\\b((every|each) (piece|product|device|item|one)|all( of)?( our| the)? (products|devices|pieces)|jedes (stück|produkt|gerät|teil)|alles|alle (unsere )?(produkte|stücke|geräte)|tous (nos|les) (produits|dispositifs)|toutes (nos|les) pièces|chaque (pièce|produit|dispositif)|cada (pieza|producto|dispositivo|peça|produto)|todos (nuestros|nossos|los|os) (productos|produtos)|todas (nuestras|nossas|las|as) (piezas|peças)|ogni (pezzo|prodotto|dispositivo)|tutti i (nostri )?(prodotti|pezzi))( we make| we sell)? (is|are|ist|sind|est|sont|es|son|è|sono|é|são)( (always|individually|stets|immer|toujours|siempre|sempre|a|an|eine|une?|una|uma?))? $");

	private UniversalWords() {
	}

	/**
	 * Whether a sentence says something of all devices.
	 * @param before the words before it
	 * @param after the words after it
	 */
	static boolean holds(String before, String after) {
		return ONLY_BEFORE.isIn(before) || ONLY_AFTER.isIn(after) || EVERY.isIn(before);
	}

}
