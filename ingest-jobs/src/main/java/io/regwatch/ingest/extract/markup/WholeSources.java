package io.regwatch.ingest.extract.markup;

import org.apache.tika.parser.html.IdentityHtmlMapper;

/**
 * Keeps all of a page. Tika cuts off an address that holds the image itself, unless the
 * attribute has another name for it; handlers find it by its qualified name.
 */
final class WholeSources extends IdentityHtmlMapper {

	@Override
	public String mapSafeAttribute(String element, String attribute) {
		String name = super.mapSafeAttribute(element, attribute);
		return (element.equals("img") && name.equals("src")) ? "image-source" : name;
	}

}
