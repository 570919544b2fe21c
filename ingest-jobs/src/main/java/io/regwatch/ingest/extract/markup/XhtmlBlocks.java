package io.regwatch.ingest.extract.markup;

import io.regwatch.ingest.extract.markup.style.StruckText;
import io.regwatch.ingest.extract.text.DocumentBlocks;
import java.nio.CharBuffer;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

import io.regwatch.ingest.extract.markup.stamp.StampLine;
import io.regwatch.ingest.extract.markup.table.XhtmlRow;
import io.regwatch.ingest.extract.text.LegalHeadings;
import io.regwatch.ingest.extract.text.ListMarkers;
import io.regwatch.ingest.extract.text.TextNormalizer;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.helpers.DefaultHandler;

/** Blocks of HTML, and of the XHTML that Tika makes of office documents. */
final class XhtmlBlocks extends DefaultHandler implements DocumentBlocks {

	private final XhtmlPages pages;

	private final Set<@Nullable String> opened;

	private final PageStyles styles;

	private final PageBlocks blocks;

	private final XhtmlLine line = new XhtmlLine();

	private final XhtmlRow row = new XhtmlRow();

	private final OpenRoles open = new OpenRoles();

	private final DrawnItems items = new DrawnItems();

	private final OrderedLists lists = new OrderedLists();

	/** The text of the last image. */
	private String image = "";

	private int headingLevel;

	private int begun;

	XhtmlBlocks(XhtmlPages pages) {
		this(pages, List.of(), PageStyles.NONE);
	}

