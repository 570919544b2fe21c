package io.regwatch.ingest.extract.markup.xml;

import java.util.regex.Pattern;

/**
 * Names of fields in metadata: those that state what a document is worth, from when and
 * for what, and those that state when its file was made.
 */
public final class FieldNames {

	private static final Pattern ABOUT_TOOLS = Pattern
		.compile("(?iu)(?:schema|xml|xsd|xsl|dtd|api|app[-_]?v|generator|template|format|file|site|theme|tool|software"
				+ "|converter|publish).*");

	/** Also in the languages of registers of law, some without accents. */
	private static final Pattern VALIDITY = Pattern.compile(
			"(?iu)status|effective|effect[-_]?date|appl(?:ies|icab|ied)|commenc|force|valid(?!at)|expir|until|deadline"
					+ "|withdraw|repeal|revo[kc]|supersed|replac|obsolet|(?<!con|in)version|edition|revision|jurisdiction"
					+ "|mandatory|binding|scope|(?:start|begin|end)[-_]?(?:date|period)|date[-_]?(?:d[e\u00E9]but|fin(?!\\p{L}))"
					+ "|abrog|derog|vig(?:ueur|ore|or(?!\\p{L})|enc|ent)|(?<!\\p{L})(?:etat|\u00E9tat|estado|stato)(?!\\p{L})"
					+ "|inkraft|ausserkraft|in[-_]kraft|g(?:ue|\u00FC)ltig|geltung|geldig|gyldig");

	private static final String MADE = "(?:updated?|modified|modification|generated|generation|created|creation|export(?:ed)?"
			+ "|print(?:ed)?|buil[dt]|extract(?:ed|ion)?|download(?:ed)?|retriev(?:ed|al)|fetched|refresh(?:ed)?"
			+ "|actuali[sz]aci\u00F3n|actuali[sz]acion|atualizacao)";

	/** A noun alone may name a part of the text: an update, an extract. */
	private static final Pattern FILE_DATE = Pattern
		.compile("(?i)(?:(?:last|date|time|fecha|data)[-_]?){1,2}(?:(?:of|de)[-_]?)?" + MADE
				+ "(?:[-_]?(?:at|on|date|time))*" + "|" + MADE
				+ "(?:[-_]?(?:at|on|date|time|stamp))+|updated|modified|generated|exported|timestamp");

	private static final Pattern SAVE_DATE = Pattern.compile("(?iu)(?:(?:last|date|time|meta[-_]?data)[-_]?)*"
			+ "(?:updated|modified|modification|geaendert|geändert|requested|retrieved|fetched|harvested|crawled)"
			+ "(?:[-_]?(?:at|on|date|time|stamp))*");

	private FieldNames() {
	}

	/** Whether a field states a status, a version, a scope or a time of effect. */
	public static boolean isValidity(String name) {
		return VALIDITY.matcher(name).find() && !isTool(name);
	}

	/** Whether a field is about the program or the format of the file. */
	static boolean isTool(String name) {
		return ABOUT_TOOLS.matcher(name).matches();
	}

	/** Whether a field of any record states when it was saved or read. */
	public static boolean isSaveDate(String name) {
		return SAVE_DATE.matcher(name).matches();
	}

	/** Whether a field of a whole document states when its file was made. */
	static boolean isFileDate(String name) {
		return FILE_DATE.matcher(name).matches();
	}

}
