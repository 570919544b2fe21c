package io.regwatch.assessment.mention;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.vocabulary.TermMatch;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/**
 * Kinds of devices that a sentence names only beside those that it is about: "devices
 * used near pacemakers", "as for hearing aids since 2025".
 */
public final class PassingMention {

	/** Characters before a kind that are examined. */
	private static final int REACH = 60;

	private static final Pattern ARTICLE = Pattern.compile(
			"(?:(?:an?|the|any|all|other|their|implanted|active|den|der|die|das|einem|einer|les|la|le|des|los|las|il|gli|i|os|as)\\s+)*$",
			Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

	/** Near it, together with it, or worn by those who meet the device. */
	private static final WordPattern BESIDE = WordPattern
		.of("\\b(near|next to|close to|(in|within) (the )?(vicinity|proximity) (of|to)|adjacent to|alongside|interfer\\w+ with|interoperab\\w+ with|(exchang\\w+|communicat\\w+|shar(e|es|ing)) (\\w+ ){0,2}with|interact\\w* with|exposed to|(patients|persons|people|wearers|users|carriers|recipients) (with|of|who (have|wear|use))"
				+ "|Interoperabilität mit|interoperab\\w+ mit|interopérab\\w+ avec|interoperabil\\w+ (con|com)|in der Nähe von|Träger\\w* von|Patient\\w* mit|à proximité (de|d['’]|des)|porteu\\w+ (de|d['’])|cerca de|portador\\w+ (de|di)|vicino a|in prossimità di|portatori di|perto de|próxim\\w+ de)\\s*$");

	/** Compared with it. */
	private static final WordPattern COMPARED = WordPattern
		.of("(?<!such )\\b(as (already |is the case |before )?(for|with|in the case of)|just like|like (that|those) (for|of)|similar(ly)? to( (that|those) (for|of))?|in the same way as( for)?|wie( (bereits|schon))? (bei|für)|comme( déjà)? pour|como( ya)? para|como (en el caso de|no caso de)|come( già)? per|como( já)? para)\\s*$");

	/** What comments asked for, whatever became of it. */
	private static final WordPattern REQUESTED = WordPattern
		.of("\\b(comments?|commenters?|respondents?|petitioners?)\\b[^.;]{0,40}\\b(asked|requested|suggested|proposed|wanted|urged|sought)\\b[^.;]*");

	private PassingMention() {
	}

	/**
	 * The kinds of devices in a text without those that are only mentioned.
	 * @param text a sentence or a title
	 * @return in their order
	 */
	public static Stream<TermMatch> without(String text) {
		List<TermMatch> all = Vocabulary.shipped().matches(Topic.DEVICE_KINDS, text);
		return all.stream().filter((kind) -> !isBeside(text, kind.start()));
	}

	/**
	 * A text without what comments asked for, whatever became of it.
	 * @param text of a passage
	 * @return the rest
	 */
	public static String withoutRequests(String text) {
		return REQUESTED.matcher(text).replaceAll(" ");
	}

	/** Whether what begins at an offset is named only beside something else. */
	static boolean isBeside(String text, int start) {
		String before = ARTICLE.matcher(text.substring(Math.max(0, start - REACH), start)).replaceFirst("");
		return BESIDE.isIn(before) || COMPARED.isIn(before);
	}

}
