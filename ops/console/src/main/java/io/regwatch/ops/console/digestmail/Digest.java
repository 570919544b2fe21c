package io.regwatch.ops.console.digestmail;

import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The content of a mail.
 *
 * @param workspace its name
 * @param since when the mail before was sent
 * @param cursor up to which it lists changes
 * @param notes sentences that come first; the first one says whether all sources were
 * complete
 * @param sections without those that are empty
 * @param inboxUrl of the workspace
 * @param settingsUrl where the mail can be changed
 */
record Digest(String workspace, Instant since, String cursor, List<String> notes, List<DigestSection> sections,
		String inboxUrl, String settingsUrl) {

	/** For mail programs that show no HTML. */
	String plainText() {
		return """
				%s, since %s

				%s

				%sInbox: %s
				Change or end these mails: %s
				""".formatted(this.workspace, this.since, String.join("\n", this.notes),
				this.sections.stream().map(Digest::plainText).collect(Collectors.joining()), this.inboxUrl,
				this.settingsUrl);
	}

	private static String plainText(DigestSection section) {
		StringBuilder text = new StringBuilder(section.title()).append('\n');
		section.lines().forEach((line) -> {
			text.append("- ").append(line.text()).append(" (").append(line.detail()).append(")\n");
			if (!line.url().isEmpty()) {
				text.append("  ").append(line.url()).append('\n');
			}
		});
		if (section.more() > 0) {
			text.append("- and ").append(section.more()).append(" more in the console\n");
		}
		return text.append('\n').toString();
	}

}
