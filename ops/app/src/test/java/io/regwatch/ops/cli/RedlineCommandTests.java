package io.regwatch.ops.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.ExitCode;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

class RedlineCommandTests {

	private static final String OLD = "# Scope\n\nDevices of class I.\n\n# Limits\n\nThe limit is 5 mg a day.\n";

	@TempDir
	Path directory = Path.of("");

	private final StringWriter out = new StringWriter();

	private final StringWriter err = new StringWriter();

	@Test
	void executeWhenJsonPrintsFiguresAndSections() throws IOException {
		write("a.md", OLD);
		write("b.md", OLD.replace("5 mg", "6 mg") + "\n# Fees\n\nPay at once.\n");
		assertThat(execute("--json", file("a.md"), file("b.md"))).isZero();
		assertThat(this.out.toString().strip()).isEqualTo("""
				{"materiality":"text","inserted":5,"deleted":1,"moved":0,"sections":[\
				{"heading":"Limits","change":"changed"},{"heading":"Fees","change":"added"}]}""");
		assertThat(this.err.toString()).isEmpty();
	}

	@Test
	void executeWhenHtmlWritesPage() throws IOException {
		write("a.md", OLD);
		write("b.md", OLD.replace("5 mg", "6 mg"));
		assertThat(execute("--html", file("page.html"), file("a.md"), file("b.md"))).isZero();
		assertThat(Files.readString(Path.of(file("page.html")))).startsWith("<!DOCTYPE html>")
			.contains("The limit is <del>5</del> <ins>6</ins> mg a day.", "@media print", "<h1>b.md</h1>",
					file("a.md") + ", saved on 20", "<p class=\"legend\"><span class=\"inserted\">inserted</span>")
			.doesNotContain("<script");
		assertThat(this.out.toString()).contains("materiality  text", "inserted     1 words", "changed      Limits",
				"# Limits", "The limit is [-5-] {+6+} mg a day.");
	}

	@Test
	void executeShowsOnlyTheWordsAroundAChangeWithoutControlCharacters() throws IOException {
		String words = IntStream.rangeClosed(1, 40).mapToObj((number) -> "word" + number).collect(joining(" "));
		write("<b>a.md", words + " old\u001b[2J " + words + "\n\nThe same.\n");
		write("<b>b.md", words + " new\u001b[2J " + words + "\n\nThe same.\n\nAnother one.\n");
		assertThat(execute("--html", file("page.html"), file("<b>a.md"), file("<b>b.md"))).isZero();
		assertThat(this.out.toString())
			.contains("… word29 word30", "word40 [-old", "{+new", "+} word1 word2", "word12 …", "{+Another one.+}")
			.doesNotContain("word20", "The same.", "\u001b");
		assertThat(Files.readString(Path.of(file("page.html")))).contains("<h1>&lt;b&gt;b.md</h1>")
			.doesNotContain("<b>");
	}

	@Test
	void executeWhenSameFileIsNone() throws IOException {
		write("a.md", OLD);
		assertThat(execute("--json", file("a.md"), file("a.md"))).isZero();
		assertThat(this.out.toString().strip())
			.isEqualTo("{\"materiality\":\"none\",\"inserted\":0,\"deleted\":0,\"moved\":0,\"sections\":[]}");
	}

	@Test
	void executeWhenOnlyLinesFlowOtherwiseMarksNothing() throws IOException {
		write("a.txt", "One two three.\n\nFour five six.\n");
		write("b.txt", "One two\nthree. Four five six.\n");
		assertThat(execute("--json", "--html", file("page.html"), file("a.txt"), file("b.txt"))).isZero();
		assertThat(this.out.toString()).contains("\"materiality\":\"furniture\"", "\"sections\":[]");
		assertThat(Files.readString(Path.of(file("page.html")))).doesNotContain("<ins", "<del");
	}

	@Test
	void executeWhenFileIsMissingNamesIt() throws IOException {
		write("a.md", OLD);
		assertThat(execute(file("a.md"), file("missing.pdf"))).isEqualTo(ExitCode.USAGE);
		assertThat(this.err.toString()).contains("No such file", file("missing.pdf"));
		assertThat(execute(file("a.md"), this.directory.toString())).isEqualTo(ExitCode.USAGE);
		assertThat(this.err.toString()).contains("is a directory");
	}

