package io.regwatch.ingest.extract.markup;

import java.util.regex.Pattern;

/**
 * Sizes of files in the labels of links, in brackets, behind the type of the file or at
 * the end: "PDF, 243 KB". Sizes within a sentence say something else.
 */
public final class FileSize {

	private static final String TYPE = "(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|zip|hwpx?|csv|word|excel)";

	private static final String LABEL = "(?:(?:file\\s)?size|(?:datei)?größe|taille|poids|tamaño|tamanho|dimensioni?|grootte|storlek|størrelse|koko"
			+ "|rozmiar|velikost|veľkosť|méret|dimensiune|размер|розмір|μέγεθος|boyut|ukuran|saiz|dung lượng|חجم|الحجم|大小|サイズ|크기|용량)";

	private static final String SIZE = "\\p{Nd}[\\p{Nd}.,\\s\u00A0\u202F]{0,12}(?:[kmg]i?[bo]|bytes?|octets?|octeți|bajtů|[кмг]б(?:айт\\p{L}{0,2})?|байт\\p{L}{0,2})(?!\\p{L})";

	/** What ends a label, or says in it how many pages the file has. */
	private static final String END = "(?=[\\s\u00A0]*(?:[)\\],;|·/\u2013\u2014-]|\\[File: |$))";

	private static final Pattern IN_LABEL = Pattern.compile(
			"(?iu)(?<=(?<!\\p{L})" + TYPE + "[\\s,;:|·/(\u2013\u2014-]{1,4}|[(\\[]\\s{0,2}|" + LABEL + "[\\s:：]{0,3})"
					+ SIZE + END + "|[,;|·/\u2013\u2014-][\\s\u00A0]*" + SIZE + "(?=\\s*(?:\\[File: |$))");

	private static final Pattern NOTE = Pattern.compile("(?iu)[(\\[]?(?:" + LABEL + "[\\s:：]*)?(?:" + TYPE
			+ "[\\s,;:|·/–—-]*)?" + SIZE + "(?:[\\s,;|·/–—-]+(?:" + TYPE + "|\\p{Nd}+\\s\\p{L}+))?[)\\]]?");

	private FileSize() {
	}

	/**
	 * Takes the sizes out of a text with links to files.
	 * @param text of a block
	 * @return the rest
	 */
	public static String removeFrom(String text) {
		return IN_LABEL.matcher(text).replaceAll("");
	}

	/**
	 * Whether a text says nothing but how large a file is.
	 * @param text of a block
	 * @return {@code true} also if it names its type or how many pages it has
	 */
	public static boolean isAll(String text) {
		return NOTE.matcher(text.strip()).matches();
	}

}
