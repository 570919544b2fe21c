package io.regwatch.ingest.extract.office.sheet;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.xml.sax.Attributes;
import org.xml.sax.helpers.AttributesImpl;

/**
 * Says in the names of sheets which are hidden. They are text, since readers can show
 * them, and other sheets may refer to them.
 */
final class SheetNames extends OfficeFilter {

	@Override
	protected Use start(String element, Attributes attributes) {
		return Use.KEPT;
	}

	@Override
	protected Attributes change(String element, Attributes attributes) {
		int name = attributes.getIndex("name");
		if (!element.equals("x:sheet") || name < 0 || value(attributes, "state", "visible").equals("visible")) {
			return attributes;
		}
		AttributesImpl changed = new AttributesImpl(attributes);
		changed.setValue(name, attributes.getValue(name) + " [hidden]");
		return changed;
	}

}
