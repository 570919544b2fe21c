package io.regwatch.reading;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import io.regwatch.reading.Phrases.Hit;
import org.jspecify.annotations.Nullable;

/** The tokens of one sentence with the cues of its language. */
final class Marked {

	private final Tokens tokens;

	private final Lexicon lexicon;

	private final int from;

	private final int to;

	/** By token, from the first on; {@code null} where there is none. */
	private final @Nullable Set<Cue>[] covered;

	private final List<Hit> hits = new ArrayList<>();

	Marked(Tokens tokens, int from, int to, Lexicon lexicon) {
		this.tokens = tokens;
		this.from = from;
		this.to = to;
		this.lexicon = lexicon;
		this.covered = newSets(to - from);
		List<Hit> all = new ArrayList<>();
		for (int i = from; i < to; i++) {
			lexicon.phrases().find(tokens, i, to, all);
		}
		all.stream().filter((hit) -> hit.cue() == Cue.NEUTRAL).forEach(this::cover);
		all.stream().filter((hit) -> hit.cue() != Cue.NEUTRAL && hit.cue() != Cue.EXCEPT).forEach(this::add);
		all.stream().filter((hit) -> hit.cue() == Cue.EXCEPT && !isAfterVerb(hit)).forEach(this::add);
	}

	Tokens tokens() {
		return this.tokens;
	}

	Lexicon lexicon() {
		return this.lexicon;
	}

	boolean isGerman() {
		return this.lexicon.language().equals("de");
	}

	int from() {
		return this.from;
	}

	int to() {
		return this.to;
	}

	String form(int token) {
		return (token >= this.from && token < this.to) ? this.tokens.form(token) : "";
	}

	/** Whether a token belongs to one of the cues. */
	boolean is(int token, Cue... cues) {
		if (token < this.from || token >= this.to) {
			return false;
		}
		Set<Cue> some = this.covered[token - this.from];
		if (some != null) {
			for (Cue cue : cues) {
				if (some.contains(cue)) {
					return true;
				}
			}
		}
		return false;
	}

	boolean has(Cue... cues) {
		return anyIn(this.from, this.to, cues);
	}

	boolean anyIn(int start, int end, Cue... cues) {
		for (int i = Math.max(start, this.from); i < Math.min(end, this.to); i++) {
			if (is(i, cues)) {
				return true;
			}
		}
		return false;
	}

	/** The phrases of a cue; of those that begin at one token all. */
	List<Hit> hits(Cue... cues) {
		List<Cue> wanted = List.of(cues);
		return has(cues) ? this.hits.stream().filter((hit) -> wanted.contains(hit.cue())).toList() : List.of();
	}

	/** The longest phrases of a cue that do not begin inside another one. */
	List<Hit> longest(Cue cue) {
		List<Hit> separate = new ArrayList<>();
		for (Hit hit : hits(cue)) {
			@Nullable Hit last = separate.isEmpty() ? null : separate.getLast();
			if (last != null && last.from() == hit.from()) {
				separate.set(separate.size() - 1, hit);
			}
			else if (last == null || hit.from() >= last.to()) {
				separate.add(hit);
			}
		}
		return separate;
	}

	/** The words between two tokens, as they stand there. */
	String words(int start, int end) {
		return (start < end) ? this.tokens.text().substring(this.tokens.start(start), this.tokens.end(end - 1)) : "";
	}

	@SuppressWarnings("unchecked")
	private static @Nullable Set<Cue>[] newSets(int size) {
		return (@Nullable Set<Cue>[]) new Set<?>[size];
	}

	private void cover(Hit hit) {
		for (int i = hit.from(); i < hit.to(); i++) {
			Set<Cue> some = this.covered[i - this.from];
			if (some == null) {
				some = EnumSet.noneOf(Cue.class);
				this.covered[i - this.from] = some;
			}
			some.add(hit.cue());
		}
	}

	private void add(Hit hit) {
		if (!isNeutral(hit) && !isMonth(hit)) {
			cover(hit);
			this.hits.add(hit);
		}
	}

	/** "gilt jedoch nicht für" excepts nothing. */
	private boolean isAfterVerb(Hit hit) {
		return anyIn(hit.from(), hit.to(), Cue.NEGATOR)
				&& is(hit.from() - 1, Cue.FINITE, Cue.APPLY, Cue.COVER, Cue.EXCLUDE, Cue.EXEMPT, Cue.TAKE);
	}

	/** "26 May 2026" permits nothing. */
	private boolean isMonth(Hit hit) {
		return hit.to() - hit.from() == 1 && this.lexicon.month(form(hit.from())) > 0
				&& (this.tokens.isNumber(hit.from() - 1) || this.tokens.isNumber(hit.to()));
	}

	/** Neutral words mean nothing else: "not later than" denies nothing. */
	private boolean isNeutral(Hit hit) {
		for (int i = hit.from(); i < hit.to(); i++) {
			if (!is(i, Cue.NEUTRAL)) {
				return false;
			}
		}
		return hit.to() - hit.from() == 1 || is(hit.from() - 1, Cue.NEUTRAL) || is(hit.to(), Cue.NEUTRAL);
	}

}
