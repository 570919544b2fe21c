package io.regwatch.ingest.extract.markup.stamp;

/**
 * Numbers of readers and what they have done, and ids of their visits, with their words.
 */
final class CountPatterns {

	/** With thousands after spaces or signs. */
	private static final String AMOUNT = "(?:\\p{Nd}{1,3}(?:\\s\\p{Nd}{3})++(?!\\p{Nd})|\\p{Nd}[\\p{Nd}.,]*+)(?:\\s?(?:"
			+ CounterWords.THOUSANDS + "))?+\\s?+";

	/** With how many of what. */
	private static final String COUNT = AMOUNT
			+ "(?:times|[×x](?!\\p{L})|次|회|건|回|人次|veces|kali|раза?|lần|kez|fois|ครั้ง|คน|raz(?:y)?|krát)?";

	private static final String NUMBER = "[\\s:：՝]*+" + COUNT + "(?:\\sas\\sof\\s.{6,40})?";

	static final WordPattern VIEWS = new WordPattern("(?iu)(?:" + NoteWords.VIEWS + ")" + NUMBER);

	static final WordPattern LIKELY_VIEWS = new WordPattern(
			"(?iu)(?:" + NoteWords.LIKELY_VIEWS + ")" + NUMBER + "|" + AMOUNT + "(?:" + CounterWords.VIEWED + ")");

	private static final String PUBLIC = CounterWords.DOWNLOADS + "|" + CounterWords.REACTIONS;

	static final WordPattern REACTIONS = new WordPattern(
			"(?iu)(?:" + PUBLIC + ")" + NUMBER + "|" + AMOUNT + "(?:" + PUBLIC + ")");

	static final WordPattern SESSION = new WordPattern(
			"(?iu)(?:" + CounterWords.SERVER_IDS + ")[\\s:：#=]++(?=\\S*\\p{Nd})[\\p{L}\\p{Nd}._~-]{6,80}");

	static final WordPattern VISITS = new WordPattern("(?iu)(?:" + NoteWords.VISITS + ")" + NUMBER);

	/** Where one of them may begin after another item. */
	static final String START = "(?:" + NoteWords.VISITS + "|" + NoteWords.VIEWS + "|" + NoteWords.LIKELY_VIEWS + "|"
			+ PUBLIC + ")[\\s:：]*+\\p{Nd}|(?:" + CounterWords.SERVER_IDS + ")[\\s:：#=]|(?<![\\p{Nd}.,])" + AMOUNT
			+ "(?:" + CounterWords.VIEWED + "|" + PUBLIC + ")(?!\\p{L}|[\\s:：]*+\\p{Nd})";

	private CountPatterns() {
	}

}
