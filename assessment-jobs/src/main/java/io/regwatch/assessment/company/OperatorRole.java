package io.regwatch.assessment.company;

import java.util.List;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.Polarity;

/**
 * What a company is beside a manufacturer, by the words of its profile: one that sells
 * devices of others, or one that represents makers or is represented (economic operators
 * in Regulation (EU) 2017/745, article 2(35)).
 */
public final class OperatorRole {

	/** A company that also sells devices of others. */
	private static final WordPattern DEALER = WordPattern
		.of("\\b(distribut(es?|ors?|ion|ing)|import(s|ers?|ing)?|händler|importeur|distributeur|distribuidor|distributore)\\b");

	/** Dealers of the company's own devices: "sold through independent distributors". */
	private static final WordPattern OWN_DEALERS = WordPattern
		.of("\\b(through|via|by|with|using|to|our|its|their|über|durch|mit|an|par|via|avec|aux?|nos|por|mediante|con|a través de|através de|tramite|da|com)\\s+(the |a |an |den |der |einen? |les |des |los |dei |os )?((?!who\\b|that\\b)[\\p{L}-]+\\s+){0,2}$");

	/** A company that says that it makes nothing. */
	private static final WordPattern MAKES_NOTHING = WordPattern
		.of("\\b(not|neither|never) (a |an |the |as a )?(legal )?(manufacturers?|makers?)\\b|\\b(do(es)? not|neither|never) (manufacture|make|produce)\\b(?! \\w)|\\b(manufactures?|makes?|produces?) (nothing|no (medical )?(devices|products))\\b|\\b(no|without) (own )?manufactur(e|ing|er|ers)( of (our|its|their) own)?\\b"
				+ "|\\bkeine? Hersteller\\w*|\\bnicht (der |die )?Hersteller\\b|\\bstell(en|t) (selbst )?(nichts|keine)\\b|\\b(pas|ni) (le |un |des )?fabricants?\\b|\\bne fabriqu\\w+ (rien|pas)\\b|\\bno (es|son|somos|soy) (el |un )?fabricantes?\\b|\\bno fabrica\\w*\\b|\\bnon (è|siamo|sono) (il |un )?fabbricant[ei]\\b|\\bnon fabbrica\\w*\\b|\\bnão (é|somos|são) (o |um )?fabricantes?\\b|\\bnão fabrica\\w*\\b");

	/** One who has duties for makers outside of a market. */
	private static final WordPattern REPRESENTATIVE = WordPattern
		.of("\\b((authori[sz]ed|european|swiss) representatives?|responsible persons?|sponsors?|CH-REP|EC[- ]REP|UKRP|initial importers?|\\w*bevollmächtigte\\w*|mandataires?|mandatari[oa]s?|representantes?|rappresentante)\\b");

	/** Characters before a dealer that are examined. */
	private static final int REACH = 60;

	private OperatorRole() {
	}

	/**
	 * Whether a company also sells devices of others.
	 * @param company from its profile
	 * @return {@code false} if it only names dealers of its own devices
	 */
	public static boolean isDealer(Company company) {
		return company.words().stream().anyMatch(OperatorRole::namesOwnTrade);
	}

	/**
	 * Whether a company only sells devices of others: it says that it makes none.
	 * @param company from its profile
	 * @return {@code false} for representatives
	 */
	public static boolean isDealerOnly(Company company) {
		List<String> profile = company.words();
		return isDealer(company) && profile.stream().anyMatch((one) -> MAKES_NOTHING.isIn(one))
				&& !hasRepresentative(company);
	}

	private static boolean namesOwnTrade(String text) {
		return DEALER.matcher(text)
			.results()
			.anyMatch((found) -> !OWN_DEALERS.isIn(text.substring(Math.max(0, found.start() - REACH), found.start())));
	}

	/**
	 * Whether a company names a representative, or is one.
	 * @param company from its profile
	 * @return {@code true} if its profile affirms it
	 */
	public static boolean hasRepresentative(Company company) {
		return Polarity.allOf(REPRESENTATIVE, company.words()).contains(Polarity.AFFIRMED);
	}

	/**
	 * Whether a text names those who act for makers from abroad.
	 * @param text a sentence or a title
	 * @return {@code true} if it does
	 */
	public static boolean namesRepresentative(String text) {
		return REPRESENTATIVE.isIn(text);
	}

}
