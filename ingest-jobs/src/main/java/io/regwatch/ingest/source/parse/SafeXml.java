package io.regwatch.ingest.source.parse;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;

import javax.xml.XMLConstants;

import io.regwatch.schema.text.XmlLimits;
import org.jdom2.Document;
import org.jdom2.JDOMException;
import org.jdom2.input.SAXBuilder;
import org.xml.sax.InputSource;

/** A parser of untrusted XML: no external entities (XXE), no entity expansion. */
final class SafeXml {

	private static final String FEATURES = "http://xml.org/sax/features/";

	private SafeXml() {
	}

	static Document parse(Reader reader) throws IOException, JDOMException {
		SAXBuilder builder = new SAXBuilder();
		builder.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
		builder.setFeature(FEATURES + "external-general-entities", false);
		builder.setFeature(FEATURES + "external-parameter-entities", false);
		XmlLimits.PROPERTIES.forEach((limit) -> builder.setProperty(limit, XmlLimits.LARGEST));
		builder.setExpandEntities(false);
		builder.setEntityResolver((publicId, systemId) -> new InputSource(new StringReader("")));
		try {
			return builder.build(reader);
		}
		catch (IllegalArgumentException ex) {
			// Of names that parsers allow and JDOM does not, such as ":a".
			throw new JDOMException(String.valueOf(ex.getMessage()), ex);
		}
	}

}
