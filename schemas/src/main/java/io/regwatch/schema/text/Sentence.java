package io.regwatch.schema.text;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A sentence.
 *
 * @param text of it, without a label before it
 * @param parts where its subject may begin: itself, and what follows a part before its
 * subject, such as a date
 */
record Sentence(String text, List<String> parts) {

	private static final Pattern END = Pattern
		.compile("(?<=[.!?;\u061F])\\s+(?=[^\\p{Ll}\\p{N}])|(?<=[\u3002\uFF01\uFF1F])");

	/** What a status is called. */
	private static final Pattern LABEL = Pattern.compile(
			"(?iu)^[^\\p{L}\\p{N}]*(?:(?:status|state|estado|stato|statut|stav|stan|tila|durum|статус|состояние|κατάσταση|note|notice|important"
					+ "|warning|hinweis|achtung|attention|nota|aviso|avviso|状态|狀態|状態|상태|الحالة|מצב)\\s*[:：]\\s*)?");

	private static final Pattern END_OF_PART = Pattern
		.compile("[,:\uFF0C\uFF1A\u3001\u060C\u2013\u2014]\\s*|(?<!\\p{Nd})\\p{Nd}{4}\\s+");

	/** Longer parts say something else. */
	private static final int LONGEST_PART = 80;

	static Stream<Sentence> of(String text) {
		return END.splitAsStream(text).map((sentence) -> ofOne(LABEL.matcher(sentence).replaceFirst("")));
	}

	private static Sentence ofOne(String text) {
		return new Sentence(text,
				Stream
					.concat(Stream.of(text),
							END_OF_PART.matcher(text)
								.results()
								.map((part) -> text.substring(part.end()))
								.takeWhile((rest) -> text.length() - rest.length() <= LONGEST_PART))
					.toList());
	}

}
