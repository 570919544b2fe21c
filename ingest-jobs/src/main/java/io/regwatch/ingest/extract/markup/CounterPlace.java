package io.regwatch.ingest.extract.markup;

import java.util.List;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.markup.stamp.StampKind;
import io.regwatch.ingest.extract.markup.stamp.StampLine;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/**
 * Where a number stands that may be one of a page. Below a heading or a term of the
 * document it is what the term says, and a time that is left is one of the document
 * unless it stands with notes of a page or with what closes a consultation.
 */
final class CounterPlace {

	/** Characters of a term. */
	private static final int FEW = 60;

	/** Characters of a text that says when a consultation closes. */
	private static final int MAX_DEADLINE = 120;

	/** Blocks around a time that is left. */
	private static final int NEAR = 3;

	private static final Pattern SENTENCE = Pattern.compile("(?s).*[.!?。！？…।][\\p{Pe}\\p{Pf}\"]*\\s*");

	private static final Pattern COLON = Pattern.compile("(?s).*[:：]\\s*");

	private static final Pattern DEADLINE = Pattern.compile(
			"(?iu)consultations?(?!\\p{L})|(?<!\\p{L})comments?(?!\\p{L})|feedback|submissions?(?!\\p{L})|(?<!\\p{L})(?:closes|closing\\sdate)(?!\\p{L})"
					+ "|konsultation|stellungnahme|anhörung|consulta(?:tion|zione)?(?!\\p{L})|raadpleging|remiss|høring|kuuleminen|konsultac"
					+ "|консультац|обсуждени|обговорен|διαβούλευσ|パブリック|意見募集|征求意见|徵求意見|의견\\s?(?:수렴|제출)");

	private CounterPlace() {
	}

	/**
	 * Whether a line that is nothing but a counter is text of the document.
	 * @param last whether no text of the page follows
	 */
	static boolean isOfDocument(List<Block> blocks, int at, StampLine line, boolean last) {
		if (line.isOnly(StampKind.COUNTDOWN)) {
			return !isOfConsultation(blocks, at) && (isBelowTerm(blocks, at) || !(last || isWithNotes(blocks, at)));
		}
		return line.isOnly(StampKind.LIKELY_VIEWS, StampKind.REACTIONS, StampKind.COUNTER) && !line.isOfReaders()
				&& isBelowTerm(blocks, at);
	}

	/** What is no sentence and says nothing of the page. */
	private static boolean isBelowTerm(List<Block> blocks, int at) {
		if (at == 0) {
			return false;
		}
		Block before = blocks.get(at - 1);
		return switch (before.kind()) {
			case HEADING -> before.level() > 1 && at > 1;
			case PARAGRAPH, LIST_ITEM -> COLON.matcher(before.text()).matches() || (before.text().length() <= FEW
					&& !SENTENCE.matcher(before.text()).matches() && !StampLine.of(before.text()).isOfSite());
			case TABLE_ROW, IMAGE, STATUS, FURNITURE -> false;
		};
	}

	private static boolean isWithNotes(List<Block> blocks, int at) {
		return isNote(blocks, at - 1) || isNote(blocks, at + 1);
	}

	private static boolean isNote(List<Block> blocks, int at) {
		return at >= 0 && at < blocks.size() && StampLine.of(blocks.get(at).text()).isOfSite();
	}

	private static boolean isOfConsultation(List<Block> blocks, int at) {
		for (int i = at - 1; i >= Math.max(0, at - NEAR); i--) {
			if (isDeadline(blocks.get(i))) {
				return true;
			}
			if (blocks.get(i).kind() == BlockKind.HEADING) {
				break;
			}
		}
		return at + 1 < blocks.size() && isDeadline(blocks.get(at + 1));
	}

	private static boolean isDeadline(Block block) {
		return block.text().length() <= MAX_DEADLINE && DEADLINE.matcher(block.text()).find();
	}

}
