package io.regwatch.assessment.evidence;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * What was found out about one text whoever asks, kept with it: an update is assessed for
 * one workspace after the other, and each asks the same. Thread-safe; what several ask at
 * once may be found out by each of them.
 */
public final class TextFacts {

	private final Map<Object, Object> answers = new ConcurrentHashMap<>();

	/**
	 * The answer to a question about the text.
	 * @param <T> its type, the same each time
	 * @param question one object for each question
	 * @param answer finds it out; it depends on the text alone, and may ask for others
	 * @return what was found out first
	 */
	@SuppressWarnings("unchecked")
	public <T> T get(Object question, Supplier<T> answer) {
		Object known = this.answers.get(question);
		if (known == null) {
			// Not computed under a lock: an answer may need other answers.
			T found = answer.get();
			Object earlier = this.answers.putIfAbsent(question, found);
			known = (earlier != null) ? earlier : found;
		}
		return (T) known;
	}

}