	@Test
	void executeWhenFileCannotBeReadSaysWhy() throws IOException {
		write("a.md", OLD);
		write("b.pdf", "<html><body>Not found</body></html>");
		assertThat(execute("--json", file("a.md"), file("b.pdf"))).isEqualTo(ExitCode.USAGE);
		assertThat(this.err.toString()).contains("Could not read", file("b.pdf"), "not_the_announced_type");
		assertThat(this.out.toString()).isEmpty();
	}

	@Test
	void executeWhenPageWouldReplaceInputRefuses() throws IOException {
		write("a.md", OLD);
		write("b.md", "Other.");
		assertThat(execute("--html", file("b.md"), file("a.md"), file("b.md"))).isEqualTo(ExitCode.USAGE);
		assertThat(Files.readString(Path.of(file("b.md")))).isEqualTo("Other.");
	}

	@Test
	void executeWhenChainPrintsALineForEachVersionAndTheOneBefore() throws IOException {
		write("law/2019.md", "---\ndate: 2019\n---\n\n" + OLD);
		write("law/2020.md", "---\ndate: 2020\n---\n\n" + OLD);
		write("law/2021.md", "---\ndate: 2021\n---\n\n" + OLD.replace("5 mg", "6 mg"));
		write("guide/old.txt", "Keep records.");
		write("guide/new.txt", "Keep the records.");
		write("alone/a.txt", "Nothing to compare with.");
		assertThat(execute("--chain", this.directory.toString())).isZero();
		assertThat(this.out.toString().lines().map((line) -> line.replaceAll(" +", " "))).containsExactly(
				"materiality inserted deleted moved sections versions", "text 1 0 0 1 guide/old.txt > new.txt",
				"furniture 0 0 0 0 law/2019.md > 2020.md", "text 1 1 0 1 law/2020.md > 2021.md");
	}

	@Test
	void executeWhenChainAsJsonHasAPairEach() throws IOException {
		write("law/1.txt", "Keep records.");
		write("law/2.txt", "Keep records.");
		assertThat(execute("--json", "--chain", this.directory.toString())).isZero();
		assertThat(this.out.toString().strip()).isEqualTo("""
				{"pairs":[{"old":"law/1.txt","new":"law/2.txt","materiality":"none","inserted":0,"deleted":0,\
				"moved":0,"sections":0}]}""");
	}

	@Test
	void executeWhenAVersionOfAChainCannotBeReadReportsItAndContinues() throws IOException {
		write("law/1.txt", "Keep records.");
		write("law/2.pdf", "<html><body>Not found</body></html>");
		write("next/1.txt", "One.");
		write("next/2.txt", "Two.");
		assertThat(execute("--chain", this.directory.toString())).isEqualTo(ExitCode.USAGE);
		assertThat(this.out.toString()).contains("unread ", "next/1.txt > 2.txt");
		assertThat(this.err.toString()).contains("Could not read '" + file("law/2.pdf"), "not_the_announced_type");
	}

	@Test
	void executeWhenChainIsNoneSaysWhatToName() throws IOException {
		write("a.md", OLD);
		assertThat(execute("--chain", file("a.md"))).isEqualTo(ExitCode.USAGE);
		assertThat(execute("--chain", this.directory.toString())).isEqualTo(ExitCode.USAGE);
		assertThat(execute("--chain", this.directory.toString(), file("a.md"))).isEqualTo(ExitCode.USAGE);
		assertThat(execute(file("a.md"))).isEqualTo(ExitCode.USAGE);
		assertThat(this.err.toString()).contains("is not a directory", "has two files to compare",
				"leave out OLD, NEW and --html", "Name two files OLD and NEW, or --chain DIR");
	}

	private void write(String name, String text) throws IOException {
		Path file = this.directory.resolve(name);
		Files.createDirectories(file.getParent());
		Files.writeString(file, text);
	}

	private int execute(String... arguments) {
		String[] all = new String[arguments.length + 1];
		all[0] = "redline";
		System.arraycopy(arguments, 0, all, 1, arguments.length);
		return RegwatchCommandLine.of(List.of(all))
			.setOut(new PrintWriter(this.out, true))
			.setErr(new PrintWriter(this.err, true))
			.execute(all);
	}

	private String file(String name) {
		return this.directory.resolve(name).toString();
	}

}
