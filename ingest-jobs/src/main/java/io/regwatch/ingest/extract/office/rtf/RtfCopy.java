package io.regwatch.ingest.extract.office.rtf;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

import io.regwatch.ingest.extract.running.MarkedHeads;
import io.regwatch.ingest.extract.text.StruckMark;

/**
 * Copies RTF: leaves out hidden text, what tracked changes delete and fields that each
 * save may change, marks struck text, keeps raised and lowered digits and the numbers of
 * items, and makes a paragraph of each row of a table.
 */
public final class RtfCopy {

	/** Characters that no text has. */
	static final char CELL = '\uFDD0';

	static final char COVERED = '\uFDD1';

	private final Writer out;

	private final Deque<RtfGroup> groups = new ArrayDeque<>();

	private final RtfCells cells = new RtfCells();

	private final RtfHeads heads = new RtfHeads();

	private final RtfNotes notes = new RtfNotes();

	private StruckMark mark = new StruckMark();

	/** Characters that stand for the Unicode character before them. */
	private int fallback;

	/** Whether the mark of a group that programs may ignore is not written yet. */
	private boolean ignored;

	private RtfCopy(Writer out) {
		this.out = out;
		this.groups.push(new RtfGroup());
	}

	public static void write(Path file, Path copy) throws IOException {
		RtfTokens tokens = new RtfTokens(Files.readString(file, StandardCharsets.ISO_8859_1));
		try (Writer out = Files.newBufferedWriter(copy, StandardCharsets.ISO_8859_1)) {
			RtfCopy result = new RtfCopy(out);
			while (tokens.hasNext()) {
				result.take(tokens.next());
			}
		}
	}

	private void take(RtfToken token) throws IOException {
		endIgnored(token);
		beginNote(token);
		switch (token.kind()) {
			case OPEN -> {
				this.fallback = 0;
				this.groups.push(group().copy());
				this.out.write(token.source());
			}
			case CLOSE -> {
				this.fallback = 0;
				endMark(this.groups.size() == 2);
				boolean running = group().isRunning();
				if (this.groups.size() > 1) {
					this.groups.pop();
				}
				endHead(running && !group().isRunning());
				this.out.write(token.source());
			}
			case WORD -> word(token);
			case TEXT -> text(token, this.fallback > 0);
			case OTHER -> {
				this.ignored = token.source().equals("\\*");
				if (this.ignored) {
					group().ignore();
				}
				else {
					this.out.write(token.source());
				}
			}
		}
	}

	/** LibreOffice marks footnotes as what programs may ignore, which the parser does. */
	private void endIgnored(RtfToken token) throws IOException {
		if (this.ignored) {
			this.ignored = false;
			this.out.write(token.word().equals("footnote") ? "" : "\\*");
		}
	}

	private void beginNote(RtfToken token) throws IOException {
		if (this.notes.isBegun()) {
			for (char letter : (this.notes.begin(token) + ' ').toCharArray()) {
				character(letter);
			}
		}
	}

	private void word(RtfToken token) throws IOException {
		group().apply(token);
		this.heads.word(token.word());
		this.notes.word(token, group());
		switch (token.word()) {
			case "u" -> {
				text(token, false);
				this.fallback = group().fallback();
			}
			case "tab", "line", "emdash", "endash", "bullet", "lquote", "rquote", "ldblquote", "rdblquote", "emspace",
					"enspace", "qmspace" ->
				text(token, false);
			case "par", "cell", "row", "nestcell", "nestrow", "sect", "page", "footnote" -> {
				endMark(group().isText());
				end(token);
			}
			case "trowd", "clvmrg", "cellx" -> {
				this.cells.define(token.word());
				this.out.write(token.source());
			}
			// The parser reads no properties of shapes.
			case "sv" -> this.out.write(group().isText() ? "\\shptxt " : token.source());
			// The parser leaves out the text of this group.
			case "listtext" -> {
			}
			case "ls" -> this.out.write(group().isRow() ? "" : token.source());
			default -> this.out.write(token.source());
		}
	}

	private void end(RtfToken token) throws IOException {
		switch (token.word()) {
			case "cell" -> {
				character(this.cells.isNextCovered() ? COVERED : ' ');
				character(CELL);
			}
			case "row" -> {
				this.cells.endRow();
				this.out.write("\\par ");
			}
			case "nestcell", "nestrow" -> this.out.write(" ");
			case "par" -> this.out.write(group().isRow() ? " " : token.source());
			default -> this.out.write(token.source());
		}
	}

	private void text(RtfToken token, boolean fallback) throws IOException {
		RtfGroup group = group();
		group.text(token.source());
		this.fallback -= fallback ? 1 : 0;
		if (!group.isText() || fallback) {
			this.out.write((group.isText() && group.isHidden()) ? "" : token.source());
		}
		else if (!group.isHidden()) {
			if (this.heads.begin(group, token)) {
				character(MarkedHeads.MARK);
			}
			this.out.write(this.mark.before(group.isStruck()));
			String aligned = group.alignment().write(token.source());
			boolean digit = aligned.length() == 1 && !aligned.equals(token.source());
			if (digit) {
				character(aligned.charAt(0));
			}
			else {
				this.out.write(token.source());
			}
		}
	}

	/** The last paragraph of a running header or footer ends with it. */
	private void endHead(boolean ended) throws IOException {
		if (ended) {
			this.heads.end();
			this.out.write("\\par ");
		}
	}

	private void endMark(boolean ended) throws IOException {
		if (ended) {
			this.out.write(this.mark.before(false));
		}
	}

	private void character(char character) throws IOException {
		this.out.write("\\uc0\\u%d \\uc%d ".formatted((int) (short) character, group().fallback()));
	}

	private RtfGroup group() {
		return this.groups.element();
	}

}
