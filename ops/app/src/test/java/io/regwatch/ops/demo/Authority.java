package io.regwatch.ops.demo;

import java.awt.Color;
import java.util.Locale;

/** The invented regulators. */
enum Authority {

	/** Of the United States: PDFs. */
	FEDERAL("Demo Federal Device Office"),

	/** Of the European Union: PDFs in sections. */
	EUROPEAN("Demo European Device Board"),

	/** Of Australia: web pages. */
	COMMONWEALTH("Demo Commonwealth Therapeutics Agency");

	private final String title;

	Authority(String title) {
		this.title = title;
	}

	String title() {
		return this.title;
	}

	/** Makes a style for one document: fonts are not shared between them. */
	PdfStyle style() {
		return switch (this) {
			case FEDERAL -> PdfStyle.serif(11, new Color(0x1B, 0x36, 0x5D));
			case EUROPEAN -> PdfStyle.sans(10, new Color(0x1F, 0x4E, 0x9E));
			case COMMONWEALTH -> PdfStyle.sans(10, new Color(0x00, 0x5A, 0x4E));
		};
	}

	/** Its place among the resources and on the site. */
	String slug() {
		return name().toLowerCase(Locale.ROOT);
	}

}
