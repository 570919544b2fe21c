package io.regwatch.assessment.priority;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.TextFact;
import io.regwatch.reading.ReadSentence;

/**
 * Whether a text says itself that it changes nothing: "the requirements are the same as
 * before", "places no new obligation on any firm".
 */
final class NothingNew {

	private static final String DUTIES = "(requirements?|obligations?|dut(y|ies)|conditions|procedures?)";

	private static final WordPattern STATED = WordPattern
		.of("\\b%1$s (\\w+ ){0,4}(are|is|remains?|stays?) (the same|unchanged|unaltered|as before)|\\bno (new|additional|further) %1$s|\\bno changes? (has|have|is|are|was|were) (been )?(made|needed|intended)( to (the |its )?%1$s)?"
			.formatted(DUTIES)
				+ "|\\b(have|has) nothing to do\\b(?! with\\b)|\\bnothing (new )?(changes|has changed|needs to be|has to be|is to be|is required)|\\bno (further |immediate |new )?(action|step|submission|response)s?( (by|from|of|on the part of) [^.;,]{1,60})? (is|are) (needed|required|necessary)|\\b(do|does) not (impose|create|introduce|add|change|alter|affect) (any |the )?(new |additional |existing )?%s"
					.formatted(DUTIES)
				+ "|\\bkeine (neuen|zusätzlichen|weiteren) (Pflichten|Anforderungen)|\\b(Anforderungen|Pflichten) (bleiben|sind) (\\w+ )?(unverändert|dieselben|gleich)|kein Handlungsbedarf|ändert sich nichts"
				+ "|\\baucune (nouvelle )?(obligation|exigence|action|démarche)|(exigences|obligations) (restent|demeurent|sont) (inchangées|les mêmes)|ne (crée|modifie|impose) (pas|aucune) ([\\w'’]+ ){0,3}(obligations?|exigences?|démarches?|règles?)"
				+ "|\\bning[uú]n\\w* (nuev[oa] )?(obligación|requisito|acción)|(requisitos|obligaciones) (no cambian|siguen siendo los mismos|se mantienen)|\\bnon (comporta|prevede|impone|introduce) (alcun |nuovi |nuove )?(\\w+ )?(obbligh?[oi]?|requisit[oi]|adempiment[oi])|\\bno (impone|introduce|supone|conlleva) (ningun[oa] |nuev[oa]s )?(obligaci\\w+|requisitos?)|\\bnão (impõe|introduz|implica) (nenhum[a]? |nov[oa]s )?(obrigaç\\w+|requisitos?)|\\bnessun\\w* (nuov[oa] )?(obbligo|requisito|azione)|(requisiti|obblighi) (restano|rimangono) (invariati|gli stessi)"
				+ "|\\bnenhum\\w* (nov[oa] )?(obrigação|requisito|ação)|(requisitos|obrigações) (permanecem|continuam) (inalterad\\w+|os mesmos)");

	/** It may hold for some only, or for a time. */
	private static final WordPattern LIMITED = WordPattern
		.of("\\b(others|remaining|whose|if|unless|until|till|where|provided|except|before|for (importers|distributors|users|patients|hospitals|devices|products|those|class)|wenn|sofern|bis|solange|außer|si|jusqu\\w*|sauf|hasta|salvo|se|fino|tranne|até|exceto|importers|distributors|hospitals|users|patients)\\b");

	/** "Existing licences are not affected", "reports need not be rewritten". */
	private static final WordPattern LEFT = WordPattern
		.of("\\b(are|is) not affected\\b|\\bneed not be (\\w+ )?(rewritten|revised|changed|repeated|resubmitted|updated|amended)|\\bremains? valid\\b|\\b(bleiben|bleibt) (davon )?(unberührt|gültig)|\\bne sont pas affectée?s|\\brest(ent|e) valables?|\\bno se ven afectad\\w+|\\bsiguen siendo válid\\w+|\\brestano valid\\w+|\\bnon sono interessat\\w+|\\bnão são afetad\\w+");

	/** "Tests must continue to meet the law as before": what was so all along. */
	private static final WordPattern CONTINUES = WordPattern
		.of("\\b(must|shall|should) continue to (meet|comply|conform|fulfil|satisfy|follow|apply|be)\\b|\\b(müssen|haben) (weiterhin|wie bisher)\\b|\\bdoivent continuer (à|de) (respecter|satisfaire|se conformer|remplir)\\b|\\bdeben seguir (cumpliendo|respetando)\\b|\\bdevono continuare a (rispettare|soddisfare)\\b|\\bdevem continuar a (cumprir|respeitar)\\b");

	private static final TextFact<Boolean> IS_SAID = TextFact
		.of((text) -> text.statements().news().anyMatch(NothingNew::says)
				&& text.statements().news().allMatch((one) -> says(one) || isWithoutDuty(one)));

	private NothingNew() {
	}

	/** Whether a text that ends says that it leaves what makers did as it is. */
	static boolean isLeft(Passages text) {
		return text.statements().news().anyMatch((one) -> LEFT.isIn(one.text()) && !LIMITED.isIn(one.text()));
	}

	/** Whether a sentence states a duty that stays as it was, without a day. */
	static boolean continues(ReadSentence sentence) {
		return CONTINUES.isIn(sentence.text()) && sentence.dates().isEmpty();
	}

	/** Whether a text says so of all that it newly says, and obliges to nothing else. */
	static boolean isSaid(Passages text) {
		return IS_SAID.in(text);
	}

	private static boolean says(ReadSentence sentence) {
		return STATED.isIn(sentence.text()) && !LIMITED.isIn(sentence.text());
	}

	private static boolean isWithoutDuty(ReadSentence sentence) {
		return sentence.duties().stream().noneMatch((duty) -> duty.bearer().mayBeMaker());
	}

}
