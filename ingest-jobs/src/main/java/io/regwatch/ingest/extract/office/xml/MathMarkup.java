package io.regwatch.ingest.extract.office.xml;

import java.util.List;
import java.util.Map;
import java.util.Set;

import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * Writes an equation in MathML as those of other office documents.
 *
 * @see <a href="https://www.w3.org/TR/MathML3/">MathML 3</a>
 */
public final class MathMarkup {

	/** The parts of Office Open XML, with those of the children in turn. */
	private static final Map<String, List<String>> PARTS = Map.ofEntries(
			Map.entry("mfrac", List.of("m:f", "m:num", "m:den")), Map.entry("msup", List.of("m:sSup", "m:e", "m:sup")),
			Map.entry("msub", List.of("m:sSub", "m:e", "m:sub")),
			Map.entry("msubsup", List.of("m:sSubSup", "m:e", "m:sub", "m:sup")),
			Map.entry("munderover", List.of("m:sSubSup", "m:e", "m:sub", "m:sup")),
			Map.entry("munder", List.of("m:limLow", "m:e", "m:lim")),
			Map.entry("mover", List.of("m:limUpp", "m:e", "m:lim")), Map.entry("msqrt", List.of("m:rad", "m:e")),
			Map.entry("mroot", List.of("m:rad", "m:e", "m:deg")), Map.entry("mtable", List.of("m:m", "m:mr")),
			Map.entry("mtr", List.of("m:mr", "m:e")));

	private static final Set<String> LETTERS = Set.of("mi", "mn", "mo", "mtext", "ms");

	private static final Set<String> LEFT_OUT = Set.of("annotation", "annotation-xml");

	private MathMarkup() {
	}

	/**
	 * Returns the text of an equation.
	 * @param equation the element of it
	 * @return its text, in which signs show what belongs together
	 */
	public static String text(Element equation) {
		return part("", equation).text();
	}

	/** The part of a name that an element is in another one. */
	private static EquationPart part(String name, Element element) {
		EquationPart part = new EquationPart(name);
		if (LETTERS.contains(element.getLocalName())) {
			part.append(element.getTextContent().strip());
			return part;
		}
		List<String> names = PARTS.getOrDefault(element.getLocalName(), List.of("", ""));
		boolean same = names.getFirst().equals(name);
		EquationPart own = same ? part : new EquationPart(names.getFirst());
		int at = 1;
		for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
			if (child instanceof Element inner && !LEFT_OUT.contains(inner.getLocalName())) {
				own.add(part(names.get(at), inner));
				at = Math.min(at + 1, names.size() - 1);
			}
		}
		if (!same) {
			part.add(own);
		}
		return part;
	}

}
