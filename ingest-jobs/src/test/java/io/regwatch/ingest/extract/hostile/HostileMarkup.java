package io.regwatch.ingest.extract.hostile;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.ingest.extract.hostile.HostileFiles.Attack;

/** Texts and markup that nest, expand, or include files. */
final class HostileMarkup {

	/** Without it, markup is not recognised as XML and no parser of XML reads it. */
	private static final String XML = "<?xml version='1.0'?>";

	private HostileMarkup() {
	}

	static void addTo(List<Attack> attacks, Path secret) {
		String uri = secret.toUri().toString();
		add(attacks, "deep HTML", "html", (random) -> nested("<div>", "Text", "</div>", many(random)));
		add(attacks, "deep tables", "html",
				(random) -> nested("<table><tr><td>", "Text", "</td></tr></table>", many(random) / 20));
		add(attacks, "deep lists without ends", "html", (random) -> "<ul><li>".repeat(many(random)) + "Text");
		add(attacks, "wide cells", "html",
				(random) -> "<table><tr><td colspan='%d' rowspan='%1$d'>Text</td><td>B</td></tr></table>"
					.formatted(1_000_000 + random.nextInt(Integer.MAX_VALUE - 1_000_000)));
		add(attacks, "many attributes", "html",
				(random) -> "<p %s>Text</p>".formatted(numbered("a%d='b'", many(random))));
		add(attacks, "formatting elements", "html",
				(random) -> "<b><i><a href='x'>".repeat(many(random) / 20) + "Text");
		add(attacks, "combining marks", "html",
				(random) -> "<p>Text a%s</p>".formatted("\u0301".repeat(10 * many(random))));
		add(attacks, "one long line", "txt", (random) -> "Text ".repeat(10 * many(random)));
		add(attacks, "deep XML", "xml", (random) -> nested("<a>", "Text", "</a>", many(random)));
		add(attacks, "deep JSON", "txt", (random) -> nested("[", "1", "]", many(random)));
		add(attacks, "deep YAML", "yaml", (random) -> nested("[", "1", "]", many(random)));
		add(attacks, "YAML aliases", "yaml", (random) -> aliases(5 + random.nextInt(20)));
		add(attacks, "external entity", "xml",
				(random) -> XML + "<!DOCTYPE law [<!ENTITY x SYSTEM '%s'>]><law>Text &x;</law>".formatted(uri));
		add(attacks, "external parameter entity", "xml",
				(random) -> XML + "<!DOCTYPE law [<!ENTITY %% x SYSTEM '%s'> %%x;]><law>Text</law>".formatted(uri));
		add(attacks, "inclusion", "xml", (random) -> XML
				+ "<law xmlns:xi='http://www.w3.org/2001/XInclude'>Text <xi:include href='%s' parse='text'/></law>"
					.formatted(uri));
		add(attacks, "included page", "html",
				(random) -> "<p>Text</p><iframe src='%s'></iframe><object data='%1$s'></object>".formatted(uri));
		add(attacks, "entity expansion", "xml", (random) -> expansion(3 + random.nextInt(40)));
		add(attacks, "long entity", "xml", (random) -> XML + "<!DOCTYPE law [<!ENTITY x '%s'>]><law>%s</law>"
			.formatted("x".repeat(many(random)), "&x;".repeat(many(random))));
		add(attacks, "Markdown quotes", "md", (random) -> ">".repeat(many(random)) + " Text");
		add(attacks, "Markdown brackets", "md", (random) -> "[".repeat(many(random)) + "Text");
		add(attacks, "Markdown emphasis", "md", (random) -> "*a_ ".repeat(many(random)));
		add(attacks, "CSV formulas", "csv",
				(random) -> "Name,Value\n=cmd|'/C calc'!A0,\"=HYPERLINK(\"\"%s\"\")\"\n".formatted(uri)
					.repeat(1 + random.nextInt(1000)));
		add(attacks, "CSV columns", "csv", (random) -> "a" + ",".repeat(10 * many(random)) + "b\n1,2\n");
		add(attacks, "CSV quote without end", "csv", (random) -> "a,b\n\"" + "x,y\n".repeat(many(random)));
		add(attacks, "deep RTF", "rtf", (random) -> "{\\rtf1 " + nested("{\\b ", "Text", "}", many(random)) + "}");
		add(attacks, "RTF of negative length", "rtf",
				(random) -> "{\\rtf1 Text {\\pict\\bin%d x}}".formatted(random.nextInt()));
	}

	private static void add(List<Attack> attacks, String name, String extension, TextMaker maker) {
		attacks.add(new Attack(name, extension, (random) -> HostileArchives.text(maker.make(random))));
	}

	private static int many(Random random) {
		return 2000 + random.nextInt(100_000);
	}

	private static String nested(String start, String middle, String end, int depth) {
		return start.repeat(depth) + middle + end.repeat(depth);
	}

	private static String numbered(String form, int number) {
		return IntStream.range(0, number).mapToObj(form::formatted).collect(Collectors.joining(" "));
	}

	private static String expansion(int levels) {
		StringBuilder text = new StringBuilder(XML + "<!DOCTYPE law [<!ENTITY e0 'Text'>");
		for (int i = 1; i <= levels; i++) {
			text.append("<!ENTITY e%d '%s'>".formatted(i, "&e%d;".formatted(i - 1).repeat(10)));
		}
		return text.append("]><law>&e%d;</law>".formatted(levels)).toString();
	}

	private static String aliases(int levels) {
		StringBuilder text = new StringBuilder("a0: &a0 Text\n");
		for (int i = 1; i <= levels; i++) {
			text.append("a%d: &a%d [%s]\n".formatted(i, i, "*a%d,".formatted(i - 1).repeat(9) + "1"));
		}
		return text.toString();
	}

	/** Makes a text. */
	@FunctionalInterface
	private interface TextMaker {

		String make(Random random);

	}

}
