package io.regwatch.ops.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class MainTests {

	@TempDir
	Path directory;

	private final StringWriter out = new StringWriter();

	private final StringWriter err = new StringWriter();

	@Test
	void executeWhenNoCommandSaysWhichThereAre() {
		assertThat(execute()).isEqualTo(2);
		assertThat(this.err.toString()).contains("Missing required subcommand", "ingest", "sources", "extract",
				"reindex", "status");
	}

	@Test
	void executeWhenHelpIsAskedTeaches() {
		assertThat(execute("ingest", "--help")).isZero();
		assertThat(this.out.toString()).contains("--folder=DIR", "--home=DIR", "--json");
	}

	@Test
	void correctionWithoutAnIdOrAReasonIsWrongUsage() {
		assertThat(execute("updates", "retract", "nonsense", "--reason", "Twice told")).isEqualTo(2);
		assertThat(this.err.toString()).contains("'nonsense' is no id").doesNotContain("Exception");
		assertThat(execute("updates", "retract", "0199fd0e-8f6b-7c41-9d32-5a1c6c1f2e3d", "--reason", " ")).isEqualTo(2);
		assertThat(this.err.toString()).contains("A reason has 1 to 1000 characters");
		assertThat(execute("updates")).isEqualTo(2);
		assertThat(this.err.toString()).contains("retract", "merge", "restore");
	}

	@Test
	void ingestWhenFolderIsMissingIsWrongUsage() {
		Path absent = this.directory.resolve("absent");
		assertThat(execute("ingest", "--home", home(), "--folder", absent.toString())).isEqualTo(2);
		assertThat(this.err.toString().strip()).isEqualTo("regwatch: Folder '%s' does not exist".formatted(absent));
	}

	@Test
	void ingestWhenFolderIsAFileIsWrongUsage() throws IOException {
		Path file = Files.writeString(this.directory.resolve("file"), "");
		assertThat(execute("ingest", "--home", home(), "--folder", file.toString())).isEqualTo(2);
		assertThat(this.err.toString()).contains("is not a folder");
	}

	@Test
	void ingestWhenManifestIsWrongNamesFileLineAndField() throws IOException {
		Path manifest = Files.writeString(this.directory.resolve("regwatch.yaml"), "source:\n  removal: maybe\n");
		assertThat(execute("ingest", "--home", home(), "--folder", this.directory.toString())).isEqualTo(2);
		assertThat(this.err.toString()).startsWith("regwatch: " + manifest + ":2: field 'source.removal': ");
	}

	@Test
	void ingestWhenCatalogueIsWrongNamesFileLineAndFieldBeforeAnythingStarts() throws IOException {
		Path file = Files.createDirectories(this.directory.resolve("home/sources")).resolve("a.yaml");
		Files.writeString(file, "id: a\nkind: telepathy\n");
		assertThat(execute("ingest", "--home", home())).isEqualTo(2);
		assertThat(this.err.toString()).contains(file + ":2: field 'kind': ", "field 'title': ");
		assertThat(this.directory.resolve("home/postgres")).doesNotExist();
	}

	@Test
	void addCopiesAFileThatIsRightAndReplacesItWhenToldTo() throws IOException {
		Path file = Files.writeString(this.directory.resolve("mine.yaml"),
				"{id: a, title: A, geography: EU, institution: I, type: guidance, kind: folder, folder: {path: /tmp}}");
		Path copy = this.directory.resolve("home/sources/a.yaml");
		assertThat(execute("sources", "add", "--home", home(), file.toString())).isZero();
		assertThat(copy).hasSameTextualContentAs(file);
		assertThat(this.out.toString()).contains("Source 'a' is in '%s'".formatted(copy));
		assertThat(execute("sources", "add", "--home", home(), file.toString())).as("the same again").isZero();
		assertThat(this.err.toString()).isEmpty();
		Files.writeString(file, Files.readString(file).replace("title: A", "title: B"));
		assertThat(execute("sources", "add", "--home", home(), file.toString())).isEqualTo(2);
		assertThat(this.err.toString()).contains(
				"Source 'a' is already in '%s' with another content: --replace replaces it; another source needs another id"
					.formatted(copy));
		assertThat(execute("sources", "add", "--replace", "--home", home(), file.toString())).isZero();
		assertThat(copy).hasSameTextualContentAs(file);
		Files.writeString(file, "{id: b}");
		assertThat(execute("sources", "add", "--home", home(), file.toString())).isEqualTo(2);
		assertThat(this.directory.resolve("home/sources")).isDirectoryContaining("glob:**a.yaml")
			.isDirectoryNotContaining("glob:**b.yaml");
	}

	@Test
	void addWhenTwoFilesHaveOneIdKeepsTheFirst() throws IOException {
		String source = "{id: a, title: A, geography: EU, institution: I, type: guidance, kind: folder, folder: {path: /tmp}}";
		Path one = Files.writeString(this.directory.resolve("one.yaml"), source);
		Path other = Files.writeString(this.directory.resolve("other.yaml"), source.replace("title: A", "title: B"));
		assertThat(execute("sources", "add", "--home", home(), one.toString(), other.toString())).isEqualTo(2);
		assertThat(this.err.toString()).contains("with another content");
		assertThat(this.directory.resolve("home/sources/a.yaml")).hasSameTextualContentAs(one);
	}

	@Test
	void addWhenOneFileIsWrongCopiesNone() throws IOException {
		Path right = Files.writeString(this.directory.resolve("right.yaml"),
				"{id: a, title: A, geography: EU, institution: I, type: guidance, kind: folder, folder: {path: /tmp}}");
		Path wrong = Files.writeString(this.directory.resolve("wrong.yaml"), "{id: b}");
		assertThat(execute("sources", "add", "--home", home(), right.toString(), wrong.toString())).isEqualTo(2);
		assertThat(this.directory.resolve("home/sources/a.yaml")).doesNotExist();
	}

	@Test
	void ingestWhenTwoFoldersHaveOneIdIsWrongUsage() throws IOException {
		Path one = Files.createDirectory(this.directory.resolve("one"));
		Path other = Files.createDirectory(this.directory.resolve("other"));
		Files.writeString(one.resolve("regwatch.yaml"), "source: {id: same}");
		Files.writeString(other.resolve("regwatch.yaml"), "source: {id: same}");
		assertThat(execute("ingest", "--home", home(), "--folder", one.toString(), "--folder", other.toString()))
			.isEqualTo(2);
		assertThat(this.err.toString()).contains("Two folders are source 'same'");
	}

	@Test
	void ingestWhenHomeIsOfNewerVersionSaysSo() throws IOException {
		Files.createDirectories(this.directory.resolve("home"));
		Files.writeString(this.directory.resolve("home/home.json"), "{\"format\": 99}");
		Files.createDirectory(this.directory.resolve("documents"));
		assertThat(execute("ingest", "--home", home(), "--folder", this.directory.resolve("documents").toString()))
			.isOne();
		assertThat(this.err.toString()).contains("written by a newer Regwatch");
	}

	@Test
	void doctorWhenHomeCannotBeUsedStartsNothing() throws IOException {
		Path file = Files.writeString(this.directory.resolve("file"), "");
		assertThat(execute("doctor", "--home", file.toString())).isOne();
		assertThat(this.out.toString()).contains("ok ", "java ", "error ", "'%s' is a file".formatted(file));
		assertThat(execute("doctor", "--home", file.toString(), "--json")).isOne();
		assertThat(this.out.toString()).contains("{\"check\":\"home\",\"level\":\"error\",\"message\":");
	}

	@Test
	void checkWhenFilesAreRightShowsThem() throws IOException {
		Path file = Files.writeString(this.directory.resolve("a.yaml"), """
				{id: a, title: A, geography: EU, institution: MDCG, type: guidance, kind: folder, folder: {path: /tmp}}
				""");
		assertThat(execute("sources", "check", file.toString())).isZero();
		assertThat(this.out.toString()).contains("source 'a', A of MDCG (EU), kind folder");
	}

	@Test
	void checkWhenOneOfFilesIsWrongNamesItAndChecksTheOthers() throws IOException {
		Path wrong = Files.writeString(this.directory.resolve("a.yaml"), "id: A B\n");
		Path absent = this.directory.resolve("absent.yaml");
		assertThat(execute("sources", "check", wrong.toString(), absent.toString())).isEqualTo(2);
		assertThat(this.err.toString()).contains(wrong + ":1: field 'id': ", absent + ": no such file");
	}

	private String home() {
		return this.directory.resolve("home").toString();
	}

	private int execute(String... arguments) {
		return RegwatchCommandLine.of(List.of(arguments))
			.setOut(new PrintWriter(this.out, true))
			.setErr(new PrintWriter(this.err, true))
			.execute(arguments);
	}

}
