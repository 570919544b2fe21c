package io.regwatch.ingest.extract.text;

import java.util.regex.Pattern;

/** The marks that list items begin with. */
public final class ListMarkers {

	private static final Pattern BULLET = Pattern.compile("[•●○◦▪■□▫‣⁃∙·►▶➢➤✓✔❖o*]\\s+\\S.*|[•●▪■‣∙➢➤✓✔❖]\\S.*");

	private static final Pattern DASH = Pattern.compile("[-–—]\\s+\\S.*");

	private static final Pattern NUMBER = Pattern
		.compile("(?:\\((?:\\d{1,3}|[a-zA-Z]{1,2}|[ivxIVX]{1,5})\\)|(?:\\d{1,3}|[a-zA-Z]|[ivx]{1,5})[.)])\\s+\\S.*");

	private ListMarkers() {
	}

	/** Whether the text begins with a mark that running text hardly ever has. */
	public static boolean isBulleted(String text) {
		return BULLET.matcher(text).matches();
	}

	/** Whether the text begins with any mark of a list. */
	public static boolean isItem(String text) {
		return isBulleted(text) || DASH.matcher(text).matches() || NUMBER.matcher(text).matches();
	}

}