	/**
	 * Makes the blocks of a document without text yet.
	 * @param opened the ids of elements that readers can open
	 * @param styles those of the page
	 */
	XhtmlBlocks(XhtmlPages pages, Collection<String> opened, PageStyles styles) {
		this.pages = pages;
		this.styles = styles;
		this.opened = new HashSet<>(opened);
		this.blocks = new PageBlocks(pages == XhtmlPages.SITE);
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
	public void startElement(String uri, String localName, String qName, Attributes own) {
		Attributes attributes = this.styles.inlined(own);
		String element = localName.toLowerCase(Locale.ROOT);
		boolean opened = this.opened.contains(attributes.getValue("id")) || (ElementRoles.isHidden(attributes)
				&& (this.open.afterOpener() || this.open.hasTwin(element, attributes)));
		XhtmlRole outside = ElementRoles.of(element, attributes, this.open, this.pages, opened);
		XhtmlRole role = this.open.inDrawing() ? Drawings.role(element, attributes, outside, this.open) : outside;
		if (!role.isInline()) {
			flush();
		}
		boolean labelled = opened && this.open.afterOpener();
		this.open.start(role, element, attributes, opened);
		if (this.open.lastIsMain() || this.open.lastIsNamedMain()) {
			this.blocks.startMain(!this.open.lastIsMain(), labelled);
		}
		boolean shown = !this.open.isHidden() && !isSecondImage(element, attributes);
		this.begun += this.pages.isStart(role, attributes) ? 1 : 0;
		enter(role, element, attributes);
		this.row.startElement(element, attributes);
		if (ElementNames.isCellLabel(attributes)) {
			this.row.startLabel();
		}
		boolean struck = shown && !this.open.has(XhtmlRole.DROPPED) && StruckText.is(element, attributes);
		this.line.start(role, element, attributes, shown, struck);
		if (shown) {
			icon(IconText.of(element, attributes));
			this.row.icon(element.equals("span") ? IconText.ofWord(attributes) : "");
			sign(element, attributes);
		}
		this.lists.start(element, attributes);
	}

	/** Images that load late are there once more for browsers without scripts. */
	private boolean isSecondImage(String element, Attributes attributes) {
		String before = this.image;
		if (element.equals("img")) {
			this.image = ImageText.of(attributes);
			return this.open.has(XhtmlRole.FALLBACK) && this.image.equals(before);
		}
		return false;
	}

	private void enter(XhtmlRole role, String element, Attributes attributes) {
		switch (role) {
			case HEADING -> startHeading(element.charAt(1) - '0');
			case ROW -> {
				this.row.start();
				this.blocks.startRow(this.open.isChrome());
			}
			case CELL -> {
				this.row.startCell(attributes);
				this.row.icon(IconText.label(attributes));
				this.row.icon(IconText.ofWord(attributes));
			}
			case CONTAINER -> breakRow();
			case CONTENT -> this.blocks.startContent();
			case ITEM -> {
				this.blocks.startEntry();
				this.items.start(this.blocks.size());
			}
			case FORM -> {
				breakRow();
				this.blocks.startBox(role, BoxDoubt.NONE);
			}
			case BANNER, WIDGET, SITE_NOTE, STAMP, SEARCH, MENU, SITE_MENU, HEADER, ASIDE, RELATED ->
				this.blocks.startBox(role, BoxDoubt.of(element, attributes, this.open.has(XhtmlRole.CONTENT)));
			default -> {
			}
		}
	}

	@Override
	public void endElement(String uri, String localName, String qName) {
		XhtmlRole role = this.open.last();
		this.line.end();
		if (!role.isInline()) {
			flush();
		}
		if (role == XhtmlRole.ROW) {
			breakRow();
		}
		if (role == XhtmlRole.ITEM) {
			endItem();
		}
		this.row.endElement(localName.toLowerCase(Locale.ROOT));
		if (this.open.lastIsMain() || this.open.lastIsNamedMain()) {
			this.blocks.endMain();
		}
		this.open.end();
		if (role.isBox()) {
			this.blocks.endBox();
		}
		this.lists.end(localName.toLowerCase(Locale.ROOT));
	}

	private void endItem() {
		String drawing = this.items.end(this.blocks.size());
		if (!this.row.isOpen() && !drawing.isEmpty()) {
			this.blocks.add(page(), this.open.kind(drawing, LineLinks.NONE), drawing, LineLinks.NONE);
		}
	}

	@Override
	public void characters(char[] characters, int start, int length) {
		if (!this.open.isWithoutText()) {
			this.line.append(characters, start, length);
			if (!CharBuffer.wrap(characters, start, length).chars().allMatch(Character::isWhitespace)) {
				this.open.text();
			}
		}
	}

	@Override
	public void ignorableWhitespace(char[] characters, int start, int length) {
		this.line.space();
	}

	/**
	 * Ticks and crosses of cells are text, crosses also elsewhere, where ticks decorate.
	 * Other icons count in cells without text.
	 */
	private void icon(String sign) {
		boolean cross = sign.equals(IconText.CROSS);
		if (this.row.isOpen() ? (cross || sign.equals(IconText.TICK)) : (cross && isSaid())) {
			this.line.add(sign);
		}
		else if (!this.line.isLink()) {
			this.row.icon(sign);
		}
	}

	/** Drawings of links and buttons say what these do. */
	private void sign(String element, Attributes attributes) {
		if (!this.line.isLink()) {
			String shape = this.open.inDrawing() ? CellSigns.shape(element, attributes) : "";
			this.row.sign(CellSigns.state(attributes), shape);
			this.items.add(shape);
		}
	}

	/** Crosses of links and buttons close something. */
	private boolean isSaid() {
		return this.open.has(XhtmlRole.ITEM) || !this.line.isLink();
	}

	private void startHeading(int level) {
		this.headingLevel = level;
		if (level == 1) {
			this.blocks.startTitle();
		}
		breakRow();
	}

	private void flush() {
		if (this.row.isOpen()) {
			this.row.append(this.line.links().named(this.line.text().toString()));
			this.row.icon(this.line.label());
		}
		else if (this.open.has(XhtmlRole.HEADING) && (!this.open.isChrome() || isTitle())) {
			this.blocks.title(page(), this.headingLevel, this.line.text(), this.line.links());
		}
		else {
			addText(this.lists.numbered(TextNormalizer.clean(this.line.textOrLabel(this.open.has(XhtmlRole.ITEM)))));
		}
		this.line.clear();
	}

	private void addText(String clean) {
		LineLinks links = this.line.links();
		BlockKind kind = this.open.kind(clean, links);
		int level = (kind == BlockKind.PARAGRAPH) ? LegalHeadings.headingLevel(clean) : 0;
		if (kind == BlockKind.PARAGRAPH && ListMarkers.isItem(clean) && !StampLine.of(clean).isNotes()) {
			this.blocks.add(page(), BlockKind.LIST_ITEM, clean, links);
		}
		else if (level > 0) {
			this.blocks.heading(page(), level, links.named(clean));
		}
		else {
			this.blocks.add(page(), kind, clean, links);
		}
	}

	private void breakRow() {
		this.blocks.addRow(page(), this.row.end());
	}

	/** The title of a document often stands in a header above its content. */
	private boolean isTitle() {
		return this.headingLevel == 1 && this.open.has(XhtmlRole.CHROME);
	}

	private int page() {
		return Math.max(1, this.begun);
	}

}
