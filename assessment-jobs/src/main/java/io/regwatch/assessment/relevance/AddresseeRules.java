package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.OperatorRole;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.passage.Addressees;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.TextFact;
import io.regwatch.reading.Bearer;
import io.regwatch.reading.Duty;
import io.regwatch.reading.ReadSentence;

/** Compares those whom a text addresses with what a company is. */
final class AddresseeRules {

	/** Those who deal in devices, alone or among others. */
	private static final WordPattern DEALERS = WordPattern
		.of("\\b(distributors?|importers?|dealers?|wholesalers?|retailers?|(re)?sellers?|vendors?|traders?|suppliers?|sponsors?|economic operators?|(any|every|all|no) (persons?|compan(y|ies)|firms?)|(any|every)one who|whoever|händler\\w*|vertreiber\\w*|importeur\\w*|revendeurs?|rivenditor[ei]|proveedor\\w*|fornecedor\\w*|fornitor[ei]|wirtschaftsakteur\\w*|distributeurs?|importateurs?|opérateurs économiques|distribuidor\\w*|importador\\w*|operador\\w* económico\\w*|distributori?e?|importator[ei]|operator[ei] economic[oi])\\b");

	private static final WordPattern DENIED = WordPattern
		.of("\\b(not|no|nothing|neither|nor|without|kein\\w*|nicht|weder|pas|aucune?|ni|non|nessun\\w*|não|nenhum\\w*|ning[uú]n\\w*|other than)\\b");

	private static final WordPattern ADDRESSED = WordPattern
		.of("\\b(addressed to|is for|are for|intended for|aimed at|meant for|richtet sich an|wendet sich an|s['’]adresse aux?|dirigid[oa]s? a|se dirige a|si rivolge (a|al|agli|alle)|destinad[oa]s? (a|ao|aos|às))\\b");

	/** What only makers can do, whoever is addressed. */
	private static final WordPattern OF_MAKERS = WordPattern
		.of("\\b(label\\w*|marked|marking|bear|packag\\w+|instructions for use|technical documentation|design\\w*|kennzeichn\\w+|gebrauchsanweisung\\w*|étiquet\\w+|notice d.utilisation|etiquet\\w+|etichett\\w+|rotul\\w+)\\b");

	/** "Manufacturers outside the Union", "Hersteller mit Sitz in der Schweiz". */
	private static final WordPattern SEATED = WordPattern
		.of("\\b(manufacturers?|makers?|hersteller\\w*|fabricants?|fabricantes?|fabbricant[ei])\\b[^.;]{0,60}\\b(established|seat|based in|located|domiciled|outside|abroad|overseas|sitz|niederlassung|ansässig\\w*|ausland|établis?|siège|hors d\\w+|establecid[oa]s?|domicilio|fuera|stabilit[ioe]|sede|fuori|estabelecid[oa]s?|fora)\\b");

	private static final WordPattern OF_ALL_MAKERS = WordPattern
		.of("\\b(manufacturers?|makers?|economic operators?|importers?|hersteller\\w*|fabricants?|fabricantes?|fabbricant[ei])\\b");

	private static final Set<Bearer> OF_DEALERS = Set.of(Bearer.IMPORTER, Bearer.DISTRIBUTOR);

	/** Duties of others for one of makers. */
	private static final int MANY = 8;

	private static final TextFact<Boolean> OBLIGES_DEALERS = TextFact
		.of((text) -> text.reading().sentences().stream().anyMatch(AddresseeRules::obligesDealers));

	private AddresseeRules() {
	}

