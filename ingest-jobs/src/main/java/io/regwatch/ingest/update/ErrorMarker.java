package io.regwatch.ingest.update;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import io.regwatch.schema.Block;

/** What programs write in the place of content that they could not write. */
public enum ErrorMarker {

	/** Values of JavaScript that are no text. */
	VALUE("\\[object \\w+]|(?:^|\\| )(?:undefined|NaN)(?= \\||$)"),

	/** Values of formulas that have none, in spreadsheets. */
	FORMULA("#(?:REF!|NAME\\?|VALUE!|DIV/0!|N/A|NULL!|NUM!|SPILL!|CALC!)"),

	/** Names of values in templates. */
	TEMPLATE("\\{\\{[^{}]{0,200}}}|\\{%[^{}]{0,200}%}|\\$\\{[^{}]{0,200}}|<%[^<>]{0,200}%>"),

	/** Messages of interpreters, servers and databases. */
	EXCEPTION(
			"(?i)\\b(?:warning|notice|deprecated|(?:fatal |parse )?error)\\b: .{0,400} in \\S*[/\\\\]\\S+ on line \\d+"
					+ "|Traceback \\(most recent call last\\)|\\bat [\\w.$]+\\(\\w+\\.java:\\d+\\)|\\bSQLSTATE\\[|\\bORA-\\d{5}"
					+ "|\\b(?:System|java)\\.[\\w.]+Exception\\b"),

	/** What a page shows until its script has run. */
	LOADING("(?iU)^(?:loading|please wait|chargement(?: en cours)?|cargando|carregando|caricamento|wird geladen|laden"
			+ "|загрузка|加载中|載入中|読み込み中|로딩 중) ?(?:\\.{3}|…)$"),

	/** Requests to come back later. */
	UNAVAILABLE("(?iU)\\b(?:try again (?:later|in a few)|réessayer (?:plus tard|ultérieurement)"
			+ "|(?:später|zu einem späteren Zeitpunkt) (?:erneut|noch einmal|nochmals?)|int[eé]nt[ea]\\w* .{0,40}más tarde"
			+ "|tente .{0,40}mais tarde|riprova\\w* .{0,40}più tardi|probeer .{0,40}later|spróbuj\\w* .{0,40}później"
			+ "|повторите попытку позже|попробуйте .{0,40}позже)\\b" + "|请稍后再试|請稍後再試|しばらくしてから|나중에 다시"
			+ "|^(?=.*\\b(?:unavailable|not available|inaccessible|indisponible|nicht (?:verfügbar|erreichbar)|no (?:está )?disponible"
			+ "|non (?:è )?disponibile|não (?:está )?disponível|indisponível)\\b).{0,40}\\b(?:content|page|section|service"
			+ "|information|document|contenu|seite|inhalt\\w*|dienst|contenido|página|servicio|contenuto|conteúdo)\\b.{0,30}"
			+ "\\b(?:temporarily|currently|at present|temporairement|momentanément|vorübergehend|derzeit|temporalmente"
			+ "|temporaneamente|temporariamente)\\b.{0,60}$"),

	/** Letters of UTF-8 that were read as two or three of another character set. */
	MISREAD("Ã[\\u0080-\\u00bf]|Â[\\u00a1-\\u00bf]|â€[\\u0080-\\u00bf\\u0152-\\u0178\\u2000-\\u2122]|[ÐÑ][\\u0080-\\u00bf]"),

	/**
	 * The sign that decoders write for bytes that are no character. In prints it is a
	 * glyph without a known character.
	 */
	UNDECODED("\ufffd");

	private final Pattern pattern;

	ErrorMarker(String pattern) {
		this.pattern = Pattern.compile(pattern);
	}

	/**
	 * The words of a marker in a text that has others of its kind in none of some texts.
	 * @param text blocks of the text
	 * @param others blocks of texts in which a marker may belong to the content
	 * @param tolerance for texts of this format
	 */
	public static Optional<String> findNew(List<Block> text, Collection<List<Block>> others, Tolerance tolerance) {
		return Arrays.stream(values())
			.filter((marker) -> marker != UNDECODED || tolerance != Tolerance.PRINTS)
			.flatMap((marker) -> marker.find(text)
				.filter((_) -> others.stream().noneMatch((other) -> marker.find(other).isPresent()))
				.stream())
			.findFirst();
	}

	private Optional<String> find(List<Block> blocks) {
		return blocks.stream()
			.flatMap((block) -> this.pattern.matcher(block.text()).results())
			.map(MatchResult::group)
			.findFirst();
	}

}
