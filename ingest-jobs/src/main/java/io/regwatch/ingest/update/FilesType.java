package io.regwatch.ingest.update;

import java.util.List;

import io.regwatch.schema.Extraction;

import org.springframework.util.MimeType;

/**
 * The media type of several files that are read as one document: {@code application/zip}
 * with parameters of this program. {@code files} is their number, and {@code print} is
 * {@code true} if one of them at least stores pages.
 */
public final class FilesType {

	private static final String PRINT = "application/pdf";

	private static final String FILES = "application/zip";

	private static final String NUMBER = "files";

	private static final String WITH_PRINT = "; print=true";

	private FilesType() {
	}

	/**
	 * Returns the media type of several files that are read as one document.
	 * @param members media types of the files
	 */
	public static String of(List<String> members) {
		String type = "%s; %s=%d".formatted(FILES, NUMBER, members.size());
		return members.stream().anyMatch(FilesType::isPrint) ? type + WITH_PRINT : type;
	}

	/** Whether a text is that of several files that are read as one document. */
	public static boolean isOfFiles(Extraction.Text text) {
		return isOfFiles(text.mediaType());
	}

	/** How many files a text is of. */
	public static int count(Extraction.Text text) {
		String number = isOfFiles(text) ? MimeType.valueOf(text.mediaType()).getParameter(NUMBER) : null;
		return (number != null) ? Integer.parseInt(number) : 1;
	}

	static boolean isOfFiles(String mediaType) {
		return mediaType.startsWith(FILES);
	}

	/** Whether one file at least stores pages. */
	static boolean isPrint(String mediaType) {
		return mediaType.equals(PRINT) || mediaType.endsWith(WITH_PRINT);
	}

}
