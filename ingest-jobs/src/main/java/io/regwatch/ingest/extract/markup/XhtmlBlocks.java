package io.regwatch.ingest.extract.markup;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import io.regwatch.ingest.extract.text.LegalHeadings;
import io.regwatch.ingest.extract.text.ListMarkers;
import io.regwatch.ingest.extract.text.TextNormalizer;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.helpers.DefaultHandler;

/** Blocks of HTML, and of the XHTML that Tika makes of office documents. */
final class XhtmlBlocks extends DefaultHandler implements DocumentBlocks {

	private final XhtmlPages pages;

	private final PageBlocks blocks = new PageBlocks();

	private final StringBuilder text = new StringBuilder();

	private final XhtmlRow row = new XhtmlRow();

	private final Deque<XhtmlRole> open = new ArrayDeque<>();

	private final Map<XhtmlRole, Integer> depths = new EnumMap<>(XhtmlRole.class);

	private final OrderedLists lists = new OrderedLists();

	/** Where texts for readers of screens begin in the current text. */
	private final Deque<Integer> spoken = new ArrayDeque<>();

	private int raisedDepth;

	private int headingLevel;

	private int begun;

	XhtmlBlocks(XhtmlPages pages) {
		this.pages = pages;
	}

	@Override
	public ContentHandler handler() {
		return this;
	}

	@Override
	public int pages() {
		return page();
	}

	@Override
	public List<Block> toList() {
		flush();
		return this.blocks.toList();
	}

	@Override
	public void startElement(String uri, String localName, String qName, Attributes attributes) {
		String element = localName.toLowerCase(Locale.ROOT);
		XhtmlRole role = XhtmlRole.of(element, attributes, isWithin(XhtmlRole.CONTENT));
		this.open.push(role);
		if (role.isInline()) {
			this.text.append(isWithin(XhtmlRole.HIDDEN_INLINE) ? "" : startOf(role, element, attributes));
		}
		else {
			flush();
		}
		this.depths.merge(role, 1, Integer::sum);
		this.begun += this.pages.isStart(role, attributes) ? 1 : 0;
		enter(role, element);
		this.raisedDepth += element.equals("sup") ? 1 : 0;
		this.lists.start(element, attributes);
	}

	private static String startOf(XhtmlRole role, String element, Attributes attributes) {
		return switch (role) {
			case DELETED -> " [deleted: ";
			case INLINE -> switch (element) {
				case "br" -> "\n";
				case "img" -> ImageText.of(attributes);
				case "input" -> FormField.of(attributes);
				default -> "";
			};
			case SPOKEN -> " ";
			case HIDDEN_INLINE, DROPPED, HIDDEN, BANNER, MENU, CHROME, NAVIGATION, CONTENT, HEADING, ITEM, ROW, CELL,
					CONTAINER, BLOCK ->
				"";
		};
	}

	private void enter(XhtmlRole role, String element) {
		switch (role) {
			case HEADING -> startHeading(element.charAt(1) - '0');
			case ROW -> this.row.start();
			case CELL -> this.row.startCell();
			case CONTAINER -> breakRow();
			case CONTENT -> this.blocks.startContent();
			case BANNER, MENU -> startBox(role);
			case SPOKEN -> this.spoken.push(this.text.length());
			default -> {
			}
		}
	}

	@Override
	public void endElement(String uri, String localName, String qName) {
		XhtmlRole role = this.open.pop();
		this.raisedDepth -= localName.equalsIgnoreCase("sup") ? 1 : 0;
		if (role == XhtmlRole.SPOKEN) {
			endSpoken(Math.min(this.spoken.pop(), this.text.length()));
		}
		else if (role.isInline()) {
			this.text.append((role == XhtmlRole.DELETED) ? "] " : "");
		}
		else {
			flush();
		}
		if (role == XhtmlRole.ROW) {
			breakRow();
		}
		this.depths.merge(role, -1, Integer::sum);
		if (boxes() == 0) {
			this.blocks.endBox();
		}
		this.lists.end(localName.toLowerCase(Locale.ROOT));
	}

	@Override
	public void characters(char[] characters, int start, int length) {
		if (!isWithin(XhtmlRole.DROPPED) && !isWithin(XhtmlRole.HIDDEN_INLINE)) {
			int from = this.text.length();
			this.text.append(characters, start, length);
			if (this.raisedDepth > 0) {
				RaisedDigits.replace(this.text, from);
			}
		}
	}

	@Override
	public void ignorableWhitespace(char[] characters, int start, int length) {
		this.text.append(' ');
	}

	private void startBox(XhtmlRole role) {
		if (boxes() == 1) {
			this.blocks.startBox(role == XhtmlRole.BANNER);
		}
	}

	private int boxes() {
		return this.depths.getOrDefault(XhtmlRole.BANNER, 0) + this.depths.getOrDefault(XhtmlRole.MENU, 0);
	}

	private void endSpoken(int from) {
		if (PageNotes.isAboutLink(this.text.substring(from))) {
			this.text.setLength(from);
		}
		this.text.append(' ');
	}

	private void startHeading(int level) {
		this.headingLevel = level;
		if (level == 1) {
			this.blocks.startContent();
		}
		breakRow();
	}

	private void flush() {
		if (this.row.isOpen()) {
			this.row.append(this.text);
		}
		else if (isWithin(XhtmlRole.HEADING) && (!isChrome() || isTitle())) {
			this.blocks.heading(page(), this.headingLevel, this.text);
		}
		else {
			addText(this.lists.numbered(TextNormalizer.clean(this.text)));
		}
		this.text.setLength(0);
	}

	private void addText(String clean) {
		BlockKind kind = kind(clean);
		int level = (kind == BlockKind.PARAGRAPH) ? LegalHeadings.headingLevel(clean) : 0;
		if (kind == BlockKind.PARAGRAPH && ListMarkers.isItem(clean)) {
			this.blocks.add(page(), BlockKind.LIST_ITEM, clean);
		}
		else if (level > 0) {
			this.blocks.heading(page(), level, clean);
		}
		else {
			this.blocks.add(page(), kind, clean);
		}
	}

	private void breakRow() {
		this.blocks.add(page(), isChrome() ? BlockKind.FURNITURE : BlockKind.TABLE_ROW, this.row.end());
	}

	private BlockKind kind(String text) {
		// An item "5 visits" may be one of the document.
		boolean note = isWithin(XhtmlRole.ITEM) ? PageNotes.isUpdate(text) : PageNotes.isNote(text);
		if (isWithin(XhtmlRole.HIDDEN) || note) {
			return BlockKind.FURNITURE;
		}
		if (isChrome()) {
			boolean notice = !isWithin(XhtmlRole.NAVIGATION) && StatusNotices.isNotice(text);
			return notice ? BlockKind.STATUS : BlockKind.FURNITURE;
		}
		return isWithin(XhtmlRole.ITEM) ? BlockKind.LIST_ITEM : BlockKind.PARAGRAPH;
	}

	/** The title of a document often stands in a header above its content. */
	private boolean isTitle() {
		return this.headingLevel == 1 && isWithin(XhtmlRole.CHROME) && !isWithin(XhtmlRole.HIDDEN);
	}

	private boolean isChrome() {
		return isWithin(XhtmlRole.HIDDEN)
				|| ((isWithin(XhtmlRole.CHROME) || isWithin(XhtmlRole.NAVIGATION)) && !isWithin(XhtmlRole.CONTENT));
	}

	private boolean isWithin(XhtmlRole role) {
		return this.depths.getOrDefault(role, 0) > 0;
	}

	private int page() {
		return Math.max(1, this.begun);
	}

}
