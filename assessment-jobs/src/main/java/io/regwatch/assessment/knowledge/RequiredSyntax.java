package io.regwatch.assessment.knowledge;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reads a regular expression for the literals of which every match contains one. What
 * stands for one of many letters matches anything.
 */
final class RequiredSyntax {

	/** Members of the largest set of letters that are spelt out. */
	private static final int MEMBERS = 4;

	/** Escaped letters that stand for one of several letters. */
	private static final String CLASSES = "dDsSwW";

	/** Escaped letters that stand for a place. */
	private static final String PLACES = "bBAzZ";

	private final String expression;

	private int place;

	private RequiredSyntax(String expression) {
		this.expression = expression;
	}

	/**
	 * The literals of an expression.
	 * @param expression a valid regular expression
	 * @return none if a match need not contain one, folded in case
	 * @throws IllegalArgumentException if it has an escaped letter that is not known here
	 */
	static Set<String> literals(String expression) {
		return new RequiredSyntax(expression).alternatives().required().orElse(Set.of());
	}

	private ExpressionPart alternatives() {
		List<ExpressionPart> all = new ArrayList<>(List.of(sequence()));
		while (accept("|")) {
			all.add(sequence());
		}
		return all.stream().reduce(ExpressionPart::or).orElseThrow();
	}

	private ExpressionPart sequence() {
		ExpressionSequence sequence = new ExpressionSequence();
		while (this.place < this.expression.length() && peek() != '|' && peek() != ')') {
			sequence.add(repeated(atom()));
		}
		return sequence.part();
	}

	private ExpressionPart atom() {
		char next = take();
		return switch (next) {
			case '(' -> group();
			case '[' -> letters();
			case '\\' -> escape();
			case '.' -> ExpressionPart.ANY;
			case '^', '$' -> ExpressionPart.NOTHING;
			default -> literal(next);
		};
	}

	private static ExpressionPart literal(char letter) {
		return Character.isSurrogate(letter) ? ExpressionPart.ANY
				: ExpressionPart.of(Set.of("" + RequiredLiterals.fold(letter)));
	}

	private ExpressionPart group() {
		boolean around = accept("?=") || accept("?!") || accept("?<=") || accept("?<!");
		boolean plain = around || accept("?:") || accept("?>") || !accept("?");
		if (!plain) {
			boolean named = accept("<");
			while (!accept(named ? ">" : ":")) {
				take();
			}
		}
		ExpressionPart inner = alternatives();
		take();
		return around ? ExpressionPart.NOTHING : inner;
	}

	/** A set of few letters stands for each of them. */
	private ExpressionPart letters() {
		int start = this.place;
		int depth = 1;
		while (depth > 0) {
			char next = take();
			if (next == '\\') {
				take();
			}
			depth += (next == '[') ? 1 : (next == ']') ? -1 : 0;
		}
		String members = this.expression.substring(start, this.place - 1);
		return (members.length() > MEMBERS || !members.codePoints().allMatch(Character::isLetter)) ? ExpressionPart.ANY
				: ExpressionPart.of(members.chars()
					.mapToObj((member) -> "" + RequiredLiterals.fold((char) member))
					.collect(Collectors.toCollection(LinkedHashSet::new)));
	}

	private ExpressionPart escape() {
		char next = take();
		if (next == 'Q') {
			int end = this.expression.indexOf("\\E", this.place);
			String quoted = this.expression.substring(this.place, end);
			this.place = end + 2;
			ExpressionSequence letters = new ExpressionSequence();
			quoted.chars().forEach((letter) -> letters.add(literal((char) letter)));
			return letters.part();
		}
		if (next == 'p' || next == 'P') {
			this.place = this.expression.indexOf('}', this.place) + 1;
			return ExpressionPart.ANY;
		}
		if (PLACES.indexOf(next) >= 0) {
			return ExpressionPart.NOTHING;
		}
		if (CLASSES.indexOf(next) >= 0) {
			return ExpressionPart.ANY;
		}
		if (Character.isLetterOrDigit(next)) {
			throw new IllegalArgumentException("'\\%s' is not supported in '%s'".formatted(next, this.expression));
		}
		return literal(next);
	}

	private ExpressionPart repeated(ExpressionPart atom) {
		ExpressionPart part = quantified(atom);
		boolean _ = accept("?") || accept("+");
		return part;
	}

	private ExpressionPart quantified(ExpressionPart atom) {
		if (accept("?")) {
			return atom.or(ExpressionPart.NOTHING);
		}
		if (accept("*")) {
			return ExpressionPart.ANY;
		}
		if (accept("+")) {
			return atom.more();
		}
		if (!accept("{")) {
			return atom;
		}
		int end = this.expression.indexOf('}', this.place);
		String least = this.expression.substring(this.place, end).split(",", 2)[0];
		this.place = end + 1;
		return least.equals("0") ? ExpressionPart.ANY : atom.more();
	}

	private boolean accept(String text) {
		boolean found = this.expression.startsWith(text, this.place);
		this.place += found ? text.length() : 0;
		return found;
	}

	private char peek() {
		return this.expression.charAt(this.place);
	}

	private char take() {
		return this.expression.charAt(this.place++);
	}

}