	/**
	 * Two signals: the title names other addressees, and the text never speaks of makers.
	 */
	static Optional<Relevance> others(UpdateTitles titles, Passages text, Company company) {
		boolean titled = titles.texts().stream().anyMatch(Addressees::nameOthers);
		boolean makers = Stream
			.concat(titles.texts().stream(),
					text.statements()
						.withoutExclusions()
						.stream()
						.filter((one) -> !Addressees.relieveAll(one) && !Addressees.leaveMakers(one)))
			.anyMatch(Addressees::nameThoseWhoPlaceOnMarket)
				|| text.bodies().stream().anyMatch(Addressees::relieveSome);
		boolean addressed = text.bodies().stream().anyMatch(Addressees::nameOthers);
		boolean own = concernDealer(text, company);
		boolean open = text.statements()
			.obliging()
			.stream()
			.filter((sentence) -> !Addressees.leaveMakersOnly(sentence.text()))
			.flatMap((sentence) -> sentence.duties().stream())
			.anyMatch(AddresseeRules::mayBeOfMakers);
		boolean toOthers = makers ? areMostlyOfOthers(titles, text) || isAddressedToOthers(text) : !open;
		return (titled && addressed && toOthers && !own) ? Optional.of(new Relevance.Foreign("addressee",
				List.of("duties of others than makers"), "products", company.productNames())) : Optional.empty();
	}

	/** Whether a duty is one of makers, or about what only makers can do. */
	static boolean mayBeOfMakers(Duty duty) {
		return duty.bearer() == Bearer.MANUFACTURER
				|| (duty.bearer() == Bearer.UNSTATED && OF_MAKERS.isIn(duty.what()));
	}

	/**
	 * Whether a title does not name makers, and of the many duties of a text hardly any
	 * is theirs: long texts for notified bodies speak of makers, too.
	 */
	private static boolean areMostlyOfOthers(UpdateTitles titles, Passages text) {
		List<Bearer> bearers = text.statements()
			.obliging()
			.stream()
			.flatMap((sentence) -> sentence.duties().stream())
			.map(Duty::bearer)
			.toList();
		long makers = bearers.stream().filter((bearer) -> bearer == Bearer.MANUFACTURER).count();
		long others = bearers.stream().filter((bearer) -> !bearer.mayBeMaker()).count();
		return titles.texts().stream().noneMatch(Addressees::nameMakers) && others >= MANY && others > MANY * makers;
	}

	/**
	 * Whether a text says that it is for others, names no makers there and obliges none.
	 */
	private static boolean isAddressedToOthers(Passages text) {
		return text.statements()
			.inclusions()
			.stream()
			.anyMatch((one) -> ADDRESSED.isIn(one) && Addressees.nameOthers(one) && !Addressees.nameMakers(one))
				&& text.statements()
					.obliging()
					.stream()
					.flatMap((sentence) -> sentence.duties().stream())
					.noneMatch((duty) -> duty.bearer() == Bearer.MANUFACTURER);
	}

	/**
	 * A subject of everybody's whose title names those who act for makers from abroad,
	 * and no makers, and whose text tells makers by their seat: only makers without a
	 * seat in the market need them (Regulation (EU) 2017/745, article 11; Therapeutic
	 * Goods Act 1989 of Australia, section 3).
	 */
	static Relevance ofMakersAbroad(Relevance found, UpdateTitles titles, Passages text, Company company) {
		boolean titled = titles.texts().stream().anyMatch(OperatorRole::namesRepresentative)
				&& titles.texts().stream().noneMatch((one) -> OF_ALL_MAKERS.isIn(one));
		boolean own = OperatorRole.hasRepresentative(company);
		return (found instanceof Relevance.ForAll && titled && !own
				&& text.bodies().stream().anyMatch((one) -> SEATED.isIn(one)))
						? new Relevance.Unclear(
								"Does the company sell in this market through a representative or sponsor?")
						: found;
	}

	/**
	 * Whether a company also sells devices of others, and a text obliges those who do.
	 */
	static boolean concernDealer(Passages text, Company company) {
		return OperatorRole.isDealer(company) && obligeDealers(text);
	}

	/**
	 * Whether a text says something to dealers that it does not say to release them.
	 */
	static boolean obligeDealers(Passages text) {
		return OBLIGES_DEALERS.in(text);
	}

	private static boolean obligesDealers(ReadSentence sentence) {
		boolean duty = sentence.duties().stream().map(Duty::bearer).anyMatch(OF_DEALERS::contains);
		boolean prohibited = sentence.duties().stream().anyMatch(Duty::prohibited);
		return duty || (DEALERS.isIn(sentence.text()) && !sentence.excludes()
				&& (prohibited || !DENIED.isIn(sentence.text())));
	}

}
